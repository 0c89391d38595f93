import Foundation
import PipitPractice
import PipitBase
import PipitServer
import Testing

@testable import PipitCommandLine

/// Pages of a small site in a folder of its own.
final class SitePagesTests {
  private let folder = NSTemporaryDirectory() + "pipit-pages-" + UUID().uuidString

  init() throws {
    let shelf = smallShelf()
    let contents: JSON = [
      "build": "b1",
      "files": [
        "style.css": "/assets/style.1.css", "glue.js": "/assets/glue.1.js",
        "pipit.wasm": "/assets/pipit.1.wasm", "packs.json": "/assets/packs.1.json",
      ],
      "packs": ["alphabets": "/assets/alphabets.1.pack"], "versions": ["alphabets": "1"],
    ]
    let shell = """
      <html lang="<!--lang-->"><title><!--title--></title><meta content="<!--build-->">
      <!--style--> <!--script--> <!--module--> <!--packs--> <!-- kept --><main><!--page--></main>
      """
    try FileManager.default.createDirectory(
      atPath: folder + "/assets", withIntermediateDirectories: true)
    try Data(contents.written.utf8).write(to: URL(fileURLWithPath: folder + "/site.json"))
    try Data(shell.utf8).write(to: URL(fileURLWithPath: folder + "/shell.html"))
    try Data(shelf.pack("alphabets")?.bytes ?? [])
      .write(to: URL(fileURLWithPath: folder + "/assets/alphabets.1.pack"))
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  @Test func aPageStandsInTheShell() throws {
    let site = try Site(folder: folder)

    let (status, html) = SitePages().page(site, "/library/alphabets/small", "")

    #expect(status == 200)
    #expect(html.hasPrefix("<html lang=\"en\"><title>Small · Pipit</title><meta content=\"b1\">\n"))
    #expect(
      html.contains(
        "/assets/style.1.css /assets/glue.1.js /assets/pipit.1.wasm "
          + #"<link rel="preload" href="/assets/packs.1.json" as="fetch" crossorigin>"# + "\n"
          + #"<link rel="preload" href="/assets/alphabets.1.pack" as="fetch" crossorigin> "#
          + "<!-- kept --><main><div"))
    #expect(html.contains("Bravo"))
    #expect(!SitePages().page(site, "/settings", "").html.contains("preload"))
  }

  @Test func theQueryReachesThePage() throws {
    let site = try Site(folder: folder)

    let (_, html) = SitePages().page(site, "/speller", "alphabet=small&text=ax")

    #expect(html.contains("Alfa") && html.contains("X-ray"))
  }

  @Test func theShellIsThePageWithNothingInIt() throws {
    let site = try Site(folder: folder)

    let (status, html) = SitePages().page(site, "/shell", "")

    #expect(status == 200)
    #expect(html.hasSuffix("<main></main>"))
  }

  @Test func whatThereIsNotIsNotFound() throws {
    let site = try Site(folder: folder)

    #expect(SitePages().page(site, "/nowhere", "").status == 404)
  }

  @Test func aSiteWithoutAShellSaysWhatToDo() throws {
    try FileManager.default.removeItem(atPath: folder + "/shell.html")
    let site = try Site(folder: folder)

    let (status, html) = SitePages().page(site, "/", "")

    #expect(status == 500)
    #expect(html.contains("./run --build-only"))
  }

  @Test func whatIsFilledInIsNotFilledAgain() {
    let filled = SitePages.fill(
      "<!--a-->|<!--b-->|<!--c-->|<!--a", ["a": "<!--b-->", "b": "two"])

    #expect(filled == "<!--b-->|two|<!--c-->|<!--a")
  }
}
