import PipitBase

/// What is looked for in each word to make its faces: made once where a whole deck is shown.
///
///     let order = FaceOrder(ScriptPreferences(), languages: ["en", "ja"], .question)
///     deck.map { order.faces(of: $0) }
public struct FaceOrder: Sendable {
  private let rows: [Row]
  private let isHelp: Bool

  private struct Row: Sendable {
    let primary: String
    /// The writings that make the face, best first.
    let wanted: [Language]
    /// The writings that help reading it.
    let help: [Language]
  }

  /// The order of faces, as `ScriptPreferences.faces(of:languages:_:)` makes them.
  public init(
    _ preferences: ScriptPreferences, languages: [String], _ side: ScriptPreferences.Side
  ) {
    let written = languages.map { Language($0).written }
    var rows: [Row] = []
    for language in written where !rows.contains(where: { $0.primary == language.primary }) {
      let primary = language.primary
      let order = preferences.order(of: primary, side == .help ? .question : side)
      // Writings that are named come first, unless the language itself is named.
      let named = languages.contains(primary) ? [] : written.filter { $0.primary == primary }
      let best = order.filter { liked in named.contains { $0.isWritten(like: liked) } }
      rows.append(
        Row(
          primary: primary, wanted: best + named.filter { !best.contains($0) } + order,
          help: side == .help ? preferences.order(of: primary, .help) : []))
    }
    self.rows = rows
    isHelp = side == .help
  }

  /// The faces of a word.
  public func faces(of forms: Forms) -> [Face] {
    var faces: [Face] = []
    for row in rows {
      let face = Self.face(of: forms, row.primary, row.wanted)
      if isHelp {
        faces += Self.help(of: forms, row.help, besides: face)
      } else if let face {
        faces.append(face)
      }
    }
    return faces
  }

  /// The face of a word in a language: the first form that is wanted, else any.
  static func face(of forms: Forms, _ primary: String, _ wanted: [Language]) -> Face? {
    for (place, liked) in wanted.enumerated() {
      if let form = form(forms, liked) {
        return Face(form.language, form.texts[0], isFallback: place > 0)
      }
    }
    guard let form = forms.all.first(where: { $0.language.primary == primary }) else { return nil }
    return Face(form.language, form.texts[0], isFallback: true)
  }

  /// The forms that help reading a face.
  static func help(of forms: Forms, _ wanted: [Language], besides shown: Face?) -> [Face] {
    var faces: [Face] = []
    for liked in wanted where liked != shown?.language {
      guard let form = form(forms, liked), form.texts[0] != shown?.text else { continue }
      faces.append(Face(form.language, form.texts[0]))
    }
    return faces
  }

  /// The form in a writing: with the very tag, else in the same script.
  private static func form(_ forms: Forms, _ language: Language) -> Forms.Form? {
    forms.all.first { $0.language == language }
      ?? forms.all.first { $0.language.isWritten(like: language) }
  }
}
