import Foundation

/// The targets by name; `POLYSHOT_FUZZ_TARGET` picks one. libFuzzer brings the `main`.
private let targets: [String: @Sendable ([UInt8]) -> Void] = [
  "text": { TextFuzzer.shared.run($0) }, "fonts": { FontFuzzer.shared.run($0) }, "queries": { QueryFuzzer.shared.run($0) },
]

private let target = targets[ProcessInfo.processInfo.environment["POLYSHOT_FUZZ_TARGET"] ?? ""]

/// What libFuzzer calls with each input.
@c(LLVMFuzzerTestOneInput) public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let target else { fatalError("POLYSHOT_FUZZ_TARGET is one of \(targets.keys.sorted())") }
  unsafe target(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
