import PipitBase

/// What a learner sees of a word: one text in one writing.
public struct Face: Equatable, Sendable {
  /// Language and script.
  public let language: Language
  /// The text.
  public let text: String
  /// Whether the word has no form in the script that the learner likes best, and this stands for it.
  public let isFallback: Bool

  /// A text in a writing.
  public init(_ language: Language, _ text: String, isFallback: Bool = false) {
    self.language = language
    self.text = text
    self.isFallback = isFallback
  }
}

extension ScriptPreferences {
  /// The faces of a word: one for each language, in the order of the languages. Where the word lacks
  /// the form that the learner likes best the next one stands for it, so a language that the word has
  /// at all is never without a face. For help those that were chosen and are there, but for the one
  /// that the question shows.
  ///
  ///     let water = Forms([.init("ja", ["水"]), .init("ja-Hrkt", ["みず"]), .init("en", ["water"])])
  ///     ScriptPreferences().faces(of: water, languages: ["en", "ja"], .question)  // water, 水
  ///
  /// - Parameter languages: languages, or writings of them; where the language itself is not among
  ///   them, the writings that are come before all others.
  public func faces(of forms: Forms, languages: [String], _ side: Side) -> [Face] {
    var faces: [Face] = []
    var seen: [String] = []
    for tag in languages {
      let primary = Language(tag).written.primary
      if seen.contains(primary) { continue }
      seen.append(primary)
      let named = Self.named(languages, of: primary)
      if side == .help {
        faces += help(of: forms, primary, besides: face(of: forms, primary, .question, named))
      } else if let face = face(of: forms, primary, side, named) {
        faces.append(face)
      }
    }
    return faces
  }

  /// The face of a word in one language, or nil where the word has no form of it.
  public func face(of forms: Forms, _ primary: String, _ side: Side) -> Face? {
    face(of: forms, primary, side, [])
  }

  /// What helps to read a face of a word: the chosen forms that are there, without the face's own.
  public func help(of forms: Forms, besides face: Face) -> [Face] {
    help(of: forms, face.language.primary, besides: face)
  }

  /// The tags of the languages that a learner has, each language shown once: of its writings the one
  /// that is liked best among those there are.
  ///
  ///     let all = ["en", "fr", "ja", "ja-Latn-hepburn"]
  ///     ScriptPreferences(text: #"{"ja":true}"#).languages(all)   // en, fr, ja
  ///     ScriptPreferences(text: #"{"ja":false}"#).languages(all)  // en, fr, ja-Latn-hepburn
  public func languages(_ available: [String]) -> [String] {
    let tags = available.map { Language($0) }
    let written = tags.map { $0.written }
    var languages: [String] = []
    var seen: [Language] = []
    for (place, tag) in written.enumerated() where !seen.contains(tag) {
      seen.append(tag)
      let rivals = written.filter { $0.primary == tag.primary }
      var best = rivals[0]
      if let liked = order(of: tag.primary, .question).first(where: { liked in
        rivals.contains { $0.isWritten(like: liked) }
      }) {
        best = liked
      }
      guard tag.isWritten(like: best) else { continue }
      languages.append(tags[place].tag == tag.primary ? tag.primary : tag.tag)
    }
    return languages
  }

  /// The writings that a list names of a language; none where it names the language itself.
  private static func named(_ languages: [String], of primary: String) -> [Language] {
    if languages.contains(primary) { return [] }
    return languages.map { Language($0).written }.filter { $0.primary == primary }
  }

  private func face(
    of forms: Forms, _ primary: String, _ side: Side, _ named: [Language]
  ) -> Face? {
    let order = order(of: primary, side)
    let best = order.filter { liked in named.contains { $0.isWritten(like: liked) } }
    let wanted = best + named.filter { !best.contains($0) } + order
    for (place, liked) in wanted.enumerated() {
      if let form = Self.form(forms, liked) {
        return Face(form.language, form.texts[0], isFallback: place > 0)
      }
    }
    guard let form = forms.all.first(where: { $0.language.primary == primary }) else { return nil }
    return Face(form.language, form.texts[0], isFallback: true)
  }

  private func help(of forms: Forms, _ primary: String, besides shown: Face?) -> [Face] {
    var faces: [Face] = []
    for liked in order(of: primary, .help) where liked != shown?.language {
      guard let form = Self.form(forms, liked), form.texts[0] != shown?.text else { continue }
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
