import PipitBase

extension Program {
  /// Prints what an English word means, or where `--json` is given the answer of `spelling.define`.
  static func define(_ words: [String]) throws(Words.Misunderstanding) -> Int32 {
    let asked = try Words(
      words.filter { $0 != "--json" }, of: "define", known: [], takesFiles: true
    ).files
    if asked.isEmpty {
      throw Words.Misunderstanding(message: "define needs a word: pipit define goose")
    }
    do throws(EvaluationError) {
      let shelf = Shelf(folder: Packs.folder())
      let definition = try Definition(
        of: asked.joined(separator: " "), in: try shelf.dictionary())
      if words.contains("--json") {
        Streams.print(definition.json.written)
      } else {
        for line in definition.lines { Streams.print(line) }
      }
      return 0
    } catch {
      Streams.complain("pipit: \(error.message)")
      return 1
    }
  }
}
