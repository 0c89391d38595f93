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
  /// - Parameters:
  ///   - forms: the forms that the word has.
  ///   - languages: languages, or writings of them; where the language itself is not among them, the
  ///     writings that are come before all others.
  ///   - side: where the faces stand.
  public func faces(of forms: Forms, languages: [String], _ side: Side) -> [Face] {
    FaceOrder(self, languages: languages, side).faces(of: forms)
  }

  /// The face of a word in one language, or nil where the word has no form of it.
  public func face(of forms: Forms, _ primary: String, _ side: Side) -> Face? {
    FaceOrder.face(of: forms, primary, order(of: primary, side))
  }

  /// What helps to read a face of a word: the chosen forms that are there, without the face's own.
  public func help(of forms: Forms, besides face: Face) -> [Face] {
    FaceOrder.help(of: forms, order(of: face.language.primary, .help), besides: face)
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
}
