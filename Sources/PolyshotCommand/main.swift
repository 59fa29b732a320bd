#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

let status = Tool().run(
  Array(CommandLine.arguments.dropFirst()), console: .standard(), folder: FileManager.default.currentDirectoryPath)
exit(status.rawValue)
