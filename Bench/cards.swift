// Typed answers checked against cards, and what is seen of many entries, natively and in the browser.

import PipitBase
import PipitText

/// Cards in four languages with what was typed for them, and entries in several scripts.
struct Cards {
  private(set) var answers: [Answer] = []
  private(set) var entries: [Forms] = []
  private let preferences = ScriptPreferences(text: #"{"ja":false}"#)

  struct Answer {
    let typed: String
    let forms: Forms
    let asked: Language?
    let language: Language
  }

  /// Words with the syllables that they are made of here.
  private static let syllables = "ka to mi su re no ha yu go shi chi tsu fu ma ne ro".pieces(
    at: " ")

  init() {
    var dice = Dice(seed: 7)
    for place in 0..<2_000 {
      let word = Self.word(&dice)
      switch place % 8 {
      case 0: add(word, Forms([.init("en", [word])]), asked: "en", "en")
      case 1: add(word + "é", Forms([.init("fr", [word + "é", word])]), asked: "fr", "fr")
      case 2: add(word + "e", Forms([.init("es", [word + "é"])]), asked: "es", "es")
      case 3: add(word + "x", Forms([.init("de", [word])]), asked: "de", "de")
      case 4: add(word, Self.japanese(word), asked: nil, "ja")
      case 5: add(word, Self.japanese(word), asked: "ja-Hrkt", "ja")
      case 6: add("ni3 hao3", Forms([.init("zh-Latn-pinyin", ["nǐ hǎo"])]), asked: nil, "zh")
      default: add(Self.word(&dice), Forms([.init("en", [word])]), asked: "en", "en")
      }
    }
    for _ in 0..<50_000 {
      let word = Self.word(&dice)
      entries.append(
        Forms([
          .init("en", [word]), .init("ja", [word]), .init("ja-Hrkt", [word]),
          .init("ja-Latn-hepburn", [word]), .init("pa", [word]), .init("pa-Arab", [word]),
          .init("uk", [word]),
        ]))
    }
  }

  private static func word(_ dice: inout Dice) -> String {
    var word = ""
    for _ in 0..<(3 + dice.roll(below: 2)) {
      word += syllables[dice.roll(below: syllables.count)]
    }
    return word
  }

  private static func japanese(_ word: String) -> Forms {
    Forms([
      .init("ja", [word + "語"]), .init("ja-Hrkt", [Kana.read(word)?.text ?? ""]),
      .init("ja-Latn-hepburn", [word]),
    ])
  }

  private mutating func add(
    _ typed: String, _ forms: Forms, asked: Language?, _ language: Language
  ) {
    answers.append(Answer(typed: typed, forms: forms, asked: asked, language: language))
  }

  /// Checks each answer once; a number that follows from the verdicts.
  func check() -> Int32 {
    var sum: Int32 = 0
    for answer in answers {
      let verdict = CardCheck.check(
        typed: answer.typed, forms: answer.forms, asked: answer.asked, language: answer.language)
      sum = sum &* 3 &+ Int32(verdict.kind.name.utf8.count) &+ Int32(verdict.closest.utf8.count)
    }
    return sum
  }

  /// The faces of every entry in three languages, with the help; how many bytes they have.
  func faces() -> Int32 {
    var count: Int32 = 0
    for entry in entries {
      for face in preferences.faces(of: entry, languages: ["en", "ja", "pa"], .question) {
        count += Int32(face.text.utf8.count + face.language.tag.utf8.count)
      }
    }
    return count
  }
}
