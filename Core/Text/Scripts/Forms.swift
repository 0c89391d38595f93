import PipitBase

/// The ways a word is written: in each of its languages, in each of their scripts.
///
///     let water = Forms([
///       .init("en", ["water"]), .init("ja", ["水"]), .init("ja-JP", ["mizu"]),
///     ])
///     water.languages           // ["en", "ja"]
///     water["ja-Latn-hepburn"]  // ["mizu"]
public struct Forms: Equatable, Sendable {
  /// The forms in the order they were given; one writing stands once.
  public let all: [Form]

  /// A word in one writing, with what else is as right there.
  public struct Form: Equatable, Sendable {
    /// Language and script, as forms are kept under it: `ja-Hrkt`.
    public let language: Language
    /// What is written, the usual text first.
    public let texts: [String]

    /// Texts of one writing; a tag of an old habit is read as what it stands for.
    public init(_ language: Language, _ texts: [String]) {
      self.language = language.written
      self.texts = texts
    }
  }

  /// A word's forms; those without a text say nothing, and a writing that comes again adds to the first.
  public init(_ forms: [Form]) {
    var all: [Form] = []
    for form in forms where !form.texts.isEmpty {
      if let place = all.firstIndex(where: { $0.language == form.language }) {
        all[place] = Form(form.language, all[place].texts + form.texts)
      } else {
        all.append(form)
      }
    }
    self.all = all
  }

  /// The languages' first subtags in order, each once.
  public var languages: [String] {
    var languages: [String] = []
    for form in all where !languages.contains(form.language.primary) {
      languages.append(form.language.primary)
    }
    return languages
  }

  /// The texts of a writing; none where the word has no such form.
  public subscript(tag: String) -> [String] {
    let wanted = Language(tag).written
    return all.first { $0.language == wanted }?.texts ?? []
  }

  /// The forms of one language, in the order they were given.
  public func forms(of primary: String) -> [Form] {
    all.filter { $0.language.primary == primary }
  }
}
