import PipitBase
import PipitText
import Testing

@testable import PipitLexicon

/// A list of words; rare ones end in `?`, offensive ones in `!`.
func scrambleWords(
  _ words: String, _ language: Language = "en", keepsAccents: Bool = false
) throws -> ScrambleWords {
  let pack = try WordPack(
    WordPack.bytes(
      of: words.pieces(at: " ", or: "\n").map { word in
        let isRare = word.hasSuffix("?")
        let isOffensive = word.hasSuffix("!")
        return .init(
          isRare || isOffensive ? String(word.dropLast()) : word, isRare ? .rare : .common,
          isOffensive: isOffensive)
      }))
  return ScrambleWords([pack], ScrambleTiles(language, keepsAccents: keepsAccents))
}

/// The rules for a root over a list of words.
private func rules(
  _ root: String, _ words: String = english, _ language: Language = "en",
  scoring: ScrambleScoring = .length, shortest: Int = 3, keepsAccents: Bool = false,
  centre: String? = nil
) throws -> ScrambleRules {
  try ScrambleRules(
    root: root, scrambleWords(words, language, keepsAccents: keepsAccents), scoring: scoring,
    shortest: shortest, centre: centre)
}

private let english = """
  ace ad bare bill brick camel camels centre claim claimed coconut colour company dame damn! decal
  decimal declaim? don eel fake goal grey lace lame lemon mark may meddle medical milk on organise
  pious rose silk silkworm tea works zoo
  """

/// What became of a word: its points, or the reason with what is missing.
private func told(_ verdict: ScrambleVerdict) -> String {
  switch verdict {
  case .accepted(let find): "\(find.word) \(find.points) \(find.kind.rawValue)"
  case .refused(let refusal):
    refusal.missing.isEmpty
      ? refusal.reason.rawValue : "\(refusal.reason.rawValue) \(refusal.missing)"
  }
}

struct ScrambleRulesTests {
  @Test(arguments: [
    ("decimal", "decimal 8 common"), ("claimed", "claimed 8 common"), ("medical", "root"),
    ("declaim", "declaim 8 rare"), ("lame", "lame 5 common"), ("", "empty"), (" \n\t", "empty"),
    ("\u{200b}\u{feff}", "empty"), ("camels", "letters s"), ("meddle", "letters d"),
    ("me", "short"),
    ("zzz", "letters z"), (" Claim\r\n", "used"), ("dace", "word"), ("Medical", "root"),
    ("MEDICAL ", "root"), ("a", "short"), ("elm", "word"), ("eel", "letters e"),
    ("claim ed", "letters  "), ("c-a-d", "letters -"), ("cam3l", "letters 3"), ("l.a", "letters ."),
  ])
  func aWordIsCheckedInTheOrderOfTheGame(typed: String, wanted: String) throws {
    #expect(told(try rules("medical").check(typed, found: ["claim"])) == wanted)
  }

  @Test(arguments: ["decal", "Decal", " decal ", "DECAL", "de\u{200d}cal", "ＤＥＣＡＬ", "decal\u{a0}"])
  func aWordCountsOnce(typed: String) throws {
    let rules = try rules("medical")

    #expect(told(rules.check(typed, found: [])) == "decal 6 common")
    #expect(told(rules.check(typed, found: ["lame", "decal"])) == "used")
  }

  @Test func theBriefsExamplesHold() throws {
    #expect(told(try rules("coalgoat").check("goal", found: [])) == "goal 5 common")
    #expect(told(try rules("coconut").check("on", found: [])) == "short")
    #expect(told(try rules("coconut").check("coconut", found: [])) == "root")
    #expect(told(try rules("silkworm").check("Works ", found: [])) == "works 6 common")
    #expect(told(try rules("silkworm").check("milky", found: [])) == "letters y")
  }

  @Test func theShortestLengthIsTheFirstThatIsAllowed() throws {
    #expect(told(try rules("medical").check("ace", found: [])) == "ace 4 common")
    #expect(told(try rules("medical").check("ad", found: [])) == "short")
    #expect(told(try rules("medical", shortest: 4).check("lame", found: [])) == "lame 5 common")
    #expect(told(try rules("medical", shortest: 4).check("ace", found: [])) == "short")
  }

