import Foundation
import Testing

@testable import Polyshot

@Suite struct JSONReaderTests {
  private func read(_ text: String) throws -> JSONValue { try JSONReader.value(of: Array(text.utf8)) }

  /// A value without places, as both readers give it.
  private indirect enum Plain: Decodable, Equatable {
    case null, bool(Bool), number(Double), string(String), list([Plain]), object([String: Plain])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let value = try? container.decode(Bool.self) {
        self = .bool(value)
      } else if let value = try? container.decode(Double.self) {
        self = .number(value)
      } else if let value = try? container.decode(String.self) {
        self = .string(value)
      } else if let value = try? container.decode([Plain].self) {
        self = .list(value)
      } else {
        self = .object(try container.decode([String: Plain].self))
      }
    }

    init(_ value: JSONValue) {
      switch value.content {
      case .null: self = .null
      case .bool(let flag): self = .bool(flag)
      case .number(let number): self = .number(number)
      case .string(let text): self = .string(text)
      case .array(let values): self = .list(values.map(Plain.init))
      case .object(let members): self = .object(Dictionary(members.map { ($0.key, Plain($0.value)) }) { $1 })
      }
    }
  }

  static let valid = [
    "{}", "[]", "{ a: 1, }", "[1, 2, ]", "{ 'a': 'b\\'c' }", "{ \"a\": \"\\u00e9\\uD83D\\uDE00\" }", "{ _a$1: .5, b: 5., c: -0x1F, d: +3 }",
    "// c\n{ /* x */ a: [true, false, null] } // end", "{ ünï: 1e3, b: 1E-2, c: 0 }", "\u{FEFF}{ a: 1 }",
    "0xdecaf", "1.5e+3", "[[[[]]]]", "{ a: '/* no comment */ // neither' }",
  ]

  @Test(arguments: valid) func agreesWithFoundation(_ text: String) throws {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    // Foundation takes no byte order mark before a text given as UTF-8.
    let oracle = try decoder.decode(Plain.self, from: Data(text.drop { $0 == "\u{FEFF}" }.utf8))
    #expect(Plain(try read(text)) == oracle)
  }

  /// Where Foundation's decoder does not follow https://spec.json5.org: the values are the specification's (sections 3, 5.1, 7, 8).
  @Test(arguments: [
    ("{ a: 'one \\\ntwo' }", JSONOutput.object(["a": .string("one two")])), ("'x\\x41\\v\\0'", .string("xA\u{B}\0")),
    ("\u{A0}[\u{2003}1\u{2028}]", .array([.number(1)])), ("{ \\u0061b: 1 }", .object(["ab": .number(1)])),
  ])
  func followsTheSpecification(_ text: String, _ value: JSONOutput) throws {
    let oracle = try JSONDecoder().decode(Plain.self, from: Data(value.text.utf8))
    #expect(Plain(try read(text)) == oracle)
  }

  static let invalid: [(String, SourcePosition)] = [
    ("", .init(line: 1, column: 1)), ("{", .init(line: 1, column: 2)), ("[1 2]", .init(line: 1, column: 4)), ("{ a 1 }", .init(line: 1, column: 5)),
    ("{\n  a: 1,\n  b: }", .init(line: 3, column: 6)), ("{ a: 01 }", .init(line: 1, column: 6)), ("{ a: 0x }", .init(line: 1, column: 6)),
    ("{ a: 1e }", .init(line: 1, column: 6)), ("{ a: . }", .init(line: 1, column: 6)), ("{ a: 'x\ny' }", .init(line: 1, column: 6)),
    ("{ a: \"x", .init(line: 1, column: 6)), ("/* x", .init(line: 1, column: 1)), ("{ é: '\\uD83D' }", .init(line: 1, column: 7)),
    ("[1,,2]", .init(line: 1, column: 4)), ("truee", .init(line: 1, column: 1)), ("{} x", .init(line: 1, column: 4)),
    ("{ 1a: 2 }", .init(line: 1, column: 3)),
    ("'\\u12'", .init(line: 1, column: 2)), ("[1]\r\n]", .init(line: 2, column: 1)), ("{ a: +-1 }", .init(line: 1, column: 6)),
  ]

  @Test(arguments: invalid) func pointsAtTheFault(_ text: String, _ place: SourcePosition) throws {
    let error = try #require(throws: JSONSyntaxError.self) { try read(text) }
    #expect(error.position == place)
  }

  @Test func refusesDuplicateKeys() throws {
    let error = try #require(throws: JSONSyntaxError.self) { try read("{ a: 1,\n 'a': 2 }") }
    #expect(error.reason == .duplicateKey("a", first: SourcePosition(line: 1, column: 3)))
    #expect(error.position == SourcePosition(line: 2, column: 2))
    #expect(try JSONReader.value(of: Array("{ a: 1, a: 2 }".utf8), duplicateKeys: .kept).members.count == 2)
  }

  @Test func limitsDepth() throws {
    let deep = String(repeating: "[", count: 200_000)
    let error = try #require(throws: JSONSyntaxError.self) { try read(deep) }
    #expect(error.reason == .tooDeep(limit: 100))
    #expect(throws: Never.self) { try read(String(repeating: "[", count: 99) + String(repeating: "]", count: 99)) }
  }

  /// Cut anywhere or with any byte changed, a file is read or refused, never more.
  @Test func survivesDamage() {
    let bytes = Array("\u{FEFF}// é\n{ a: [1.5e-3, -0x1F, .5], 'b': \"\\u00e9\\uD83D\\uDE00\\x41\\\n\", c: { d: null } }".utf8)
    for index in bytes.indices {
      _ = try? JSONReader.value(of: Array(bytes[..<index]))
      for byte: UInt8 in [0x22, 0x2F, 0x5C, 0xE2] {
        var damaged = bytes
        damaged[index] = byte
        _ = try? JSONReader.value(of: damaged)
      }
    }
  }

  @Test func pointsAtBrokenUTF8() throws {
    let error = try #require(throws: JSONSyntaxError.self) { try JSONReader.value(of: Array("{ a:\n 'é".utf8) + [0xE9, 0x22]) }
    #expect(error.reason == .invalidUTF8)
    #expect(error.position == SourcePosition(line: 2, column: 4))
  }

  @Test func keepsPlaces() throws {
    let value = try read("\u{FEFF}{\r\n  é: [1,\t'x'],\n  b: { c: null } }")
    #expect(value.position == SourcePosition(line: 1, column: 1))
    #expect(value.members.map(\.keyPosition) == [SourcePosition(line: 2, column: 3), SourcePosition(line: 3, column: 3)])
    #expect(value["é"]?.elements.map(\.position) == [SourcePosition(line: 2, column: 7), SourcePosition(line: 2, column: 10)])
    #expect(value["b"]?["c"]?.position == SourcePosition(line: 3, column: 11))
  }

  @Test func writesWhatFoundationReads() throws {
    let text = "a\"b\\c\n\r\t\u{1}\u{7F}\u{2028}é😀/"
    let output = JSONOutput.object(["z": .string(text), "a": .array([.integer(-3), .number(0.25), .number(2), .bool(true), .null]), "n": nil])
    #expect(output.text.hasPrefix(#"{"z":"a\"b\\c\n\r\t\u0001\u007f\u2028é😀/","a":[-3,0.25,2,true,null]}"#))
    let read = try #require(try JSONSerialization.jsonObject(with: Data(output.text.utf8)) as? [String: Any])
    #expect(read["z"] as? String == text)
    #expect(JSONOutput.number(.infinity).text == "null")
  }
}
