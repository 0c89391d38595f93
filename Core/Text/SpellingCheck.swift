import PipitBase

/// Whether a word was spelled right, and if not, what went wrong.
///
/// ```swift
/// let result = SpellingCheck.check("recieve", word: "receive", language: "en")
/// result.verdict  // .wrong
/// result.faults   // [.ie]
/// result.edits    // keep r, e, c; swap i and e; keep v, e
/// ```
///
/// The rules:
/// - Letters are grapheme clusters. Normal forms, full-width letters, look-alike apostrophes and
///   hyphens, spaces around the word and what cannot be seen are no differences. Apostrophes and
///   hyphens themselves belong to the spelling.
/// - Capitals too many are none, since phones write them; a capital that is missing is
///   ``SpellingResult/Verdict-swift.enum/capital``. ß may be written ss, as the Swiss and capitals do.
/// - A mark that makes a letter in the language, as ñ does in Spanish, counts as the letter; any
///   other is an accent, told as ``SpellingResult/Verdict-swift.enum/accent`` or ignored if asked.
/// - Where as many letters were typed as the closest spelling has, marks are by place; else a
///   letter is right where the alignment keeps it.
///
/// Time and memory are in the product of the lengths; past 200 letters nothing is aligned, and no
/// word is right.
public enum SpellingCheck {
  /// The most letters of a word or of what was typed.
  public static let mostLetters = 200

  /// Compares what was typed with a word.
  ///
  /// - Parameters:
  ///   - typed: what the learner wrote.
  ///   - word: the word that it was to be, as it is spelled.
  ///   - variants: other spellings that are as right, such as those of other regions.
  ///   - homophones: other words that sound the same.
  ///   - language: the words' language, which says what is a letter and what an accent.
  ///   - ignoresAccents: whether a missing, surplus or other accent is no difference.
  public static func check(
    _ typed: String, word: String, variants: [String] = [], homophones: [String] = [],
    language: Language = .undetermined, ignoresAccents: Bool = false
  ) -> SpellingResult {
    let policy = LetterPolicy(language)
    let given = SpelledLetters(typed, language, policy)
    if given.letters.isEmpty {
      return SpellingResult(verdict: .empty, closest: word, marks: [], edits: [], faults: [])
    }
    var closest = SpellingAlignment(given, SpelledLetters(word, language, policy))
    var sameButAccents: SpellingAlignment?
    for (place, spelling) in ([word] + variants).enumerated() {
      let wanted = SpelledLetters(spelling, language, policy)
      if given.isSame(as: wanted) || ignoresAccents && given.isSame(as: wanted, butAccents: true) {
        return right(given, wanted)
      }
      if sameButAccents == nil, given.isSame(as: wanted, butAccents: true) {
        sameButAccents = SpellingAlignment(given, wanted)
      }
      if place > 0 {
        let alignment = SpellingAlignment(given, wanted)
        if alignment.stepCount < closest.stepCount { closest = alignment }
      }
    }
    if let sameButAccents { return result(.accent, sameButAccents) }
    for other in homophones where given.isSame(as: SpelledLetters(other, language, policy)) {
      return result(.homophone, closest)
    }
    return result(.wrong, closest)
  }

  /// The same word: each letter is right, ss for ß and accents that are ignored too; only a capital
  /// may be missing.
  private static func right(_ given: SpelledLetters, _ wanted: SpelledLetters) -> SpellingResult {
    let lacksCapital = given.lacksCapital(of: wanted)
    let letters =
      lacksCapital && given.shown.count == wanted.shown.count ? wanted.shown : given.shown
    return SpellingResult(
      verdict: lacksCapital ? .capital : .exact, closest: wanted.written,
      marks: given.shown.map { .init($0, .right) }, edits: letters.map { .keep($0) },
      faults: lacksCapital ? [.capital] : [])
  }

  private static func result(
    _ verdict: SpellingResult.Verdict, _ alignment: SpellingAlignment
  ) -> SpellingResult {
    // What differs in more than two letters of three is another word: its faults teach nothing.
    let isFar = Int(alignment.stepCount) * 3 > alignment.wanted.letters.count * 2
    var faults = isFar && verdict == .wrong ? [SpellingFault.other] : alignment.faults
    if alignment.given.lacksCapital(of: alignment.wanted), !faults.contains(.capital),
      verdict != .wrong, verdict != .homophone
    {
      faults.append(.capital)
    }
    return SpellingResult(
      verdict: verdict, closest: alignment.wanted.written, marks: alignment.marks,
      edits: alignment.edits, faults: faults)
  }
}

/// The letters of a word, as they are shown and as they are compared.
final class SpelledLetters {
  /// The word as it was given.
  let written: String
  /// The language's first subtag.
  let language: String
  /// The letters as they were given, repaired, at most 200.
  let shown: [String]
  /// The letters as they are compared: small.
  let letters: [String]
  /// The letters without accents.
  let bare: [String]
  /// Whether there are more letters than are compared.
  private let isCut: Bool

  init(_ text: String, _ language: Language, _ policy: LetterPolicy) {
    written = text
    self.language = language.primary
    // What is hundreds of times too long is cut before it is read letter by letter.
    let most = SpellingCheck.mostLetters
    let isLong = text.utf8.count > most * 64
    let text = isLong ? String(decoding: text.bytes[..<(most * 64)], as: UTF8.self) : text
    var shown: [String] = []
    for piece in Text.pieces(
      Text.composed(Repair.repaired(text, casing: .usual)), where: { Text.isSpace($0) })
    {
      if !shown.isEmpty { shown.append(" ") }
      for letter in piece.characters { shown.append(String(letter)) }
    }
    isCut = isLong || shown.count > most
    if shown.count > most { shown = Array(shown[..<most]) }
    self.shown = shown
    let small = Text.lowercased(shown.joined(separator: ""), language).characters
    // Where case folding changes how many letters there are, each is folded by itself.
    letters =
      small.count == shown.count
      ? small.map { String($0) } : shown.map { Text.lowercased($0, language) }
    bare = letters.map { Text.fold($0, policy, ignoresAccents: true) }
  }

  /// Whether both are the same word, case aside: ß may be written ss.
  func isSame(as wanted: SpelledLetters, butAccents: Bool = false) -> Bool {
    if isCut || wanted.isCut || letters.isEmpty { return false }
    if butAccents ? bare == wanted.bare : letters == wanted.letters { return true }
    guard wanted.letters.contains(where: { $0 == "ß" }), !letters.contains(where: { $0 == "ß" })
    else { return false }
    let swiss = wanted.letters.map { $0 == "ß" ? "ss" : $0 }
    return letters.joined(separator: "") == swiss.joined(separator: "")
  }

  /// Whether a letter that the wanted word has as a capital is a small one here.
  func lacksCapital(of wanted: SpelledLetters) -> Bool {
    for place in shown.indices where place < wanted.shown.count {
      if isSmall(place), !wanted.isSmall(place) { return true }
    }
    return false
  }

  /// Whether a letter is as it is when small.
  private func isSmall(_ place: Int) -> Bool { shown[place] == letters[place] }
}
