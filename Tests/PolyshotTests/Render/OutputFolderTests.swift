import Foundation
import Testing

@testable import Polyshot

@Suite struct OutputFolderTests {
  private func names(_ path: String) -> [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  @Test func writesWholeFilesAndLeavesEqualOnes() throws {
    let project = try TemporaryProject()
    let folder = OutputFolder(path: project.folder + "/out")
    let file = folder.path + "/a/b.png"
    #expect(try folder.write([1, 2, 3], to: file) == .written)
    let inode = { try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int }
    let first = try inode()
    #expect(try folder.write([1, 2, 3], to: file) == .unchanged)
    #expect(try inode() == first)
    #expect(try folder.write([4], to: file) == .written)
    // renamed into place, never written over
    #expect(try inode() != first)
    #expect(try Disk.read(file) == [4])
    #expect(names(folder.recordFolder).isEmpty)
  }

  @Test func failuresLeaveNothing() throws {
    let project = try TemporaryProject(["out/a/b.png/inside": "x", "out/file": "x"])
    let folder = OutputFolder(path: project.folder + "/out")
    #expect(throws: OutputError.disk(.system(code: EISDIR))) { try folder.write([1], to: folder.path + "/a/b.png") }
    #expect(throws: OutputError.disk(.system(code: ENOTDIR))) { try folder.write([1], to: folder.path + "/file/c.png") }
    #expect(names(folder.recordFolder).isEmpty)
  }

  @Test func linksAreNotFollowed() throws {
    let project = try TemporaryProject(["outside/keep.png": "x", "out/readme": ""])
    let folder = OutputFolder(path: project.folder + "/out")
    try link(folder.path + "/a", to: project.folder + "/outside")
    #expect(throws: OutputError.link(folder.path + "/a")) { try folder.write([1], to: folder.path + "/a/b.png") }
    // not even to find that nothing has changed
    #expect(throws: OutputError.link(folder.path + "/a")) { try folder.write(Array("x".utf8), to: folder.path + "/a/keep.png") }
    #expect(throws: OutputError.link(folder.path + "/a")) { try folder.write([1], to: folder.path + "/a/deeper/b.png") }
    #expect(folder.readOwn("a/keep.png") == nil)
    #expect(throws: DiskError.system(code: ELOOP)) { try folder.removeOwn("a/keep.png") }
    #expect(throws: DiskError.system(code: ELOOP)) { try folder.removeOwn("../outside/keep.png") }
    #expect(names(project.folder + "/outside") == ["keep.png"])
    // the folder itself may be a link: it is what was asked for
    try link(project.folder + "/alias", to: project.folder + "/outside")
    #expect(try OutputFolder(path: project.folder + "/alias").write([1], to: project.folder + "/alias/new.png") == .written)
    #expect(names(project.folder + "/outside") == [".polyshot", "keep.png", "new.png"])
  }

  @Test func theRecordsFolderIsNoLinkEither() throws {
    let project = try TemporaryProject(["outside/keep.png": "x", "out/readme": ""])
    let folder = OutputFolder(path: project.folder + "/out")
    try link(folder.recordFolder, to: project.folder + "/outside")
    #expect(throws: OutputError.link(folder.recordFolder)) { try folder.write([1], to: folder.path + "/b.png") }
    #expect(throws: OutputError.link(folder.recordFolder)) { try folder.write([1], to: folder.recordFolder + "/record.json") }
    #expect(names(project.folder + "/outside") == ["keep.png"])
  }

  @Test func removesWhatItLeavesEmpty() throws {
    let project = try TemporaryProject(["out/a/b/c.png": "x", "out/a/d.png": "x"])
    let folder = OutputFolder(path: project.folder + "/out")
    try folder.removeOwn("a/b/c.png")
    #expect(names(folder.path + "/a") == ["d.png"])
    try folder.removeOwn("a/d.png")
    #expect(names(folder.path).isEmpty)
    #expect(Disk.isFolder(folder.path))
    #expect(throws: DiskError.system(code: ENOENT)) { try folder.removeOwn("a/d.png") }
  }

  @Test func namesAreRelativeInsideAndAbsoluteOutside() {
    let folder = OutputFolder(path: "/p/out")
    #expect(folder.relative("/p/out/a/b.png") == "a/b.png")
    #expect(folder.relative("/p/other/b.png") == "/p/other/b.png")
  }

  /// Another file system: `/dev/shm` is one on Linux.
  @Test(.enabled(if: FileManager.default.isWritableFile(atPath: "/dev/shm"), "needs a second file system")) func anotherDisk() throws {
    let project = try TemporaryProject()
    let other = "/dev/shm/polyshot-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: other) }
    let folder = OutputFolder(path: project.folder + "/out")
    #expect(try folder.write([1, 2], to: other + "/a.png") == .written)
    #expect(try Disk.read(other + "/a.png") == [1, 2])
    #expect(names(other) == ["a.png"])
    #expect(names(folder.recordFolder).isEmpty)
  }
}

@Suite struct DiskTests {
  @Test func readsRegularFilesOnly() throws {
    let project = try TemporaryProject(["a/b.txt": "abc", "a/.hidden": "x", "a/B.txt": "x"])
    #expect(try Disk.read(project.folder + "/a/b.txt") == Array("abc".utf8))
    #expect(throws: DiskError.tooLarge(limit: 2)) { try Disk.read(project.folder + "/a/b.txt", limit: 2) }
    #expect(throws: DiskError.notAFile) { try Disk.read(project.folder + "/a") }
    #expect(throws: DiskError.notAFile) { try Disk.read("/dev/zero") }
    #expect(throws: DiskError.system(code: ENOENT)) { try Disk.read(project.folder + "/none") }
    #expect(DiskError.system(code: ENOENT).isMissing && DiskError.system(code: ENOTDIR).isMissing && !DiskError.notAFile.isMissing)
    let pipe = project.folder + "/pipe"
    let made = unsafe mkfifo(pipe, 0o600)
    try #require(made == 0)
    #expect(throws: DiskError.notAFile) { try Disk.read(pipe) }
    #expect(Disk.names(in: project.folder + "/a") == ["B.txt", "b.txt"])
    #expect(Disk.names(in: project.folder + "/none") == [])
  }

  @Test func wordsOfEveryReason() {
    let words = [DiskError.system(code: ENOENT), .system(code: EACCES), .notAFile, .tooLarge(limit: 64 << 20)].map(Wording.file)
    #expect(words == ["no such file", "cannot be read (permission denied)", "not a regular file", "larger than 64 MB"])
  }
}
