// swift-tools-version: 6.2
import PackageDescription

// Every system library is found by its exact pkg-config name: a wrong name builds on the compiler's default paths without a word.
// macOS 15 is the floor for `Mutex` and `Atomic`; `Array.span` and `InlineArray` would ask for macOS 26 and are not used.
let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .strictMemorySafety(), .treatAllWarnings(as: .error)]

func library(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(name: name, path: "Sources/CLibraries/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

func room(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

// Units are tested in debug; golden pictures and the conformance suites, which compute a lot, in release: `POLYSHOT_RELEASE_TESTS=1` picks the latter, so
// that a release run builds nothing else.
let unitTests = [
  tests("PixelsTests", ["Pixels"]),
  tests("ImageFilesTests", ["ImageFiles", "Pixels", "CDeflate", "CLittleCMS"]),
  tests("TypographyTests", ["Typography", "Pixels"]),
  tests("PolyshotTests", ["Polyshot", "Pixels", "ImageFiles", "Typography"]),
  tests("PolyshotCommandTests", ["PolyshotCommand", "Polyshot", "Pixels", "ImageFiles"]),
  tests("DemoCapturesTests", ["DemoCaptures", "Pixels", "ImageFiles", "Typography"]),
]
let releaseTests = [
  tests("GoldenTests", ["Polyshot", "Pixels", "ImageFiles", "Typography"], exclude: ["Pictures", "Dumps"]),
  tests("SuiteTests", ["Typography", "CHarfBuzz"]),
]
// Built with `--sanitize=fuzzer` alone: libFuzzer has the `main`.
let fuzzers: [Target] = [.executableTarget(name: "Fuzz", dependencies: ["Polyshot", "Typography", "Pixels"], path: "Fuzz", swiftSettings: strict)]
let picksFuzzers = Context.environment["POLYSHOT_FUZZ"] != nil
let picksReleaseTests = Context.environment["POLYSHOT_RELEASE_TESTS"] != nil

let package = Package(
  name: "polyshot",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "polyshot", targets: ["PolyshotCommand"]),
    .executable(name: "demo-captures", targets: ["DemoCaptures"]),
    .library(name: "Polyshot", targets: ["Polyshot"]),
  ],
  targets: [
    library("CPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
    library("CJPEG", pkgConfig: "libjpeg", apt: "libjpeg62-turbo-dev", brew: "jpeg-turbo"),
    library("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev", brew: "freetype"),
    library("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
    library("CICU", pkgConfig: "icu-uc icu-i18n", apt: "libicu-dev", brew: "icu4c"),
    library("CLittleCMS", pkgConfig: "lcms2", apt: "liblcms2-dev", brew: "little-cms2"),
    library("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
    library("CXXHash", pkgConfig: "libxxhash", apt: "libxxhash-dev", brew: "xxhash"),
    // libhyphen has no pkg-config file: the module map links it by name.
    // Homebrew has no libhyphen: without it words with patterns are not divided, and the layout says so.
    .systemLibrary(name: "CHyphen", path: "Sources/CLibraries/CHyphen", providers: [.apt(["libhyphen-dev"])]),

    .target(
      name: "CShims", dependencies: ["CPNG", "CJPEG", "CICU"],
      cSettings: [.enableWarning("all"), .enableWarning("extra"), .treatAllWarnings(as: .error)]),

    room("Pixels", []),
    room("ImageFiles", ["Pixels", "CShims", "CDeflate", "CLittleCMS"]),
    room("Typography", ["Pixels", "CShims", "CHarfBuzz", "CFreeType", .target(name: "CHyphen", condition: .when(platforms: [.linux]))]),
    room("Polyshot", ["Pixels", "ImageFiles", "Typography", "CXXHash"]),
    .executableTarget(name: "PolyshotCommand", dependencies: ["Polyshot"], swiftSettings: strict),
    .executableTarget(
      name: "DemoCaptures", dependencies: ["Pixels", "ImageFiles", "Typography"], exclude: ["Strings"], swiftSettings: strict),
    .executableTarget(
      name: "Specimens", dependencies: ["Pixels", "ImageFiles", "Typography"], path: "Specimens", exclude: ["captions.json"], swiftSettings: strict),
    .executableTarget(name: "Measure", dependencies: ["Polyshot"], path: "Benchmarks/Measure", swiftSettings: strict),
  ] + (picksFuzzers ? fuzzers : picksReleaseTests ? releaseTests : unitTests)
)
