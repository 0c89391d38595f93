import Foundation
import PipitLexicon
import PipitText
import Testing

@testable import PipitBuilder

/// A small right deck: what each test breaks in one place.
private let goodDeck = [
  "concepts": """
  name: Two things
  source: written for Pipit
  licence: Apache-2.0
  topics:
    - id: home
      name: At home
      concepts:
        - {id: dog, pos: noun}
        - {id: bank, pos: noun, meaning: where money is kept}
    - id: doing
      name: What we do
      concepts:
        - {id: eat, pos: verb}

  """,
  "en": """
  language: en
  source: written for Pipit
  licence: Apache-2.0
  entries:
    # home
    dog: {en: dog, synonyms: [hound]}
    bank: {en: bank, example: My money is in the bank.}
    # doing
    eat: {en: eat}

  """,
  "de": """
  language: de
  source: written for Pipit
  licence: Apache-2.0
  entries:
    dog: {de: Hund, article: der, gender: m}
    bank: {de: Bank, article: die, gender: f, example: Mein Geld ist bei der Bank.}
    eat: {de: essen, also: [speisen]}

  """,
  "ja": """
  language: ja
  source: written for Pipit
  licence: Apache-2.0
  entries:
    dog: {ja: "犬[いぬ]", ja-Latn-hepburn: inu}
    bank: {ja: "銀行[ぎんこう]", ja-Latn-hepburn: ginkō, example: 銀行に行きます。}
    eat: {ja: "食[た]べる", ja-Latn-hepburn: taberu, also: ["食[く]う"]}

  """,
  "zh": """
  language: zh
  source: written for Pipit
  licence: Apache-2.0
  entries:
    dog: {zh-Hans: 狗, zh-Hant: 狗, zh-Latn-pinyin: gǒu}
    bank: {zh-Hans: 银行, zh-Hant: 銀行, zh-Latn-pinyin: yínháng}
    eat: {zh-Hans: 吃, zh-Hant: 吃, zh-Latn-pinyin: chī}

  """,
  "ar": """
  language: ar
  source: written for Pipit
  licence: Apache-2.0
  entries:
    dog: {ar: كلب, ar-Latn: kalb, gender: m}
    bank: {ar: بنك, ar-Latn: bank, gender: m}
    eat: {ar: أكل, ar-Latn: akala}

  """,
  "pa": """
  language: pa
  source: written for Pipit
  licence: Apache-2.0
  entries:
    dog: {pa: ਕੁੱਤਾ, pa-Arab: کتا, pa-Latn: kuttā, gender: m}
    bank: {pa: ਬੈਂਕ, pa-Arab: بینک, pa-Latn: baiṁk, gender: m}
    eat: {pa: ਖਾਣਾ, pa-Arab: کھانا, pa-Latn: khāṇā}

  """,
]

/// The problems of a deck's files, each as its name, line, message and mend.
private func problems(_ files: [String: String]) throws -> [String] {
  try withFolder { folder in
    let folder = "\(folder)/few"
    for (file, text) in files { try write(text, to: "\(folder)/\(file).yaml") }
    return DeckCheck.problems(in: [DeckSource(folder: folder)]).map {
      String($0.text.dropFirst(folder.count + 1))
    }
  }
}

@Test func aGoodDeckHasNoProblem() throws {
  #expect(try problems(goodDeck) == [])
}

@Test func aLanguageThatHasNoFileIsNoProblem() throws {
  #expect(try problems(goodDeck.filter { ["concepts", "ja"].contains($0.key) }) == [])
}

