import PipitApp
import PipitBase
import PipitMarkup
import PipitPractice
import PipitServer

/// Prints the pages of a site: the first page of the core inside the site's shell.
final class SitePages {
  private var build = ""
  private var packs: [Pack] = []

  /// The page of an address. `/shell` is the shell with nothing in it, kept for use offline.
  func page(_ site: Site, _ path: String, _ query: String) -> (status: Int, html: String) {
    guard let shell = site.text(of: "/shell.html") else {
      return (500, "The site has no shell.html: run ./run --build-only\n")
    }
    let packs = packs(of: site)
    if path == "/shell" {
      return (200, Self.fill(shell, Self.values(of: site)))
    }
    let page = FirstPage(query.isEmpty ? path : "\(path)?\(query)", packs: packs)
    var values = Self.values(of: site)
    values["lang"] = page.language
    values["title"] = Markup.text(page.title).html
    values["page"] = page.html
    let paths = page.packs.compactMap { site.contents["packs"]?[$0]?.text }
    let list = paths.isEmpty ? nil : site.contents["files"]?["packs.json"]?.text
    values["packs"] = ([list].compactMap { $0 } + paths)
      .map { "<link rel=\"preload\" href=\"\($0)\" as=\"fetch\" crossorigin>" }
      .joined(separator: "\n")
    return (page.isFound ? 200 : 404, Self.fill(shell, values))
  }

  /// A shell with its marks, such as `<!--title-->`, replaced by what they stand for.
  static func fill(_ shell: String, _ values: [String: String]) -> String {
    var filled = ""
    for (place, part) in shell.split(separator: "<!--", omittingEmptySubsequences: false)
      .enumerated()
    {
      if place > 0, let end = part.firstRange(of: "-->"),
        let value = values[String(part[..<end.lowerBound])]
      {
        filled += value + part[end.upperBound...]
      } else {
        filled += (place > 0 ? "<!--" : "") + part
      }
    }
    return filled
  }

  private static func values(of site: Site) -> [String: String] {
    let files = site.contents["files"]
    return [
      "lang": "en", "classes": "", "title": "Pipit", "page": "", "build": site.build,
      "style": files?["style.css"]?.text ?? "", "script": files?["glue.js"]?.text ?? "",
      "module": files?["pipit.wasm"]?.text ?? "",
      "packs": "",
    ]
  }

  /// The site's packs that a first page can need, read once for each build.
  func packs(of site: Site) -> [Pack] {
    if site.build != build { (build, packs) = (site.build, Self.packs(of: site)) }
    return packs
  }

  /// Of a dictionary no more than where its pieces are: a first page shows none of them.
  private static func packs(of site: Site) -> [Pack] {
    (site.contents["packs"]?.members ?? []).compactMap { member in
      let isPiece = member.name.hasPrefix("dictionary-") && member.name.last?.isNumber == true
      guard !isPiece, let path = member.value.text, let text = site.text(of: path)
      else { return nil }
      return Pack(
        name: member.name, version: site.contents["versions"]?[member.name]?.text ?? "",
        bytes: Array(text.utf8))
    }
  }
}
