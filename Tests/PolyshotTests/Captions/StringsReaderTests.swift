import Foundation
import Testing

@testable import Polyshot

@Suite struct StringsReaderTests {
  private func pairs(_ bytes: [UInt8]) throws -> [String: String] {
    Dictionary(try StringsReader.read(bytes).entries.map { ($0.key, $0.value) }) { $1 }
  }

  private func oracle(_ data: Data) -> [String: String]? {
    unsafe (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: String]
  }

  @Test(arguments: [
    "\"a\" = \"b\";", "a = b;", "\"a\";", "/* \"x\" = \"y\"; */\n// c\n\"a\" = \"b\"; /* t */", "\"a\"=\"b\";\"c\" =\"d\" ;",
    #""a" = "q \" b \\ n \n t \t u \U00e9 \u00e9 \' z";"#, "\"a\" = \"one\ntwo\";", "{ a = b; \"c\" = d; }", "\"a\" = \"1\";\n\"a\" = \"2\";",
    "'a' = 'it\"s';", "a.b-c_d/e = 12;", #""a" = "\101";"#, "\"a\" = \"100% %@ $(x) `y` {z}\";",
  ])
  func agreesWithFoundation(_ text: String) throws {
    #expect(try pairs(Array(text.utf8)) == oracle(Data(text.utf8)))
  }

  @Test(arguments: ["", "\n", "// nothing", "\u{FEFF}"]) func emptyFileHasNoCaptions(_ text: String) throws {
    #expect(try pairs(Array(text.utf8)).isEmpty)
  }

  @Test func readsEveryEncodingAlike() throws {
    let text = "\n\"home\" = \"Plané 😀\";\n\"stats\" = \"It's\";\n"
    let wanted = ["home": "Plané 😀", "stats": "It's"]
    let encodings: [(String.Encoding, [UInt8])] = [
      (.utf8, []), (.utf8, [0xEF, 0xBB, 0xBF]), (.utf16LittleEndian, []), (.utf16LittleEndian, [0xFF, 0xFE]), (.utf16BigEndian, []),
      (.utf16BigEndian, [0xFE, 0xFF]), (.utf32LittleEndian, []), (.utf32LittleEndian, [0xFF, 0xFE, 0, 0]), (.utf32BigEndian, []),
      (.utf32BigEndian, [0, 0, 0xFE, 0xFF]),
    ]
    for (encoding, mark) in encodings {
      let bytes = mark + [UInt8](try #require(text.data(using: encoding)))
      #expect(try pairs(bytes) == wanted, "\(encoding) \(mark)")
    }
  }

  @Test(arguments: [
    ("\"k\" : \"v\";", SourcePosition(line: 1, column: 5)), ("\"a\" = \"b\"\n\"c\" = \"d\";", SourcePosition(line: 2, column: 1)),
    ("\"a\" = ;", SourcePosition(line: 1, column: 7)), ("\"a\" = \"b", SourcePosition(line: 1, column: 7)),
    ("/* x", SourcePosition(line: 1, column: 1)),
    ("\r\n= \"b\";", SourcePosition(line: 2, column: 1)), ("\"a\" = \"\\UD83D\";", SourcePosition(line: 1, column: 8)),
    ("<?xml", SourcePosition(line: 1, column: 1)),
    ("\"é\" = \"b\" x;", SourcePosition(line: 1, column: 11)), ("{ a = b; } x", SourcePosition(line: 1, column: 12)),
    ("{ a = b;", SourcePosition(line: 1, column: 9)),
    ("bplist00", SourcePosition(line: 1, column: 1)),
  ])
  func pointsAtTheFault(_ text: String, _ place: SourcePosition) throws {
    let fault = try #require(throws: StringsReader.Fault.self) { try StringsReader.read(Array(text.utf8)) }
    #expect(fault.position == place)
  }

  /// Cut anywhere or with any byte changed, a file is read or refused, never more.
  @Test(arguments: [String.Encoding.utf8, .utf16, .utf32]) func survivesDamage(_ encoding: String.Encoding) throws {
    let bytes = [UInt8](try #require("{ \"é😀\" = \"\\UD83D\\UDE00\\101\\n\"; /* c */ k = v; // x\n'q' = 'r' }".data(using: encoding)))
    for index in bytes.indices {
      _ = try? StringsReader.read(Array(bytes[..<index]))
      _ = try? CSVReader.rows(of: Array(bytes[..<index]))
      for byte: UInt8 in [0x22, 0x5C, 0xD8] {
        var damaged = bytes
        damaged[index] = byte
        _ = try? StringsReader.read(damaged)
        _ = try? CSVReader.rows(of: damaged)
      }
    }
  }

  @Test func missingLastSemicolonIsToldAndTaken() throws {
    let file = try StringsReader.read(Array("\"a\" = \"b\";\n\"c\" = \"d\"\n".utf8))
    #expect(file.entries.map(\.value) == ["b", "d"])
    #expect(file.missingSemicolon == SourcePosition(line: 3, column: 1))
  }

  @Test func keepsLines() throws {
    let file = try StringsReader.read(Array("// é\r\n\"a\" = \"b\";\r\n  \"c\" = \"d\";".utf8))
    #expect(file.entries.map(\.position) == [SourcePosition(line: 2, column: 1), SourcePosition(line: 3, column: 3)])
  }

  @Test func latin1IsRefusedAtItsLine() throws {
    let fault = try #require(throws: StringsReader.Fault.self) { try StringsReader.read(Array("\n\"a\" = \"D".utf8) + [0xE9, 0x22, 0x3B]) }
    #expect(fault.reason == .encoding(.notUnicode(byte: 0xE9)))
    #expect(fault.position == SourcePosition(line: 2, column: 9))
  }

  static let dialects = (try? FileManager.default.contentsOfDirectory(atPath: Samples.folder + "/captions/strings-dialects"))?.sorted() ?? []

  /// Each dialect people have is read as Foundation reads it, or refused at a line.
  @Test(.enabled(if: !dialects.isEmpty, "needs the samples folder"), arguments: dialects) func dialect(_ name: String) throws {
    let data = try Data(contentsOf: URL(filePath: Samples.folder + "/captions/strings-dialects/" + name))
    do {
      let read = try pairs([UInt8](data))
      if let oracle = oracle(data) { #expect(read == oracle) }
      #expect(!read.isEmpty)
    } catch let fault as StringsReader.Fault {
      #expect(["latin1.strings", "plist.strings", "translations.bad.strings"].contains(name), "\(fault)")
    }
  }
}
