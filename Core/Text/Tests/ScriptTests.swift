import PipitText
import Testing

/// Ways of writing: tags as they are kept, tables, names, preferences and the faces they make.
struct ScriptTests {
  private let water = Forms([
    .init("en", ["water"]), .init("ja", ["水"]), .init("ja-Hrkt", ["みず"]),
    .init("ja-JP", ["mizu"]), .init("pa", ["ਪਾਣੀ"]), .init("pa-Arab", ["پانی"]),
    .init("pa-Latn", ["pāṇī"]),
  ])

  @Test(arguments: [
    ("ja-JP", "ja-Latn-hepburn"), ("ja_jp", "ja-Latn-hepburn"), ("ja-Latn", "ja-Latn-hepburn"),
    ("ja-Jpan", "ja"), ("ja-Hira", "ja-Hrkt"), ("ja-Latn-kunrei", "ja-Latn-kunrei"),
    ("pnb", "pa-Arab"), ("pa-PK", "pa-Arab"), ("pa-Guru", "pa"), ("uk-Cyrl", "uk"),
    ("uk-Latn", "uk-Latn"), ("sr", "sr-Cyrl"), ("sr-Cyrl", "sr-Cyrl"), ("sr-Latn", "sr-Latn"),
    ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh-TW", "zh-Hant"), ("zh-Hant", "zh-Hant"),
    ("zh-Latn", "zh-Latn-pinyin"), ("hi-Deva", "hi"), ("pt-BR", "pt-BR"), ("qqq", "qqq"),
    ("xx-Qaaa", "xx-Qaaa"), ("", ""),
  ])
  func aWritingHasOneTag(tag: String, written: String) {
    #expect(Language(tag).written.tag == written)
    #expect(Language(written).written.tag == written)
  }

  @Test(arguments: [
    ("en", "en"), ("ja", "ja ja-Hrkt ja-Latn-hepburn"), ("pa", "pa pa-Arab pa-Latn"),
    ("zh", "zh-Hans zh-Hant zh-Latn-pinyin zh-Bopo"), ("uk", "uk uk-Latn"),
    ("sr", "sr-Cyrl sr-Latn"), ("hi", "hi hi-Latn"), ("ar", "ar ar-Latn"), ("qqq", "qqq"),
  ])
  func aLanguageKnowsItsScripts(primary: String, tags: String) {
    let scripts = Language.scripts(of: primary)

    #expect(scripts.map { $0.tag }.joined(separator: " ") == tags)
    #expect(scripts.map { $0.written } == scripts)
  }

  @Test(arguments: [
    ("ja", "Kanji"), ("ja-Hrkt", "Kana"), ("ja-JP", "Rōmaji"), ("pa", "Gurmukhi"),
    ("pnb", "Shahmukhi"), ("pa-Latn", "Roman"), ("zh", "Simplified"), ("zh-TW", "Traditional"),
    ("zh-Latn-pinyin", "Pinyin"), ("zh-Bopo", "Bopomofo"), ("uk", "Cyrillic"),
    ("sr-Latn", "Latin"), ("en", "Latin"), ("hi", "Devanagari"), ("qqq", "qqq"),
  ])
  func aScriptHasAName(tag: String, name: String) {
    #expect(Language(tag).scriptName == name)
  }

  @Test func aWordHasItsFormsByTag() {
    #expect(water.languages == ["en", "ja", "pa"])
    #expect(water["ja-Latn-hepburn"] == ["mizu"])
    #expect(water["ja-JP"] == ["mizu"])
    #expect(water["pnb"] == ["پانی"])
    #expect(water["fr"] == [])
    #expect(water.forms(of: "ja").map { $0.language } == ["ja", "ja-Hrkt", "ja-Latn-hepburn"])
  }

  @Test func aWritingThatComesAgainAddsToTheFirstAndAnEmptyOneSaysNothing() {
    let forms = Forms([
      .init("ja", ["友達"]), .init("fr", []), .init("ja-Jpan", ["友だち"]), .init("en", ["friend"]),
    ])

    #expect(forms == Forms([.init("ja", ["友達", "友だち"]), .init("en", ["friend"])]))
  }

