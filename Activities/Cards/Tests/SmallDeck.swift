import PipitBase
import PipitLexicon
import PipitPractice
import PipitText

@testable import PipitCards

/// A deck of six words in English, Spanish, Japanese and Chinese, as packs.
enum SmallDeck {
  static let deck = Deck(
    id: "small", name: "Small words",
    topics: [.init(id: "drink", name: "Drinks"), .init(id: "animals", name: "Animals")],
    entries: [
      entry(
        "water", "drink", en: "water", es: word("es", "agua", "el", "f"), ja: ja("水", "みず", "mizu"),
        zh: zh("水", "水", "shuǐ")),
      entry(
        "tea", "drink", en: "tea", es: word("es", "té", "el", "m"),
        ja: ja("お茶", "おちゃ", "ocha", ruby: "お茶[ちゃ]"), zh: zh("茶", "茶", "chá")),
      entry(
        "milk", "drink", en: "milk", es: word("es", "leche", "la", "f"),
        ja: ja("牛乳", "ぎゅうにゅう", "gyūnyū", ruby: "牛乳[ぎゅうにゅう]"), zh: zh("牛奶", "牛奶", "niúnǎi")),
      entry(
        "dog", "animals", en: "dog", es: word("es", "perro", "el", "m"), ja: ja("犬", "いぬ", "inu"),
        zh: zh("狗", "狗", "gǒu")),
      entry(
        "cat", "animals", en: "cat",
        es: DeckWord(
          "es", forms: [.init("es", ["gato"])], article: "el", gender: "m", synonyms: ["minino"]),
        ja: ja("猫", "ねこ", "neko"), zh: zh("猫", "貓", "māo")),
      entry(
        "horse", "animals", en: "horse", es: word("es", "caballo", "el", "m"),
        ja: ja("馬", "うま", "uma"), zh: zh("马", "馬", "mǎ")),
    ], languages: ["en", "es", "ja", "zh"])

  static let packs: [Pack] =
    [Pack(name: "deck-small", version: "1", bytes: DeckPack.bytes(of: deck))]
    + ["en", "es", "ja", "zh"].map {
      Pack(name: "deck-small-\($0)", version: "1", bytes: DeckWords.bytes(of: deck, $0))
    }

  static let noon = Moment(milliseconds: 1_700_000_000_000, offsetMinutes: 60)

  static func deal(
    _ options: [String: String] = [:], facts: [Deal.Option] = [], seed: UInt64 = 1
  ) -> Deal {
    var all = ["deck": "small", "from": "en", "to": "ja", "way": "flip", "count": "3"]
    for (name, value) in options { all[name] = value }
    return Deal(
      id: "round", activity: "cards", rules: 1, seed: seed, made: noon,
      options: all.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) }, facts: facts,
      packs: packs)
  }

  private static func entry(
    _ id: String, _ topic: String, en: String, es: DeckWord, ja: DeckWord, zh: DeckWord
  ) -> DeckEntry {
    DeckEntry(
      id: id, topic: topic, partOfSpeech: "noun",
      words: [DeckWord("en", forms: [.init("en", [en])]), es, ja, zh])
  }

  private static func word(
    _ language: String, _ text: String, _ article: String, _ gender: String
  ) -> DeckWord {
    DeckWord(
      Language(language), forms: [.init(Language(language), [text])], article: article,
      gender: gender)
  }

  private static func ja(
    _ kanji: String, _ kana: String, _ romaji: String, ruby: String? = nil
  ) -> DeckWord {
    DeckWord(
      "ja",
      forms: [
        .init("ja", [kanji]), .init("ja-Hrkt", [kana]), .init("ja-Latn-hepburn", [romaji]),
      ], ruby: ruby ?? "\(kanji)[\(kana)]")
  }

  private static func zh(_ simple: String, _ traditional: String, _ pinyin: String) -> DeckWord {
    DeckWord(
      "zh",
      forms: [
        .init("zh-Hans", [simple]), .init("zh-Hant", [traditional]),
        .init("zh-Latn-pinyin", [pinyin]),
      ])
  }
}
