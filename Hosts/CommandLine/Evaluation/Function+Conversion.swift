import PipitBase
import PipitText

extension Function {
  /// A text in another script of its language.
  static let convertScript = Function(
    name: "script.convert", takes: ["language", "from?", "to", "text"], gives: ["text", "sure"],
    summary:
      "Writes a text in another script of its language, and tells whether the rules are sure."
  ) { request, shelf throws(EvaluationError) in
    let language = try request.language()
    let from = request.has("from") ? tag(try request.text("from"), of: language) : language
    let to = tag(try request.text("to"), of: language)
    let text = try request.text("text")
    if let converted = ScriptConversion.convert(text, from: from, to: to) {
      return ["text": .text(converted.text), "sure": .bool(converted.isSure)]
    }
    if let text = shelf.authored.convert(text, from: from, to: to) {
      return ["text": .text(text), "sure": false]
    }
    throw EvaluationError(
      .cannotConvert,
      "no rule writes this in \(to.tag), and no author wrote it: kanji, hanzi and Shahmukhi need a reading, "
        + "as a form of the entry or in brackets as in 食[た]べる")
  }

  /// A whole tag, or a script of the language by itself: `Latn`.
  private static func tag(_ written: String, of language: Language) -> Language {
    let tag = Language(written)
    return tag.primary == language.primary || language == .undetermined
      ? tag : Language("\(language.primary)-\(written)")
  }
}
