import PipitBase

/// In which scripts a learner sees each language.
///
/// What nobody has chosen is as stated here: the language's own script, and the reading as help,
/// hidden until it is asked for. A language that is added later has the same.
///
///     var preferences = ScriptPreferences()
///     preferences.order(of: "ja", .question)  // ja, ja-Hrkt, ja-Latn-hepburn
///     preferences.set("ja", .question, to: ["ja-Hrkt"])
///     preferences.order(of: "ja", .question)  // ja-Hrkt, ja, ja-Latn-hepburn
public struct ScriptPreferences: Equatable, Sendable {
  /// What was chosen, by language, in the order of their subtags.
  private(set) var rows: [Row] = []
  /// Whether all of the record that this was read from was understood; where not, what was not
  /// understood is as stated.
  public internal(set) var isReadable = true

  /// What a form is shown for.
  public enum Side: String, CaseIterable, Sendable {
    /// The word that is asked.
    case question
    /// The word that answers.
    case answer
    /// What stands above or beside a word, to help reading it.
    case help
  }

  /// When the help is seen.
  public enum Help: String, CaseIterable, Sendable {
    /// Always.
    case always
    /// Until the word is known; from then on it can be asked for.
    case fading
    /// When it is asked for.
    case asked
    /// When it is asked for, until the word is known; from then on there is none. It is so at first.
    case askedFading = "asked-fading"
    /// Never.
    case never
  }

  /// How the help of one word stands.
  public enum HelpStage: Equatable, Sendable {
    /// It is seen.
    case open
    /// It can be asked for.
    case hidden
    /// There is none.
    case none
  }

  /// From how many days of stability on a word is known well enough for its help to fade.
  public static let knownStabilityDays = 21.0

  /// What was chosen for one language; empty where it is as stated.
  struct Row: Equatable, Sendable {
    let primary: String
    var question: [Language] = []
    var answer: [Language] = []
    /// Nil where it is as stated: none is a choice too.
    var help: [Language]?
    var when: Help?
  }

  /// What is stated: each language's own script, its reading as help.
  public init() {}

  /// The writings of a language for one side, best first. For a question and an answer all that the
  /// language has; for help those alone that were chosen, and none is none.
  public func order(of primary: String, _ side: Side) -> [Language] {
    let row = row(of: primary)
    var order: [Language]
    switch side {
    case .question: order = row?.question ?? []
    case .answer: order = row?.answer ?? []
    case .help: return row?.help ?? Language.readings(of: primary)
    }
    for script in Language.scripts(of: primary) where !order.contains(script) {
      order.append(script)
    }
    return order
  }

  /// When a language's help is seen.
  public func help(of primary: String) -> Help { row(of: primary)?.when ?? .askedFading }

  /// How the help of a word stands.
  ///
  /// - Parameters:
  ///   - primary: the language's first subtag.
  ///   - stabilityDays: how well the word is remembered; nil where nothing is known of it.
  public func help(of primary: String, stabilityDays: Double?) -> HelpStage {
    let isKnown = stabilityDays ?? 0 >= Self.knownStabilityDays
    return switch help(of: primary) {
    case .always: .open
    case .fading: isKnown ? .hidden : .open
    case .asked: .hidden
    case .askedFading: isKnown ? .none : .hidden
    case .never: .none
    }
  }

  /// The languages that something was chosen for, in the order of their subtags.
  public var chosenLanguages: [String] { rows.map { $0.primary } }

  /// Whether something was chosen for a language.
  public func isChosen(_ primary: String) -> Bool { row(of: primary) != nil }

  /// The writing that a learner sees among those there are, or nil where there are none.
  public func language(
    among available: [Language], of primary: String, _ side: Side
  ) -> Language? {
    for liked in order(of: primary, side) {
      if let found = available.first(where: { $0.written.isWritten(like: liked) }) { return found }
    }
    return available.first
  }

  /// Puts writings first on one side of a language; none puts it back to what is stated, but for help,
  /// where none is none. Tags of other languages are passed over.
  public mutating func set(_ primary: String, _ side: Side, to tags: [Language]) {
    var chosen: [Language] = []
    for tag in tags.map({ $0.written }) where tag.primary == primary && !chosen.contains(tag) {
      chosen.append(tag)
    }
    var row = row(of: primary) ?? Row(primary: primary)
    switch side {
    case .question: row.question = chosen
    case .answer: row.answer = chosen
    case .help: row.help = chosen
    }
    keep(row)
  }

  /// Chooses when a language's help is seen.
  public mutating func setHelp(_ primary: String, to help: Help) {
    var row = row(of: primary) ?? Row(primary: primary)
    row.when = help
    keep(row)
  }

  /// These preferences with writings put first on one side of a language.
  public func setting(
    _ primary: String, _ side: Side, to tags: [Language]
  ) -> ScriptPreferences {
    var preferences = self
    preferences.set(primary, side, to: tags)
    return preferences
  }

  /// These preferences with one writing before all others on sides of a language.
  public func preferring(_ language: Language, _ sides: [Side]) -> ScriptPreferences {
    var preferences = self
    let primary = language.written.primary
    for side in sides {
      let row = row(of: primary)
      let chosen = side == .answer ? row?.answer : row?.question
      preferences.set(primary, side, to: [language] + (chosen ?? []))
    }
    return preferences
  }

  /// These preferences with another choice of when a language's help is seen.
  public func settingHelp(_ primary: String, to help: Help) -> ScriptPreferences {
    var preferences = self
    preferences.setHelp(primary, to: help)
    return preferences
  }

  /// These preferences with a language put back to what is stated.
  public func resetting(_ primary: String) -> ScriptPreferences {
    var preferences = self
    preferences.reset(primary)
    return preferences
  }

  /// Puts a language back to what is stated.
  public mutating func reset(_ primary: String) { rows.removeAll { $0.primary == primary } }

  func row(of primary: String) -> Row? { rows.first { $0.primary == primary } }

  /// Keeps a language's row at its place; one that says nothing is none.
  mutating func keep(_ row: Row) {
    rows.removeAll { $0.primary == row.primary }
    if row == Row(primary: row.primary) { return }
    var place = 0
    while place < rows.count, rows[place].primary < row.primary { place += 1 }
    rows.insert(row, at: place)
  }
}
