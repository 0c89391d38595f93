import Foundation
import PipitPractice
import Testing

@testable import PipitCommandLine

struct FolderTests {
  @Test(arguments: [
    ("Web", "."), ("Web/", "."), ("./Web", "."), ("/Web", "/"), ("/a/b/", "/a"), ("a/b", "a"),
  ])
  func theFolderAboveAPathIsKnown(path: String, above: String) {
    #expect(Folder.above(path) == above)
  }

  @Test func packsAreFoundAboveTheProgram() throws {
    let root = NSTemporaryDirectory() + "pipit-packs-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: root) }
    try FileManager.default.createDirectory(
      atPath: root + "/.build/packs", withIntermediateDirectories: true)
    try Data("pipit".utf8).write(to: URL(fileURLWithPath: root + "/.build/packs/some.pack"))

    let found = Packs.folder(above: root + "/.build/release/pipit")

    #expect(found == root + "/.build/packs")
    #expect(Packs.pack("some", in: root + "/.build/packs")?.bytes == Array("pipit".utf8))
    #expect(Packs.pack("other", in: root + "/.build/packs") == nil)
    #expect(Folder.names(in: root + "/.build/packs") == ["some.pack"])
    #expect(Folder.names(in: root + "/nowhere") == [])
  }
}

@Test func aFolderThatHoldsContentIsTheContentThatIsChecked() throws {
  let folder = NSTemporaryDirectory() + "pipit-content-\(UUID().uuidString)"
  try FileManager.default.createDirectory(
    atPath: folder + "/Courses", withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }

  #expect(Program.contentAsked(nil, [folder]) == (folder, []))
  #expect(Program.contentAsked(nil, []) == ("Content", []))
  #expect(Program.contentAsked("Here", [folder]) == ("Here", [folder]))
  #expect(
    Program.contentAsked(nil, [folder + "/Courses"]) == ("Content", [folder + "/Courses"]))
}
