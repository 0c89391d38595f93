// Sentences compared by the million, natively and in the browser: random pairs in every script whose
// results both sides must agree on, and the speed of the checker.

import PipitBase
import PipitText

/// What does not hold for a random pair.
struct Fault: Error {
  let words: String
}

/// Compares random pairs and folds all that is told about them into one number.
struct Fuzz {
  private var dice: Dice
  private var options: [SentenceCheck.Options] = []
  private(set) var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  init(seed: UInt64) {
    dice = Dice(seed: seed)
    for (language, _) in Pairs.sentences {
      for ignoresAccents in [false, true] {
        let language = language.isEmpty ? nil : Language(language)
        options.append(SentenceCheck.Options(language: language, ignoresAccents: ignoresAccents))
      }
    }
  }

  /// Compares as many pairs as told; throws where something does not hold.
  mutating func compare(_ count: Int) throws(Fault) {
    for _ in 0..<count {
      let choice = dice.roll(below: Pairs.sentences.count)
      var options = options[2 * choice + dice.roll(below: 2)]
      let sentence = Pairs.sentences[choice].text
      let answer = dice.roll(below: 20) == 0 ? Pairs.noise(&dice) : sentence
      let given = Pairs.changed(answer, &dice)
      if dice.roll(below: 8) == 0 { options.parts = Pairs.pieces(answer, &dice) }
      let other = dice.roll(below: 4) == 0 ? [Pairs.changed(given, &dice)] : []
      try compare(given, answer, other, options)
      if dice.roll(below: 8) == 0 { try compareNumbers() }
    }
  }

  private mutating func compare(
    _ given: String, _ answer: String, _ others: [String], _ options: SentenceCheck.Options
  ) throws(Fault) {
    let one = try folded(given, options)
    let two = try folded(answer, options)
    var alternatives: [FoldedSentence] = []
    for other in others { alternatives.append(try folded(other, options)) }
    let forth = SentenceCheck.check(one, answer: two)
    let back = SentenceCheck.check(two, answer: one)
    let among = SentenceCheck.check(one, answer: two, alternatives: alternatives)
    let isSame =
      !one.isEmpty && one.words.joined(separator: "").bytes == two.words.joined(separator: "").bytes
    let isTold = forth.differing.isEmpty && forth.extra.isEmpty && forth.edit.isEmpty
    let isSound =
      forth.isCorrect == back.isCorrect && forth.isCorrect == isSame
      && isTold == (forth.isCorrect || one.isEmpty && two.isEmpty)
      && (!forth.isCorrect || among.isCorrect)
      && SentenceCheck.check(one, answer: one).isCorrect == !one.isEmpty
    if !isSound { throw Fault(words: "“\(given)” beside “\(answer)”") }
    add(forth)
    add(among)
    add(one.words)
  }

  private func folded(
    _ text: String, _ options: SentenceCheck.Options
  ) throws(Fault) -> FoldedSentence {
    do throws(SentenceCheckError) {
      return try FoldedSentence(text, options)
    } catch {
      throw Fault(words: "“\(text)” is refused")
    }
  }

  /// A longest common subsequence is as long either way.
  private mutating func compareNumbers() throws(Fault) {
    let one = numbers()
    let other = numbers()
    let common = WordDifference.common(one, other)
    var same = 0
    for run in WordDifference.runs(given: one, wanted: other) where run.kind == .same {
      same += run.given.count
    }
    if common != WordDifference.common(other, one) || common != same {
      throw Fault(words: "two sequences of \(one.count) and \(other.count) numbers")
    }
    hash = (hash ^ UInt64(common)) &* 0x100_0000_01b3
  }

  private mutating func numbers() -> [UInt32] {
    let vocabulary = 1 + dice.roll(below: 40)
    let count = dice.roll(below: dice.roll(below: 20) == 0 ? 300 : 20)
    var numbers: [UInt32] = []
    for _ in 0..<count { numbers.append(UInt32(dice.roll(below: vocabulary))) }
    return numbers
  }

  private mutating func add(_ result: SentenceResult) {
    add(result.differing)
    add(result.extra)
    add([result.closest])
    for edit in result.edit {
      switch edit {
      case .missing(let word, let next): add(["missing", word, next ?? ""])
      case .swap(let one, let other): add(["swap", one, other])
      case .move(let word, let next): add(["move", word, next ?? ""])
      case .replace(let given, let wanted): add(["replace", given, wanted])
      case .leaveOut(let word): add(["leave out", word])
      }
    }
  }

  private mutating func add(_ texts: [String]) {
    for text in texts {
      for byte in text.bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = (hash ^ 0xff) &* 0x100_0000_01b3
    }
  }
}

/// What is timed: pairs of sentences of made-up words, as text and as numbers.
struct Speed {
  var texts: [(String, String)] = []
  var numbers: [([UInt32], [UInt32])] = []

  /// Pairs of sentences of so many words; a quarter of the words is changed, moved or lost.
  init(pairs: Int, words: Int) {
    let syllables = [
      "ba", "ce", "di", "fó", "gu", "ha", "ki", "lo", "mu", "ña", "pe", "ri", "so", "tu", "vé",
      "we", "xi", "yo", "za", "bra", "cle", "dri", "flo", "gru", "pla", "ste", "tri",
    ]
    var dice = Dice(seed: 3)
    var lexicon: [String] = []
    for _ in 0..<3_000 {
      var word = ""
      for _ in 0...dice.roll(below: 4) { word += syllables[dice.roll(below: syllables.count)] }
      lexicon.append(word)
    }
    for _ in 0..<pairs {
      var given: [UInt32] = []
      for _ in 0..<words { given.append(UInt32(dice.roll(below: lexicon.count))) }
      let wanted = given
      for _ in 0..<max(1, words / 4) {
        let place = dice.roll(below: given.count)
        switch dice.roll(below: 3) {
        case 0: given[place] = UInt32(dice.roll(below: lexicon.count))
        case 1: given.insert(given.remove(at: place), at: dice.roll(below: given.count))
        default: given.remove(at: place)
        }
      }
      numbers.append((given, wanted))
      texts.append((Self.sentence(given, lexicon), Self.sentence(wanted, lexicon) + "."))
    }
  }

  private static func sentence(_ numbers: [UInt32], _ lexicon: [String]) -> String {
    var words: [String] = []
    for number in numbers { words.append(lexicon[Int(number)]) }
    return Text.capitalised(words.joined(separator: " "), Language("es"))
  }

  /// Every pair once, as numbers: the way from one to the other.
  func compareNumbers() -> Int32 {
    var count = 0
    for (given, wanted) in numbers {
      count += WordDifference.runs(given: given, wanted: wanted).count
    }
    return Int32(count)
  }

  /// Every pair once, from raw text: folded, compared, and told what differs.
  func compareTexts() -> Int32 {
    var count = 0
    for (given, wanted) in texts {
      do throws(SentenceCheckError) {
        count += try SentenceCheck.check(given, answer: wanted).differing.count
      } catch {}
    }
    return Int32(count)
  }
}

extension Speed {
  /// Sentences of eight words.
  static let few = Speed(pairs: 250, words: 8)
  /// Texts of a thousand words.
  static let many = Speed(pairs: 4, words: 1_000)
}