  @Test func theStatedChoiceIsTheOwnScriptWithTheReadingAsHelp() {
    let preferences = ScriptPreferences()

    #expect(preferences.order(of: "ja", .question) == ["ja", "ja-Hrkt", "ja-Latn-hepburn"])
    #expect(preferences.order(of: "ja", .answer) == ["ja", "ja-Hrkt", "ja-Latn-hepburn"])
    #expect(preferences.order(of: "ja", .help) == ["ja-Hrkt"])
    #expect(preferences.order(of: "zh", .help) == ["zh-Latn-pinyin"])
    #expect(preferences.order(of: "pa", .help) == ["pa-Latn"])
    #expect(preferences.order(of: "en", .help) == [])
    #expect(preferences.order(of: "qqq", .question) == ["qqq"])
    #expect(preferences.help(of: "ja") == .askedFading)
  }

  @Test func choosingPutsFirstAndKeepsTheRestInOrder() {
    var preferences = ScriptPreferences()
    preferences.set("zh", .question, to: ["zh-Latn-pinyin", "zh-TW", "zh-Latn-pinyin", "ja"])

    #expect(
      preferences.order(of: "zh", .question) == ["zh-Latn-pinyin", "zh-Hant", "zh-Hans", "zh-Bopo"])
    #expect(preferences.order(of: "zh", .answer)[0] == "zh-Hans")
    preferences.set("zh", .question, to: [])
    #expect(preferences == ScriptPreferences())
    preferences.set("zh", .help, to: [])
    #expect(preferences.order(of: "zh", .help) == [])
    #expect(preferences != ScriptPreferences())
    preferences.reset("zh")
    #expect(preferences == ScriptPreferences())
  }

  @Test func helpFadesAsTheWordGetsKnown() {
    var preferences = ScriptPreferences()
    func stages(_ help: ScriptPreferences.Help) -> [ScriptPreferences.HelpStage] {
      preferences.setHelp("ja", to: help)
      return [nil, 20.9, 21].map { preferences.help(of: "ja", stabilityDays: $0) }
    }

    #expect(stages(.always) == [.open, .open, .open])
    #expect(stages(.fading) == [.open, .open, .hidden])
    #expect(stages(.asked) == [.hidden, .hidden, .hidden])
    #expect(stages(.askedFading) == [.hidden, .hidden, .none])
    #expect(stages(.never) == [.none, .none, .none])
  }

  // MARK: - The record

  @Test(arguments: [
    (#"{"ja":true}"#, ["en", "fr", "ja"]), (#"{"ja":false}"#, ["en", "fr", "ja-Latn-hepburn"]),
    ("{}", ["en", "fr", "ja"]), ("", ["en", "fr", "ja"]), (#"{"ja""#, ["en", "fr", "ja"]),
    (#"{"ja":["ja-JP"]}"#, ["en", "fr", "ja-Latn-hepburn"]),
    (#"{"ja":"ja-Latn-hepburn"}"#, ["en", "fr", "ja-Latn-hepburn"]),
    (#"{"ja":["ja-Hrkt"]}"#, ["en", "fr", "ja"]), (#"{"pa":false}"#, ["en", "fr", "ja"]),
    (#"{"ja-JP":false}"#, ["en", "fr", "ja-Latn-hepburn"]),
  ])
  func languagesAreShownOnceEach(record: String, tags: [String]) {
    let preferences = ScriptPreferences(text: record)

    #expect(preferences.languages(["en", "fr", "ja", "ja-JP"]) == tags)
    #expect(preferences.languages(["en", "fr", "ja", "ja-Latn-hepburn"]) == tags)
  }

  @Test func threeScriptsAreOneLanguage() {
    let all = ["ja", "ja-Hrkt", "ja-Latn-hepburn", "pa", "pa-Arab", "pa-Latn", "uk", "uk-Latn"]
    let stated = ScriptPreferences()
    let chosen = stated.setting("ja", .question, to: ["ja-Hrkt"])
      .setting("pa", .question, to: ["pa-Arab"])

    #expect(stated.languages(all) == ["ja", "pa", "uk"])
    #expect(chosen.languages(all) == ["ja-Hrkt", "pa-Arab", "uk"])
    #expect(chosen.languages(["pa-Latn", "zh", "pa"]) == ["zh", "pa"])
  }

  @Test func tagsNobodyKnowsAndRegionsStay() {
    let preferences = ScriptPreferences(text: #"{"ja":false}"#)

    #expect(
      preferences.languages(["xx-Qaaa", "en-US", "en-GB", "tlh", "en-US"])
        == ["xx-Qaaa", "en-US", "en-GB", "tlh"])
    #expect(preferences.languages(["ja-Latn-kunrei"]) == ["ja-Latn-kunrei"])
    #expect(preferences.languages([]) == [])
  }

  @Test(arguments: [
    "", "7", "[]", "null", #"{"ja":"#, #"{"ja":7}"#, #"{"ja":["fr"]}"#, #"{"ja":{"when":"soon"}}"#,
    #"{"version":2,"languages":{}}"#, #"{"version":1}"#, #"{"version":1,"languages":[]}"#,
    #"{"ja":{"side":["ja"]}}"#, #"{"":true}"#, #"{"version":1,"languages":{"ja":{"help":[7]}}}"#,
  ])
  func aRecordThatIsNotUnderstoodIsAsStated(record: String) {
    var preferences = ScriptPreferences(text: record)

    #expect(!preferences.isReadable)
    #expect(preferences.text == ScriptPreferences().text)
    preferences = ScriptPreferences(text: preferences.text)
    #expect(preferences == ScriptPreferences())
  }

  @Test func whatIsUnderstoodOfARecordHolds() {
    let preferences = ScriptPreferences(text: #"{"ja":7,"pa":false,"uk":true}"#)

    #expect(!preferences.isReadable)
    #expect(preferences.order(of: "pa", .question)[0] == "pa-Latn")
    #expect(preferences.order(of: "uk", .answer)[0] == "uk")
    #expect(preferences.order(of: "ja", .question)[0] == "ja")
  }

  @Test func theRecordGivesBackWhatWasChosen() {
    var preferences = ScriptPreferences(text: #"{"zh":["zh-TW"],"ja":false}"#)
    preferences.set("ja", .help, to: [])
    preferences.setHelp("pa", to: .fading)
    let record =
      #"{"version":1,"languages":{"ja":{"question":["ja-Latn-hepburn"],"#
      + #""answer":["ja-Latn-hepburn"],"help":[]},"pa":{"when":"fading"},"#
      + #""zh":{"question":["zh-Hant"],"answer":["zh-Hant"]}}}"#

    #expect(preferences.text == record)
    #expect(ScriptPreferences(text: record) == preferences)
    #expect(ScriptPreferences(text: record).isReadable)
    #expect(!record.contains("ja-JP"))
  }

  @Test func aSwitchPutsOneScriptFirstAndKeepsTheOthersOrder() {
    let before = ScriptPreferences().setting("zh", .question, to: ["zh-Hant", "zh-Bopo"])
    let after = before.preferring("zh-Latn-pinyin", [.question, .answer])

    #expect(
      after.order(of: "zh", .question) == ["zh-Latn-pinyin", "zh-Hant", "zh-Bopo", "zh-Hans"])
    #expect(after.order(of: "zh", .answer)[0] == "zh-Latn-pinyin")
    #expect(after.resetting("zh") == ScriptPreferences())
    #expect(after.chosenLanguages == ["zh"])
  }

  @Test func theScriptThatIsSeenIsOneThatThereIs() {
    let preferences = ScriptPreferences(text: #"{"zh":["zh-Bopo","zh-Latn-pinyin"]}"#)
    let there: [Language] = ["zh", "zh-Hant", "zh-Latn-pinyin"]

    #expect(preferences.language(among: there, of: "zh", .question) == "zh-Latn-pinyin")
    #expect(ScriptPreferences().language(among: there, of: "zh", .answer) == "zh")
    #expect(preferences.language(among: ["zh-Latn-x"], of: "zh", .answer) == "zh-Latn-x")
    #expect(preferences.language(among: [], of: "zh", .answer) == nil)
  }

  // MARK: - Faces

  @Test func aWordShowsOneFaceForEachLanguageInTheirOrder() {
    let stated = ScriptPreferences()
    let roman = ScriptPreferences(text: #"{"ja":false,"pa":["pnb"]}"#)
    let all = ["pa", "en", "ja", "ja-Hrkt", "fr"]

    #expect(
      stated.faces(of: water, languages: all, .question) == [
        Face("pa", "ਪਾਣੀ"), Face("en", "water"), Face("ja", "水"),
      ])
    #expect(
      roman.faces(of: water, languages: all, .answer) == [
        Face("pa-Arab", "پانی"), Face("en", "water"), Face("ja-Latn-hepburn", "mizu"),
      ])
  }

  @Test func eachSideHasItsOwnScript() {
    let preferences = ScriptPreferences().setting("ja", .answer, to: ["ja-Hrkt"])

    #expect(preferences.face(of: water, "ja", .question) == Face("ja", "水"))
    #expect(preferences.face(of: water, "ja", .answer) == Face("ja-Hrkt", "みず"))
  }

  @Test func aMissingFormHasAnotherInItsPlace() {
    let kana = Forms([.init("ja-Hrkt", ["すし"]), .init("zh-Hant-HK", ["壽司"]), .init("xx", ["?"])])
    let preferences = ScriptPreferences(text: #"{"ja":false,"zh":["zh-Hant"]}"#)

    #expect(
      preferences.face(of: kana, "ja", .question)
        == Face("ja-Hrkt", "すし", isFallback: true))
    #expect(preferences.face(of: kana, "zh", .question) == Face("zh-Hant-HK", "壽司"))
    #expect(preferences.face(of: kana, "xx", .question) == Face("xx", "?"))
    #expect(preferences.face(of: kana, "en", .question) == nil)
    #expect(
      preferences.faces(of: Forms([.init("ja-Latn-kunrei", ["susi"])]), languages: ["ja"], .answer)
        == [Face("ja-Latn-kunrei", "susi", isFallback: true)])
  }

  @Test func writingsThatAreNamedComeBeforeAllOthers() {
    let preferences = ScriptPreferences()

    #expect(
      preferences.faces(of: water, languages: ["ja-JP", "pnb"], .question) == [
        Face("ja-Latn-hepburn", "mizu"), Face("pa-Arab", "پانی"),
      ])
  }

  @Test func helpIsWhatWasChosenButNeverWhatIsShown() {
    let stated = ScriptPreferences()
    let kana = stated.setting("ja", .question, to: ["ja-Hrkt"])
    let both = stated.setting("ja", .help, to: ["ja-Latn-hepburn", "ja-Hrkt"])
    let none = stated.setting("ja", .help, to: [])

    #expect(stated.faces(of: water, languages: ["ja", "en"], .help) == [Face("ja-Hrkt", "みず")])
    #expect(kana.faces(of: water, languages: ["ja"], .help) == [])
    #expect(
      both.help(of: water, besides: Face("ja-Hrkt", "みず")) == [
        Face("ja-Latn-hepburn", "mizu")
      ])
    #expect(none.faces(of: water, languages: ["ja"], .help) == [])
  }

  // MARK: - Words in one script alone

  @Test func aWordIsWrittenInAnotherScriptWhereRulesAreSure() {
    let roman = ScriptPreferences(text: #"{"uk":false,"ja":false,"pa":["pnb"]}"#)

    #expect(roman.rewritten("вода", in: "uk", .question) == Face("uk-Latn", "voda"))
    #expect(roman.rewritten("水", in: "ja", .question) == nil, "kanji are never guessed")
    #expect(roman.rewritten("ਪਾਣੀ", in: "pa", .question) == nil, "nor is Shahmukhi")
    #expect(ScriptPreferences().rewritten("вода", in: "uk", .question) == nil)
    #expect(ScriptPreferences().readings(of: "вода", in: "uk") == [Face("uk-Latn", "voda")])
    #expect(ScriptPreferences().readings(of: "water", in: "en") == [])
  }

  @Test func onlyLanguagesWithRulesAreRewritten() {
    #expect(["uk", "sr-Latn", "sr"].allSatisfy { ScriptPreferences.canRewrite(Language($0)) })
    #expect(["en", "ru", "es", "el"].allSatisfy { !ScriptPreferences.canRewrite(Language($0)) })
  }
}
