import PipitText

/// What is to be said and how, checked: the voice can read it, and it is short.
///
///     let word = try Utterance("buenos días", language: "es-ES", rate: "80")
public struct Utterance: Hashable, Sendable {
  /// Bare of what a voice would read out as the name of a sign.
  let text: String
  /// The name of espeak-ng's voice.
  let voice: String
  /// The speed in percent of the voice's own.
  let ratePercent: Int

  /// So many letters may be said at once: the longest of a dictionary's senses in one piece.
  public static let mostLetters = 500
  /// The speeds that are understood, in percent. The slow key of a learner who has set the slowest
  /// speed asks for 30.
  public static let rates = 25...150

  /// The voice's own speed in words a minute, and the slowest that it can speak.
  private static let ownSpeed = 175
  private static let slowestSpeed = 80

  /// A text in a language, at a speed in percent (100 where none is given), or the reason why it
  /// cannot be said.
  ///
  /// Single letters divided by commas are said by their names: `c, a, t`.
  public init(_ text: String, language: String, rate: String? = nil) throws(VoiceError) {
    guard let entry = VoiceEntry.fitting(language) else { throw .unknownLanguage(language) }
    guard let percent = Int(rate ?? "100"), Self.rates.contains(percent) else {
      throw .badRate(rate ?? "")
    }
    guard text.count <= Self.mostLetters else { throw .tooLong(letters: text.count) }
    let sayable = Self.sayable(
      SpokenText.clean(Text.composed(text), language: language))
    for scalar in sayable.unicodeScalars where !entry.script.holds(scalar) {
      throw .wrongScript(language: language, letter: String(scalar))
    }
    guard sayable.unicodeScalars.contains(where: { Self.isHeard($0) }) else { throw .noText }
    self.text =
      entry.script == .kana
      ? Self.asSpoken(sayable) : LetterNames.said(sayable, in: Language(language).primary)
    voice = entry.name
    ratePercent = percent
  }

  private var speed: Int { Self.ownSpeed * ratePercent / 100 }

  /// The program's arguments. Nothing of them comes from outside but a number within bounds and a
  /// name of the table; the text goes by standard input.
  var arguments: [String] {
    [
      "-b", "1", "-z", "-v", voice, "-s", String(max(speed, Self.slowestSpeed)), "--stdin",
      "--stdout",
    ]
  }

  /// How many times as long the sound must become that the program makes: it cannot speak as slowly
  /// as may be asked.
  var stretch: Double { Double(Self.slowestSpeed) / Double(min(speed, Self.slowestSpeed)) }

  /// All that the sound depends on, in one line.
  var key: String { "\(voice) \(ratePercent) \(text)" }

  /// Names the sound, for those who keep it.
  public var fingerprint: UInt64 { Fingerprint.of(key.utf8) }

  // MARK: The text

  private static func isHeard(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  /// The cleaned text without what is neither a letter nor punctuation, such as pictures that are
  /// newer than the rule which cleaned it.
  private static func sayable(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          switch scalar.properties.generalCategory {
          case .otherSymbol where scalar != "°", .modifierSymbol, .control, .unassigned,
            .privateUse:
            " "
          default: scalar
          }
        }))
  }

  /// Kana with the particles as they are said, where spaces part the words: は is wa and へ is e. The
  /// program knows no words and says ha and he.
  private static func asSpoken(_ kana: String) -> String {
    kana.split(separator: " ").map { word in
      let bare = word.prefix { !"。、！？".contains($0) }
      guard let spoken = particles[String(bare)] else { return String(word) }
      return spoken + word.dropFirst(bare.count)
    }.joined(separator: " ")
  }

  private static let particles = [
    "は": "わ", "へ": "え", "では": "でわ", "には": "にわ", "とは": "とわ", "へは": "えわ", "へも": "えも", "からは": "からわ",
    "こんにちは": "こんにちわ", "こんばんは": "こんばんわ",
  ]
}

/// The 64-bit FNV-1a hash: tells our own sounds apart, withstands no attacker.
enum Fingerprint {
  static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}
