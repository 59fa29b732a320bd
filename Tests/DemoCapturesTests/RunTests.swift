import Foundation
import ImageFiles
import Pixels
import Testing

@testable import DemoCaptures

@Suite struct RunTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "demo-captures-\(UUID().uuidString)")

  private func run(_ name: String, jobs: Int) async throws -> Int {
    let output = folder.appending(path: name).path()
    let arguments = ["--output", output, "--device=watch-ultra", "--locale", "en", "--jobs", "\(jobs)"]
    return try await CaptureRun(Options(arguments, root: Package.root)).run()
  }

  @Test func capturesHaveTheirSizeAndTheSameBytesWhateverTheWorkers() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try await run("one", jobs: 1) == 3)
    #expect(try await run("three", jobs: 3) == 3)
    for screen in Screen.watch {
      let path = "watch-ultra/en/\(screen.name).png"
      let first = try Data(contentsOf: folder.appending(path: "one/\(path)"))
      #expect(first == (try Data(contentsOf: folder.appending(path: "three/\(path)"))))
      let header = try ImageFile.header(Array(first))
      #expect(header.width == 410 && header.height == 502)
    }
    #expect(try await run("one", jobs: 2) == 0, "equal files are left alone")
  }

  @Test func optionsNameWhatIsWrong() {
    #expect(throws: Options.Failure.unknownOption("--what")) { try Options(["--what"], root: Package.root) }
    #expect(throws: Options.Failure.missingValue("--jobs")) { try Options(["--jobs"], root: Package.root) }
    #expect(throws: Options.Failure.unknownName("0", option: "--jobs")) { try Options(["--jobs=0"], root: Package.root) }
    #expect(throws: Options.Failure.unknownName("tv", option: "--device")) { try Options(["--device", "tv"], root: Package.root) }
    #expect(throws: Options.Failure.unknownName("x", option: "--scene")) { try Options(["--scene", "timer,x"], root: Package.root) }
    #expect(throws: Options.Failure.help) { try Options(["--help"], root: Package.root) }
  }

  @Test func unknownLocalesAreRefused() {
    #expect(throws: CaptureRun.Failure.unknownLocale("xx")) { try CaptureRun(Options(["--locale", "xx"], root: Package.root)) }
  }

  @Test func devicesHaveTheirScenes() {
    #expect(Device.all.map(\.screens.count) == [10, 8, 3])
    #expect(Device.all.map { $0.screens.map(\.name) }.allSatisfy { Set($0).count == $0.count })
  }
}

@Suite struct IconTests {
  @Test(arguments: Icon.allCases) func iconsStayOnTheirGrid(_ icon: Icon) throws {
    let layers = IconPath.layers(of: icon)
    #expect(!layers.isEmpty)
    for layer in layers {
      let bounds = try #require(layer.path.bounds)
      #expect(bounds.left >= 1 && bounds.top >= 1 && bounds.right <= 23 && bounds.bottom <= 23, "\(icon) \(bounds)")
    }
  }

  @Test func arcsEndWhereTheyShould() throws {
    // The lock's bow is half a circle of radius 4 over (8, 7.5) and (16, 7.5), so its top is at 3.5; its body reaches from 5 to 19 and down to 20.5.
    let bounds = try #require(IconPath.layers(of: .lock)[0].path.bounds)
    #expect(abs(bounds.top - 3.5) < 0.01)
    #expect(abs(bounds.bottom - 20.5) < 0.01)
    #expect(abs(bounds.left - 5) < 0.01)
    #expect(abs(bounds.right - 19) < 0.01)
  }
}