/// What is put in the place of what in which file, and the one problem that must be told.
@Test(arguments: [
  ("concepts", "id: dog,", "id: Dog,", "de.yaml:5: there is no concept “dog”. Write it in"),
  (
    "concepts", "pos: verb", "pos: werb",
    "concepts.yaml:13: unknown part of speech “werb”. Write one of"
  ),
  (
    "concepts", "id: eat,", "id: bank,",
    "concepts.yaml:13: the id “bank” is there already, at line 9."
  ),
  (
    "concepts", "id: doing", "id: home",
    "concepts.yaml:10: the id “home” is there already, at line 5."
  ),
  ("en", "  eat: {en: eat}\n", "", "en.yaml:1: entries are missing, 1 in all: eat. Write them"),
  ("en", "eat: {", "swim: {", "en.yaml:9: there is no concept “swim”."),
  (
    "en", "language: en", "language: en-GB",
    "en.yaml:1: the language “en-GB” names a script or a region."
  ),
  (
    "en", "synonyms: [hound]", "synonyms: [dog]",
    "en.yaml:6: “dog” is there twice. Leave one of them out"
  ),
  ("en", "{en: eat}", "{en: eаt}", "en.yaml:9: “eаt” is not written in Latin letters. Look at “а”"),
  ("en", "{en: eat}", "{en: eat, plural: no}", "en.yaml:9: unknown key “plural”. Leave it out"),
  (
    "en", "{en: eat}", "{en: bank}",
    "en.yaml:9: “bank” is the word of “bank” and of “eat”. Give this"
  ),
  (
    "en", "My money is in the bank.", "My money is at home.",
    "en.yaml:7: the example “My money is at home.” does not hold “bank”."
  ),
  (
    "en", "My money is", "My money that I have been given in all those many long years is",
    "en.yaml:7: the example has 76 letters. Write 60 at most"
  ),
  ("de", "article: der, ", "", "de.yaml:5: the noun “Hund” has no article."),
  (
    "de", "article: der, gender: m", "article: der, gender: f",
    "de.yaml:5: “der” and the gender f of “Hund” do not agree."
  ),
  (
    "de", "article: der", "article: el",
    "de.yaml:5: the article “el” of “Hund” is none of “de”. Write one of das, der, die"
  ),
  (
    "de", "gender: f", "gender: female",
    "de.yaml:6: the gender “female” of “Bank”. Write m, f, n or mf"
  ),
  ("ja", "犬[いぬ]", "犬", "ja.yaml:5: “犬” does not tell how it is read. Put its kana"),
  (
    "ja", "犬[いぬ]", "犬[ねこ]",
    "ja.yaml:5: “inu” in ja-Latn-hepburn does not agree with “犬[ねこ]”. Write “neko”"
  ),
  ("ja", "ginkō", "ginko", "ja.yaml:6: “ginko” in ja-Latn-hepburn does not agree with"),
  (
    "zh", "yínháng", "yín",
    "zh.yaml:6: “yín” in zh-Latn-pinyin does not agree with “银行”. Write a syllable"
  ),
  ("zh", "銀行", "銀", "zh.yaml:6: “銀” in zh-Hant does not agree with “银行”. Write as many characters"),
  (
    "ar", "kalb", "qalb",
    "ar.yaml:5: “qalb” in ar-Latn does not agree with “كلب”. Write the consonants"
  ),
  ("pa", "کتا", "كتا", "pa.yaml:5: “كتا” has letters that pa-Arab does not have: ك. Mend it"),
  (
    "pa", "gender: m}\n  bank", "}\n  bank",
    "pa.yaml:5: the noun “ਕੁੱਤਾ” has no gender. Write m, f, n or mf"
  ),
])
func aSlipInADeckIsToldWithItsLine(_ file: String, _ right: String, _ wrong: String, _ told: String)
  throws
{
  var files = goodDeck
  let text = try #require(files[file])
  let place = try #require(text.range(of: right))
  files[file] = text.replacingCharacters(in: place, with: wrong)

  let found = try problems(files)
  #expect(found.contains { $0.hasPrefix(told) }, "\(found.joined(separator: "\n"))")
}

@Test func theWordsOfADeckBecomePacks() throws {
  let (deck, words) = try withFolder { folder in
    for (file, text) in goodDeck { try write(text, to: "\(folder)/few/\(file).yaml") }
    let source = DeckSource(folder: "\(folder)/few")
    let pack = try DeckPack(DeckPack.bytes(of: source.deck))
    return (pack, try DeckWords(DeckWords.bytes(of: source.deck, "ja")))
  }

  #expect(deck.deck.languages == ["en", "ar", "de", "ja", "pa", "zh"])
  #expect(
    deck.deck.topics == [
      .init(id: "home", name: "At home"), .init(id: "doing", name: "What we do"),
    ])
  #expect(
    deck.entry(at: 2, words: [words])
      == DeckEntry(
        id: "eat", topic: "doing", partOfSpeech: "verb",
        words: [
          DeckWord(
            "ja",
            forms: [
              .init("ja", ["食べる", "食う"]), .init("ja-Hrkt", ["たべる", "くう"]),
              .init("ja-Latn-hepburn", ["taberu"]),
            ], ruby: "食[た]べる")
        ]))
}
