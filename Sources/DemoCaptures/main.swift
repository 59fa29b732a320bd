import Foundation

// Sources/DemoCaptures/main.swift lies two folders below the package root.
let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

do {
  let run = try CaptureRun(Options(Array(CommandLine.arguments.dropFirst()), root: root))
  let written = try await run.run()
  print("\(run.jobs.count) captures, \(written) written")
} catch Options.Failure.help {
  print(Options.usage)
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n\(Options.usage)\n".utf8))
  exit(2)
}
