import PipitBuilder

extension Program {
  /// Tells what is wrong with the content, a line each; status 1 where anything is.
  static func check(_ words: [String]) throws(Words.Misunderstanding) -> Int32 {
    let words = try Words(words, of: "check", known: ["content"], takesFiles: true)
    let asked = contentAsked(words["content"], words.files)
    let (problems, notes) = Builder.examine(content: asked.content, only: asked.files)
    for note in notes { Streams.print(note) }
    for problem in problems { Streams.print(problem.text) }
    Streams.print(problems.isEmpty ? "Nothing is wrong." : "\(problems.count) to mend.")
    return problems.isEmpty ? 0 : 1
  }

  /// The content folder and the files in it that are asked about: a single folder that holds content
  /// is the content folder itself.
  static func contentAsked(
    _ content: String?, _ files: [String]
  ) -> (content: String, files: [String]) {
    if content == nil, let folder = files.first, files.count == 1,
      Folder.names(in: folder).contains(where: { ["Alphabets", "Courses", "Decks"].contains($0) })
    {
      return (folder, [])
    }
    return (content ?? "Content", files)
  }

  /// Makes the packs.
  static func build(_ words: [String]) throws(Words.Misunderstanding) -> Int32 {
    let words = try Words(words, of: "build", known: ["content", "out", "lexicon"])
    return tell { () throws(Builder.BuildError) in
      try Builder.build(
        content: words["content"] ?? "Content", into: words["out"] ?? ".build/packs",
        lexicon: LexiconSources(work: words["lexicon"] ?? ".build/lexicon"), measures: true)
    }
  }

  /// Makes the folder that is served.
  static func site(_ words: [String]) throws(Words.Misunderstanding) -> Int32 {
    let words = try Words(
      words, of: "site", known: ["web", "wasm", "packs", "fonts", "out", "styles"])
    let web = words["web"] ?? "Web"
    return tell { () throws(Builder.BuildError) in
      try Builder.buildSite(
        web: web, wasm: words["wasm"] ?? ".build/wasm/pipit.wasm",
        packs: words["packs"] ?? ".build/packs", styles: styles(words["styles"], beside: web),
        fonts: words["fonts"] ?? ".build/fonts",
        into: words["out"] ?? ".build/site")
    }
  }

  /// The style sheets named, else those of the rooms beside the web folder: the look first, the
  /// frame next, then the activities by name.
  private static func styles(_ named: String?, beside web: String) -> [String] {
    if let named { return named.split(separator: ",").map(String.init) }
    let house = Folder.above(web)
    let rooms = Folder.names(in: house + "/Activities").map { "Activities/" + $0 }
    return (["Core/Look/Style", "App/style.css"] + rooms.map { $0 + "/style.css" })
      .map { "\(house)/\($0)" }.filter { Folder.isReadable($0) }
  }

  private static func tell(
    _ make: () throws(Builder.BuildError) -> [Builder.Built]
  ) -> Int32 {
    do throws(Builder.BuildError) {
      for built in try make() {
        let summary = built.summary.isEmpty ? "" : ", \(built.summary)"
        let compressed = built.compressedCount.map { " (\($0) compressed)" } ?? ""
        let time = built.milliseconds.map { ", \($0) ms" } ?? ""
        Streams.print("\(built.name): \(built.byteCount) bytes\(compressed)\(summary)\(time)")
      }
      return 0
    } catch {
      Streams.complain(error.text)
      return 1
    }
  }
}
