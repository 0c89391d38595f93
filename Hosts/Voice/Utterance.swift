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

  /// So many letters may be said at once.
  public static let mostLetters = 200
  /// The speeds that are understood, in percent. The slow key of a learner who has set the slowest
  /// speed asks for 30.
  public static let rates = 25...150

  /// The voice's own speed in words a minute, and the slowest that it can speak.
  private static let ownSpeed = 175
  private static let slowestSpeed = 80

  /// A text in a language, at a speed in percent (100 where none is given), or the reason why it
  /// cannot be said.
  public init(_ text: String, language: String, rate: String? = nil) throws(VoiceError) {
    guard let entry = VoiceEntry.fitting(language) else { throw .unknownLanguage(language) }
    guard let percent = Int(rate ?? "100"), Self.rates.contains(percent) else {
      throw .badRate(rate ?? "")
    }
    guard text.count <= Self.mostLetters else { throw .tooLong(letters: text.count) }
    let sayable = Self.sayable(Text.composed(text))
    for scalar in sayable.unicodeScalars where !entry.script.holds(scalar) {
      throw .wrongScript(language: language, letter: String(scalar))
    }
    guard sayable.unicodeScalars.contains(where: { Self.isHeard($0) }) else { throw .noText }
    self.text = entry.script == .kana ? Self.asSpoken(sayable) : sayable
    voice = entry.name
    ratePercent = percent
  }

  /// The program's arguments. Nothing of them comes from outside but a number within bounds and a
  /// name of the table; the text goes by standard input.
  var arguments: [String] {
    let speed = Self.ownSpeed * ratePercent / 100
    var arguments = ["-b", "1", "-v", voice, "-s", String(max(speed, Self.slowestSpeed))]
    // Slower than it can speak, it pauses between the words: in hundredths of a second.
    if speed < Self.slowestSpeed { arguments += ["-g", String((Self.slowestSpeed - speed) / 2)] }
    return arguments + ["--stdin", "--stdout"]
  }

  /// Names the sound, for those who keep it.
  public var fingerprint: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in "\(voice) \(ratePercent) \(text)".utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return hash
  }

  // MARK: The text

  private static func isHeard(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  /// The text without markup and signs, whose names nobody wants to hear; a gap becomes a pause.
  private static func sayable(_ text: String) -> String {
    var sayable = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    var place = 0
    while place < scalars.count {
      let scalar = scalars[place]
      let next = place + 1 < scalars.count ? scalars[place + 1] : " "
      if scalar == "<", next == "/" || next.properties.isAlphabetic,
        let end = scalars[place...].firstIndex(of: ">")
      {
        sayable.append(" ")
        place = end + 1
        continue
      }
      if isHeard(scalar) || isKept(scalar) {
        sayable.append(scalar)
      } else if scalar == "_", next == "_", sayable.last != "," {
        sayable.append(",")
      } else if isHyphen(scalar), let last = sayable.last, isHeard(last), isHeard(next) {
        sayable.append("-")
      } else if sayable.last != " " {
        sayable.append(" ")
      }
      place += 1
    }
    return String(sayable)
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

  /// Marks of letters, what joins them, what makes a pause or a melody, and signs that are words.
  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .modifierLetter, .currencySymbol: true
    default: kept.contains(scalar)
    }
  }

  private static let kept = Array("'’.,;:!?¿¡…&%+=°،؛؟।。、！？\u{200c}\u{200d}".unicodeScalars)

  private static func isHyphen(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "\u{2010}" || scalar == "\u{2011}"
  }
}