  /// Names and abbreviations are in no list; what is a name too is. All regions' spellings are words.
  @Test(arguments: [
    ("pious", "sioup", "word"), ("fakery", "fake", "fake 5 common"),
    ("abbreviates", "bare", "bare 5 common"), ("melons", "lemon", "lemon 6 common"),
    ("companys", "company's", "letters '"), ("donts", "don’t", "letters ’"),
    ("pairs", "Paris", "word"), ("pauses", "USA", "word"), ("pairs", "paris", "word"),
    ("colourful", "colour", "colour 7 common"), ("organiser", "organise", "organise 9 common"),
    ("greyer", "grey", "grey 5 common"), ("recenter", "centre", "centre 7 common"),
    ("bricks", "brick", "brick 6 common"),
    ("marker", "mark", "mark 5 common"), ("roses", "rose", "rose 5 common"),
    ("bills", "Bill", "bill 5 common"), ("mayor", "may", "may 4 common"),
    ("mandy", "damn", "damn 5 rare"),
  ])
  func ordinaryWordsAreWordsAndNamesAreNot(root: String, typed: String, wanted: String) throws {
    #expect(told(try rules(root).check(typed, found: [])) == wanted)
  }

  @Test func lettersAreCountedAsTheLanguageCountsThem() throws {
    func check(
      _ typed: String, of root: String, in words: String, _ tag: String, kept: Bool = false,
      found: [String] = []
    ) throws -> String {
      told(
        try rules(root, words, Language(tag), keepsAccents: kept).check(typed, found: found))
    }
    // Spanish: ñ is a letter, á an accent.
    #expect(try check("an\u{303}o", of: "mañanero", in: "año mano", "es") == "año 4 common")
    #expect(try check("ano", of: "niña", in: "ano", "es") == "letters o")
    #expect(try check("año", of: "manos", in: "año", "es") == "letters ñ")
    #expect(try check("RAPIDO", of: "rapidos", in: "rápido", "es") == "rápido 7 common")
    // French: folded or kept.
    #expect(try check("ete", of: "tempête", in: "été", "fr") == "été 4 common")
    #expect(try check("ete", of: "tempêtée", in: "été", "fr", kept: true) == "word")
    #expect(try check("été", of: "tempête", in: "été", "fr", kept: true) == "letters é")
    #expect(try check("coeur", of: "sœurce", in: "cœur", "fr", kept: true) == "cœur 6 common")
    #expect(try check("cote", of: "tricotée", in: "cote? côte côté", "fr") == "cote 5 common")
    #expect(try check("COTÉ", of: "tricotée", in: "cote? côte côté", "fr") == "côte 5 common")
    #expect(
      try check("cote", of: "tricotée", in: "cote? côte côté", "fr", found: ["côté"]) == "used")
    // German: nouns have capitals, ß and ä are letters.
    #expect(try check("haus", of: "Hausrat", in: "Haus", "de") == "Haus 5 common")
    #expect(try check("weg", of: "Gewebe", in: "Weg weg", "de") == "weg 4 common")
    #expect(try check("Weg", of: "Gewebe", in: "Weg weg", "de") == "Weg 4 common")
    #expect(try check("Strasse", of: "Straßenrest", in: "Straße", "de") == "letters s")
    #expect(try check("STRAẞE", of: "Straßenrest", in: "Straße", "de") == "Straße 7 common")
    #expect(try check("rate", of: "Räte", in: "rate", "de") == "letters a")
    // Turkish: I is ı, İ is i.
    #expect(try check("IŞIK", of: "ışıklar", in: "ışık", "tr") == "ışık 5 common")
    #expect(try check("İKİ", of: "ikizler", in: "iki", "tr") == "iki 4 common")
    #expect(try check("IKI", of: "ikizler", in: "iki", "tr") == "letters ı")
    // Ukrainian: й and ї are letters, the apostrophe lies on no tile.
    for typed in ["м'ята", "м’ята", "М\u{2bc}ЯТА", "мята"] {
      #expect(try check(typed, of: "м'ятата", in: "м'ята", "uk") == "м'ята 5 common")
    }
    #expect(try check("й", of: "її", in: "її", "uk") == "short")
    #expect(try check("'", of: "м'ята", in: "її", "uk") == "empty")
    #expect(try check("мий", of: "миші", in: "мий", "uk") == "letters й")
    // Letters of two signs and three.
    #expect(try check("ijs", of: "ijsberg", in: "ijs", "nl") == "short")
    #expect(try check("Ĳsje", of: "ijsjes", in: "ijsje", "nl") == "ijsje 5 common")
    #expect(try check("jis", of: "ijsjes", in: "jis", "nl") == "letters i")
    #expect(try check("DŽEP", of: "džepovi", in: "džep", "hr") == "džep 4 common")
    #expect(try check("dzsem", of: "dzsemek", in: "dzsem", "hu") == "dzsem 4 common")
    #expect(try check("chata", of: "chatař", in: "chata", "cs") == "chata 5 common")
    #expect(try check("hata", of: "chatař", in: "hata", "cs") == "letters h")
    #expect(try check("llaw", of: "llawen", in: "llaw", "cy") == "llaw 4 common")
  }

  @Test(arguments: [
    ("medical", "camels", "Word not possible.", "medical. There is no s."),
    ("medical", "meddle", "Word not possible.", "medical. There is no second d."),
    ("coconut", "ccoocon", "Word not possible.", "coconut. There is no third c."),
    ("assess", "sssssu", "Word not possible.", "assess. There is no other s."),
    ("donts", "don't", "Word not possible.", "donts. There is no apostrophe among the letters."),
    ("donts", "don-t", "Word not possible.", "donts. There is no hyphen among the letters."),
    ("donts", "do nt", "Word not possible.", "donts. There is no space among the letters."),
  ])
  func whatIsMissingIsTold(root: String, typed: String, title: String, end: String) throws {
    guard case .refused(let refusal) = try rules(root).check(typed, found: []) else {
      Issue.record("it was accepted")
      return
    }
    #expect(refusal.title == title)
    #expect(refusal.message == "You can't spell that word from " + end)
  }

  @Test(arguments: [
    ("", "", ""),
    ("me", "Word too short.", "Please enter words that are at least 4 characters long!"),
    ("medical", "That's our starting word.", "That would be too easy, don't you think?"),
    ("claim", "Word used already.", "Be more original!"),
    ("cadel", "Word not recognized.", "You can't just make up words, you know!"),
  ])
  func theMessagesBeginWithTheBriefsWords(typed: String, title: String, message: String) throws {
    guard
      case .refused(let refusal) = try rules("medical", shortest: 4).check(typed, found: ["claim"])
    else {
      Issue.record("it was accepted")
      return
    }
    #expect(refusal.title == title && refusal.message == message)
  }

  @Test func whatTheLearnerKeepsIsAWord() throws {
    let rules = try rules("medical")

    #expect(told(rules.check("Cadel", found: [], own: ["emd", "cadel"])) == "cadel 6 own")
    #expect(told(rules.check("cadel", found: ["cadel"], own: ["cadel"])) == "used")
    #expect(told(rules.check("camels", found: [], own: ["camels"])) == "letters s")
    #expect(told(rules.check("lame", found: [], own: ["lame"])) == "lame 5 common")
  }

  @Test func whatCountsIsCommonAndWhatIsOffensiveIsNotShown() throws {
    let rules = try rules("medical", "ace damn! decal? lame maced! medical claimed lad!")

    #expect(rules.all.map { $0.text } == ["ace", "lame", "decal", "claimed"])
    #expect(rules.count == 3 && rules.most == 4 + 5 + 8)
    #expect(told(rules.check("lad", found: [])) == "lad 4 rare")
    #expect(
      rules.isPangram(["c", "l", "a", "i", "m", "e", "d"]) && !rules.isPangram(["a", "c", "e"]))
  }

  @Test(arguments: [
    ("milk", "milk 1 common"), ("silk", "silk 1 common"), ("mimic", "letters c"),
    ("milks", "milks 5 common"), ("skill", "skill 5 common"), ("limo", "centre k"),
    ("silkworm", "root"), ("worms", "centre k"), ("ilk", "short"), ("kilo", "kilo 1 rare"),
    ("workmilks", "workmilks 16 common"), ("kiosk", "used"), ("kooks", "word"),
  ])
  func inASpellingBeeLettersAreUsedAgain(typed: String, wanted: String) throws {
    let words = "ilk kilo? kiosk limo milk milks silk skill skillworms workmilks worms"
    // Silkworm has eight tiles; a bee does not mind.
    let rules = try rules("silkworm", words, scoring: .bee, centre: "k")

    #expect(told(rules.check(typed, found: ["kiosk"])) == wanted)
    #expect(
      rules.all.map { $0.text }
        == ["kilo", "milk", "silk", "kiosk", "milks", "skill", "workmilks", "skillworms"])
    #expect(rules.most == 1 + 1 + 5 + 5 + 5 + 16 + 17)
  }

  @Test func aBeeTellsOfItsCentre() throws {
    for (root, centre, message) in [
      ("silkworm", "k", "Every word has a k."), ("silkworm", "m", "Every word has an m."),
    ] {
      let rules = try rules(root, scoring: .bee, centre: centre)
      let told = rules.check("roils", found: [])
      let wanted = ScrambleRefusal(
        .centre, typed: "roils", root: root, missing: centre, number: 0)
      #expect(told == .refused(wanted))
      #expect(wanted.title == "Word without the middle letter." && wanted.message == message)
    }
    #expect(try rules("silkworm", scoring: .bee).centre == "s")
    #expect(try rules("silkworm", centre: "k").centre == nil)
  }

  /// In this list e is there 16 times, t 8, a 5, b once.
  @Test func lettersAreWorthWhatTheListSays() throws {
    let rules = try rules(
      "beat", "ee eee eeee eeeee tet tt ttt aaaaa b et", scoring: .letters)

    #expect(["e", "t", "a", "b", "z"].map { rules.value(of: $0) } == [1, 2, 3, 5, 10])
    #expect(rules.points(for: ["b", "e", "t"]) == 8)
    #expect(rules.points(for: ["b", "e", "a", "t"]) == 22)
  }

  @Test(arguments: [
    ("", 0), ("a", 1), ("aaa", 3), ("noon", 4), ("tea", 3), ("medical", 7), ("aab", 3), ("ab", 2),
  ])
  func aShuffleNeverShowsTheRoot(root: String, count: Int) {
    let tiles = root.map { String($0) }
    var dice = Dice(seed: 9)
    var seen: Set<[String]> = []
    for _ in 0..<2_000 {
      let shuffled = ScrambleTiles.shuffled(tiles, dice: &dice)
      #expect(shuffled.count == count && shuffled.sorted() == tiles.sorted())
      #expect(shuffled != tiles || Set(tiles).count < 2)
      seen.insert(shuffled)
    }
    #expect(seen.count == ["tea": 5, "noon": 5, "aab": 2][root] ?? seen.count)
  }

  @Test(arguments: [
    (0, 0, ScrambleRank.egg), (0, 100, .egg), (1, 100, .egg), (2, 100, .hatchling),
    (5, 100, .nestling),
    (10, 100, .fledgling), (19, 100, .fledgling), (20, 100, .flier), (35, 100, .songbird),
    (50, 100, .soloist), (70, 100, .chorister), (99, 100, .chorister), (100, 100, .pipit),
    (140, 100, .pipit), (69, 199, .flier), (70, 199, .songbird), (1, 3, .flier),
    (.max, .max, .pipit),
  ])
  func aRankIsAShareOfAllPoints(points: Int32, most: Int32, rank: ScrambleRank) {
    #expect(ScrambleRank(points: points, most: most) == rank)
  }
}
