import PipitBase
import PipitText

extension Function {
  /// What a learner who likes certain scripts sees, and texts from one script to another.
  static let scripts = [scriptFaces, scriptLanguages, convertScript]

  private static let scriptFaces = Function(
    name: "script.faces", takes: ["languages", "preferences?", "entry", "side?"],
    gives: ["faces", "readable"],
    summary:
      "Gives what is seen of a word written in several scripts: one face a language, in order."
  ) { request, _ throws(EvaluationError) in
    let preferences = scriptPreferences(request)
    let forms = try forms(of: request, "entry")
    let name = request.has("side") ? try request.text("side") : "question"
    guard let side = ScriptPreferences.Side(rawValue: name) else {
      throw EvaluationError(.wrongValue, "“side” is question, answer or help")
    }
    let faces = preferences.faces(
      of: forms, languages: try request.texts("languages"), side)
    return [
      "faces": .list(
        faces.map {
          [
            "tag": .text($0.language.tag), "text": .text($0.text),
            "fallback": .bool($0.isFallback),
          ]
        }),
      "readable": .bool(preferences.isReadable),
    ]
  }

  private static let scriptLanguages = Function(
    name: "script.languages", takes: ["languages", "preferences?"], gives: ["tags", "readable"],
    summary: "Gives the languages of a list that are shown: each once, in the script liked best."
  ) { request, _ throws(EvaluationError) in
    let preferences = scriptPreferences(request)
    let tags = preferences.languages(try request.texts("languages"))
    return [
      "tags": .list(tags.map { .text($0) }), "readable": .bool(preferences.isReadable),
    ]
  }

  /// The preferences of a request: an object, or the text it is kept as. Whatever is not understood is
  /// as stated, and no error: a learner is never left without languages.
  private static func scriptPreferences(_ request: Request) -> ScriptPreferences {
    guard let value = try? request.value("preferences") else { return ScriptPreferences() }
    return value.text.map { ScriptPreferences(text: $0) } ?? ScriptPreferences(record: value)
  }
}
