import Foundation
import Polyshot

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `measure run COMMAND ARGUMENT…`: runs a command and says on standard error what it took, as `seconds SECONDS cpu SECONDS peak MEGABYTES`.
func run(_ command: [String]) throws -> Int32 {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = command
  let clock = ContinuousClock()
  let start = clock.now
  try process.run()
  process.waitUntilExit()
  let elapsed = clock.now - start
  var usage = rusage()
  unsafe getrusage(childrenUsage, &usage)
  let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
  let cpu = [usage.ru_utime, usage.ru_stime].reduce(0.0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) * 1e-6 }
  let text = String(format: "seconds %.2f cpu %.2f peak %.0f\n", seconds, cpu, Double(usage.ru_maxrss) * residentUnit / 1e6)
  FileHandle.standardError.write(Data(text.utf8))
  return process.terminationStatus
}

/// `measure captions FOLDER`: lays out every caption of a project on one thread, fonts open, no layout met twice; and starts workers.
func captions(folder: String) throws -> Int32 {
  let prepared = try resources(folder: folder)
  let probe = CaptionProbe(prepared, plan: Plan(prepared.project))
  // the first round opens the fonts
  var glyphs = probe.layOutAll()
  let rounds = 5
  let layout = (0..<rounds).map { _ in
    processorSeconds { glyphs = probe.layOutAll() }
  }.min()!
  let starts = 100
  let start = processorSeconds { for _ in 0..<starts { probe.startWorker() } } / Double(starts)
  let each = layout / Double(probe.count)
  print(
    String(
      format: "%d captions, %d glyphs: %.3f ms a layout, %.0f a minute and core (best of %d rounds); a worker starts in %.3f ms", probe.count,
      glyphs, each * 1000, 60 / each, rounds, start * 1000))
  return 0
}

/// Processor seconds of the process.
func processorSeconds(_ work: () -> Void) -> Double {
  func now() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
  let start = now()
  work()
  return now() - start
}

func resources(folder: String) throws -> ProjectResources {
  let path = ProjectPath.joined(FileManager.default.currentDirectoryPath, folder)
  let resources = ResourceFolders.standard(project: path, environment: ProcessInfo.processInfo.environment)
  let project = try Project.load(folder: path, resources: resources, catalog: try DeviceCatalog.load(from: resources))
  return try ProjectResources.load(project, folders: resources)
}

/// `measure stages FOLDER DEVICE LOCALE…`: draws a device's shots in some locales on one thread and prints the mean of each stage.
func stages(folder: String, device: String, locales: [String]) throws -> Int32 {
  let prepared = try resources(folder: folder)
  let project = prepared.project
  let plan = Plan(project, selection: try Selection(devices: [device], locales: locales, scenes: [], in: project))

  let output = FileManager.default.temporaryDirectory.appending(path: "polyshot-stages-\(UUID().uuidString)").path
  defer { try? FileManager.default.removeItem(atPath: output) }
  let probe = StageProbe(prepared, folder: output)
  let measured = plan.shots.compactMap { probe.measure($0) }
  guard measured.count == plan.shots.count, !measured.isEmpty else {
    FileHandle.standardError.write(Data("error: \(plan.shots.count - measured.count) of \(plan.shots.count) shots cannot be drawn\n".utf8))
    return 1
  }
  var total = 0.0
  for stage in RenderStage.allCases {
    let mean = measured.reduce(0) { $0 + ($1[stage] ?? 0) } / Double(measured.count) * 1000
    total += mean
    print(stage.rawValue.padding(toLength: 10, withPad: " ", startingAt: 0) + String(format: "%7.1f ms", mean))
  }
  print("shot      " + String(format: "%7.1f ms", total) + " (processor time, mean of \(measured.count) shots)")
  return 0
}

#if canImport(Glibc)
  let childrenUsage = RUSAGE_CHILDREN.rawValue
  /// Bytes a unit of `ru_maxrss`.
  let residentUnit = 1024.0
#else
  let childrenUsage = RUSAGE_CHILDREN
  let residentUnit = 1.0
#endif

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "run" where arguments.count > 1: exit(try run(Array(arguments.dropFirst())))
case "stages" where arguments.count > 3: exit(try stages(folder: arguments[1], device: arguments[2], locales: Array(arguments.dropFirst(3))))
case "captions" where arguments.count == 2: exit(try captions(folder: arguments[1]))
default:
  FileHandle.standardError.write(Data("usage: measure run COMMAND ARGUMENT… | measure stages FOLDER DEVICE LOCALE… | measure captions FOLDER\n".utf8))
  exit(2)
}
