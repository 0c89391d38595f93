import Foundation
import PipitLexicon
import PipitText
import Testing

@testable import PipitBuilder

/// A small right course: what each test breaks in one place.
private let goodCourse = """
  id: es-from-en
  language: es
  learner: en
  title: Spanish
  native: Español
  summary: From a coffee to the bill.
  units: [cafe]
  names: [Ana, I]
  words: [wifi]
  interchangeable:
    - [zumo, jugo]
  distinct:
    - [un, una]
  hints:
    es:
      un: a
      una: a
      té: tea
      café: coffee
      con: with
      por favor: please
    en:
      a: un
      coffee: café
      please: por favor
      tea: té
      with: con

  """

private let goodUnit = """
  id: cafe
  title: At the café
  block: coral
  guide:
    - Say *un* or *una*.
    - say: un café
      means: a coffee
  hints:
    es:
      leche: milk
    en:
      milk: leche
  lessons:
    - id: ordering
      title: Ordering
      xp: 10
      exercises:
        - id: coffee-please
          prompt: A coffee, please.
          answer: Un café, por favor.
          alternatives: ["Por favor, un café."]
          distractors: [una, té, con]
          teaches: [un, café]
        - id: tea-with-milk
          into: en
          prompt: Un té con leche. ¡Por favor!
          answer: A tea with milk. Please!
          distractors: [coffee, without]
          teaches: [té, leche]
          context: Ana is thirsty.
        - id: coffee-with-milk
          kind: listen
          answer: Un café con leche.
          meaning: A coffee with milk.
          distractors: [té, para]
          teaches: [con]
        - id: juice
          prompt: A juice, Ana!
          answer: ¡Un zumo, Ana!
          distractors: [una, vino]
          hints:
            juice: zumo
            Ana: Ana
          teaches: [zumo]
        - id: tea-please
          prompt: A tea, please.
          answer: Un té, por favor.
          alternatives:
            - Por favor, un té.
          distractors: [una, café]
          teaches: [por favor]
        - id: milk-please
          prompt: Milk, please.
          answer: Leche, por favor.
          distractors: [té, café]
          teaches: [leche]

  """

/// The problems of a course's files, each as its name, line, message and mend.
private func problems(
  _ course: String, _ files: [String: String], folder name: String = "es-from-en",
  spells: Bool = false
) throws -> [String] {
  try withFolder { folder in
    let folder = "\(folder)/\(name)"
    try write(course, to: "\(folder)/course.yaml")
    for (file, text) in files { try write(text, to: "\(folder)/\(file).yaml") }
    let source = CourseSource(folder: folder)
    let found =
      spells ? CourseSpelling.check([source]).problems : CourseCheck.problems(in: [source])
    return found.map { String($0.text.dropFirst(folder.count + 1)) }
  }
}

@Test func aGoodCourseHasNoProblem() throws {
  #expect(try problems(goodCourse, ["cafe": goodUnit]) == [])
}

private let alone = "Join it to the word beside it, with a no-break space where one belongs there"
private let tilesOnly =
  "Use the tiles of the answer and the distractors, each as often as it is there"
private let listed = "“words” in course.yaml"
private let slip = "Look at indentation, colons and quotes here and one line above"

/// What is put in the place of what in the unit, and the one problem that must be told.
@Test(arguments: [
  (
    "Por favor, un café.", "Por favor, un café, Ana.",
    "21: the alternative “Por favor, un café, Ana.” cannot be built: there is no tile “Ana” left. \(tilesOnly)"
  ),
  (
    "Por favor, un café.", "Un café, un café, por favor.",
    "21: the alternative “Un café, un café, por favor.” cannot be built: there is no tile “un” left. \(tilesOnly)"
  ),
  (
    "Por favor, un café.", "¡Un café, por favor!",
    "21: the sentence “¡Un café, por favor!” is accepted already. Leave it out"
  ),
  (
    "id: tea-please", "id: juice",
    "45: the id “juice” is there already, at line 37. Change the newer one"
  ),
  (
    "id: tea-please", "id: Tea please",
    "45: the id “Tea please” has other characters than a to z, digits and hyphens. Change it"
  ),
  (
    "vino]", "vіno]",
    "40: “vіno” is not written in Latin letters. Look at “і”, or add the word to \(listed)"
  ),
  (
    "vino]", "vinå]",
    "40: “vinå” has letters that es does not have: å. Mend it, or add the word to \(listed)"
  ),
  (
    "  juice: zumo\n          ", "  ",
    "38: there is no hint for “juice”. Add it to the exercise's, the unit's or the course's hints"
  ),
  (
    "juice: zumo", "juice: zumo\n          wine: vino",
    "43: the hint “wine” stands for nothing in the prompt. Write the words as they stand in it"
  ),
  ("title: Ordering", "title: [Ordering", "16: did not find expected ',' or ']'. \(slip)"),
  (
    "block: coral", "block: coral: red",
    "3: mapping values are not allowed in this context. \(slip)"
  ),
  ("vino]", "Zumo]", "40: the distractor “Zumo” is a tile of the answer. Write another word"),
  ("vino]", "Una]", "40: the distractor “Una” is there twice. Leave one out"),
  ("vino]", "jugo]", "40: the distractor “jugo” can stand for “zumo”. Write another word"),
  (
    "    leche: milk\n", "    leche: milk\n    zumo: juice\n    vino: juice\n",
    "42: the distractor “vino” has a translation that “zumo” has too. Write another word, or put the two into a group under “distinct” in course.yaml"
  ),
  (
    "vino]", "Vino]",
    "40: the distractor “Vino” begins with a capital. Write it small, or add it to “names” in course.yaml"
  ),
  ("vino]", "vino tinto]", "40: the distractor “vino tinto” is more than a tile. Write one word"),
  ("[una, vino]", "[una]", "40: the number of distractors is 1. Write two to four"),
  (
    "juice: zumo", "juice: zumo, vino",
    "40: the distractor “vino” is what the hint for “juice” says. Write another word, or mend the hint"
  ),
  (
    "teaches: [zumo]", "teaches: [vino]",
    "44: “vino” is taught, and not in “¡Un zumo, Ana!”. Write it as it stands in the sentence"
  ),
  (
    "teaches: [leche]", "teaches: [por favor]",
    "52: “por favor” is taught by the exercise before this one too. Put another exercise between them"
  ),
  (
    "prompt: A juice, Ana!", "prompt: A juice , Ana!",
    "38: “,” stands alone in “A juice , Ana!”. \(alone)"
  ),
  ("kind: listen", "kind: hear", "32: unknown kind “hear”. Write listen, or leave it out"),
  (
    "        meaning: A coffee with milk.\n", "",
    "31: “meaning” is missing. Write a line “meaning: …”"
  ),
  (
    "kind: listen", "kind: listen\n        prompt: Un té.",
    "33: an exercise that is heard has a prompt. Leave it out: the answer is heard"
  ),
  (
    "context: Ana is thirsty.", "meaning: Ana is thirsty.",
    "30: “meaning” belongs to exercises that are heard. Leave it out"
  ),
  ("xp: 10", "xp: 101", "16: xp is “101”. Write a whole number from 1 to 100"),
  ("xp: 10", "xp: ten", "16: xp is “ten”. Write a whole number from 1 to 100"),
  (
    "block: coral", "block: pink",
    "3: unknown block “pink”. Write one of sky, leaf, plum, coral, amber, sea"
  ),
  ("into: en", "into: fr", "25: “fr” is none of the course's languages. Write en, or leave it out"),
  ("*un* or", "*un or", "5: a “*” is without its other one. Put one on each side of the words"),
  (
    "title: Ordering", "title: Ordering\n    mood: good",
    "16: unknown key “mood”. Leave it out, or look at its spelling"
  ),
  ("    title: Ordering\n", "", "14: “title” is missing. Write a line “title: …”"),
  (
    "title: Ordering", "title: Ordering\n    title: Again",
    "16: the key “title” is there twice. Leave one out"
  ),
  (
    "hints:\n  es:\n", "hints:\n  fr: {lait: milk}\n  es:\n",
    "9: hints for “fr”, which is none of the course's languages. Write es or en"
  ),
])
func eachFaultOfACourseIsTold(old: String, new: String, told: String) throws {
  let broken = goodUnit.replacingOccurrences(of: old, with: new)

  let isBroken = broken != goodUnit
  #expect(isBroken)
  let found = try problems(goodCourse, ["cafe": broken])
  #expect(found == ["cafe.yaml:" + told])
}

/// What is heard in the learner's language is told as that, though little else fits either.
@Test func nothingIsHeardInTheLearnersLanguage() throws {
  let broken = goodUnit.replacingOccurrences(
    of: "kind: listen\n        answer: Un café con leche.",
    with: "kind: listen\n        into: en\n        answer: A tea.")
  let found = try problems(goodCourse, ["cafe": broken])

  #expect(
    found.contains(
      "cafe.yaml:33: what is heard would be in the learner's language. Leave “into” out, or the kind"
    ))
}

/// A distractor that makes a sentence which another exercise accepts for the same prompt.
@Test func aDistractorMayNotMakeAnotherRightSentence() throws {
  let broken = goodUnit.replacingOccurrences(
    of: """
      prompt: Milk, please.
              answer: Leche, por favor.
              distractors: [té, café]
              teaches: [leche]
      """,
    with: """
      prompt: A coffee with milk.
              answer: Café con leche.
              distractors: [un, té]
              hints: {a coffee: café}
              teaches: [café]
      """)

  let found = try problems(goodCourse, ["cafe": broken])
  #expect(
    found == [
      "cafe.yaml:54: “Un café con leche.”, which coffee-with-milk accepts for the same, can be built "
        + "and is not listed. Add it to “alternatives”, or change a distractor"
    ])
}

@Test func lessonsHaveSixToEightExercises() throws {
  let last = try #require(goodUnit.range(of: "      - id: milk-please"))

  #expect(
    try problems(goodCourse, ["cafe": String(goodUnit[..<last.lowerBound])]) == [
      "cafe.yaml:14: the lesson has 5 exercises. Write six to eight"
    ])
}

/// What is put in the place of what in `course.yaml`, and the one problem that must be told.
@Test(arguments: [
  (
    "units: [cafe]", "units: [cafe, bar]",
    "7: there is no unit “bar”. Write bar.yaml, or leave it out"
  ),
  ("native: Español\n", "", "1: “native” is missing. Write a line “native: …”"),
  (
    "names: [Ana, I]", "names: Ana",
    "8: “names” must be a list. Put its texts in brackets, with commas"
  ),
  (
    "- [zumo, jugo]", "- zumo",
    "11: a group in “interchangeable” must be a list of words. Write lines such as “- [coche, carro]”"
  ),
  (
    "learner: en\n", "learner: en\ngoal: all\n",
    "4: unknown key “goal”. Leave it out, or look at its spelling"
  ),
  ("    té: tea\n", "    té: tea\n    té: tea\n", "19: the key “té” is there twice. Leave one out"),
])
func eachFaultOfACoursesFileIsTold(old: String, new: String, told: String) throws {
  let broken = goodCourse.replacingOccurrences(of: old, with: new)
  let found = try problems(broken, ["cafe": goodUnit])

  #expect(found == ["course.yaml:" + told])
}

@Test func aCoursesIdNamesItsLanguagesAndItsFolder() throws {
  let renamed = goodCourse.replacingOccurrences(of: "id: es-from-en", with: "id: spanish")

  #expect(
    try problems(renamed, ["cafe": goodUnit]) == [
      "course.yaml:1: the id “spanish” does not name the two languages. Write es-from-en",
      "course.yaml:1: the id “spanish” is not the folder's name. Name the folder spanish",
    ])
  #expect(
    try problems(goodCourse, ["cafe": goodUnit], folder: "spanish") == [
      "course.yaml:1: the id “es-from-en” is not the folder's name. Name the folder es-from-en"
    ])
}

@Test func everyUnitIsListedAndNamedForItsFile() throws {
  #expect(
    try problems(goodCourse, ["cafe": goodUnit, "bar": goodUnit]) == [
      "bar.yaml:1: the course does not list this unit. "
        + "Name it under “units” in course.yaml, or remove it"
    ])
  let unit = goodUnit.replacingOccurrences(of: "id: cafe", with: "id: bar")
  #expect(
    try problems(goodCourse, ["cafe": unit]) == [
      "cafe.yaml:1: the id “bar” is not the file's name. Name the file bar.yaml"
    ])
}

@Test func aUnitThatIsNoTextOrTooLargeIsRefused() throws {
  try withFolder { folder in
    let path = "\(folder)/cafe.yaml"
    try write(goodCourse, to: "\(folder)/course.yaml")
    var bytes = Array(goodUnit.utf8)
    bytes[12] = 0xff
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    #expect(
      CourseSource(folder: folder).problems.map(\.text) == [
        "\(path):2: this line is not UTF-8. Save the file as UTF-8"
      ])

    // 50 MB that take no room on the disk.
    #expect(truncate(path, 50_000_000) == 0)
    #expect(
      CourseSource(folder: folder).problems.map(\.text) == [
        "\(path):1: the file is larger than 1 MB. Divide it"
      ])
  }
}

@Test func spellingIsLookedUpInTheSentencesLanguage() throws {
  try #require(Spelling.missingPackages(for: Language("es")) == nil, "install hunspell-es")
  try #require(Spelling.missingPackages(for: Language("en")) == nil, "install hunspell-en-us")
  func spelled(_ unit: String) throws -> [String] {
    try problems(goodCourse, ["cafe": unit], spells: true).map { String($0.prefix { $0 != "." }) }
  }

  #expect(try spelled(goodUnit) == [])
  // A word of the other language is no word of the sentence.
  #expect(
    try spelled(goodUnit.replacingOccurrences(of: "vino]", with: "wine]")) == ["cafe"])
  let told = try problems(
    goodCourse, ["cafe": goodUnit.replacingOccurrences(of: "A juice, Ana", with: "A joice, Ana")],
    spells: true)
  #expect(told.count == 1)
  #expect(told[0].hasPrefix("cafe.yaml:38: “joice” is not in the dictionary. Write “"))
  // Remarks may have words of both; what the course lists is not looked up.
  let remark = { (text: String) in
    goodUnit.replacingOccurrences(of: "Ana is thirsty.", with: text)
  }
  #expect(try spelled(remark("Leche is milk. Wifi, Ana!")) == [])
  #expect(try spelled(remark("Lechje is milk.")) == ["cafe"])
}

/// Japanese, Chinese, Punjabi and Ukrainian, each with its forms, as one exercise has them.
@Test(arguments: [
  ("ja", "お水 を ください。", "ja-Hrkt: おみず を ください。|ja-Latn-hepburn: omizu o kudasai.", ""),
  (
    "ja", "コーヒー は どう です か。",
    "ja-Hrkt: コーヒー は どう です か。|ja-Latn-hepburn: kōhī wa dō desu ka.", ""
  ),
  ("ja", "お水 を ください。", "ja-Hrkt: おみず を ください。", "has no form ja-Latn-hepburn"),
  (
    "ja", "お水 を ください。", "ja-Hrkt: おみず を ください。|ja-Latn-hepburn: omizo o kudasai.",
    "“omizo” in ja-Latn-hepburn does not agree with “お水”"
  ),
  (
    "ja", "お水 を ください。", "ja-Hrkt: みず を ください。|ja-Latn-hepburn: mizu o kudasai.",
    "“みず” in ja-Hrkt does not agree with “お水”"
  ),
  (
    "ja", "お水 を ください。", "ja-Hrkt: お水 を ください。|ja-Latn-hepburn: omizu o kudasai.",
    "“お水” in ja-Hrkt has the letters “水”"
  ),
  (
    "ja", "お水 を ください。", "ja-Hrkt: おみずを ください。|ja-Latn-hepburn: omizu o kudasai.",
    "ja-Hrkt has 2 parts, and “お水 を ください。” has 3"
  ),
  ("zh-Hans", "我 喝 茶。", "zh-Latn-pinyin: wǒ hē chá.|zh-Hant: 我 喝 茶。", ""),
  ("zh-Hans", "你们 去 哪儿？", "zh-Latn-pinyin: nǐmen qù nǎr?|zh-Hant: 你們 去 哪兒？", ""),
  (
    "zh-Hans", "我 喝 茶。", "zh-Latn-pinyin: wǒ hē cháh.|zh-Hant: 我 喝 茶。",
    "“cháh” in zh-Latn-pinyin does not agree with “茶”"
  ),
  (
    "zh-Hans", "我 要 水。", "zh-Latn-pinyin: wǒ yaò shuǐ.|zh-Hant: 我 要 水。",
    "“yaò” in zh-Latn-pinyin does not agree with “要”"
  ),
  (
    "zh-Hans", "我 喝 茶。", "zh-Latn-pinyin: wǒ hē chá.|zh-Hant: 我們 喝 茶。",
    "“我們” in zh-Hant does not agree with “我”"
  ),
  ("pa", "ਇਹ ਚਾਹ ਹੈ।", "pa-Arab: ایہہ چاہ ہے۔|pa-Latn: eh chaah hai.", ""),
  (
    "pa", "ਇਹ ਚਾਹ ਹੈ।", "pa-Arab: ایہہ ਚਾਹ ہے۔|pa-Latn: eh chaah hai.",
    "“ਚਾਹ” in pa-Arab has the letters “ਚਾਹ”"
  ),
  ("uk", "Яке є м’ясо, Юлю?", "uk-Latn: Yake ye miaso, Yuliu?", ""),
  ("uk", "Згорів їжак.", "uk-Latn: Zghoriv yizhak.", ""),
  (
    "uk", "Яке є м’ясо?", "uk-Latn: Jake ye miaso?",
    "“Jake” in uk-Latn does not agree with “Яке”"
  ),
  ("uk", "Яке є мясо?", "uk-Latn: Yake ye miaso?|uk-Arab: x", "unknown form “uk-Arab”"),
])
func formsAgreeWithTheirSentence(language: String, sentence: String, forms: String, told: String)
  throws
{
  let primary = Language(language).primary
  let course = """
    id: \(primary)-from-en
    language: \(language)
    learner: en
    title: T
    native: N
    summary: S.
    units: [cafe]
    """
  let lines = forms.split(separator: "|").map { "            \($0)\n" }.joined()
  let unit = """
    id: cafe
    title: T
    block: sky
    guide: [G]
    lessons:
      - id: one
        title: One
        xp: 10
        exercises:
          - id: first
            into: en
            prompt: \(sentence)
            answer: So it is.
            distractors: [not, never]
            forms:
    \(lines.dropLast())
    """
  // One exercise is no lesson, and its prompt has no hints.
  let found = try problems(course, ["cafe": unit], folder: "\(primary)-from-en").filter {
    !$0.contains("the lesson has 1") && !$0.contains("there is no hint")
  }

  #expect(found.count == (told.isEmpty ? 0 : 1), "\(found)")
  #expect(found.allSatisfy { $0.contains(told) }, "\(found)")
}

/// An example needs the form that the voice reads, and no other.
@Test(arguments: [
  ("ja", "お水 を。", "ja-Hrkt: おみず を。", ""), ("ja", "お水 を。", "", "has no form ja-Hrkt."),
  ("ja", "お水 を。", "ja-Hrkt: みず を。", "“みず” in ja-Hrkt does not agree with “お水”"),
  ("zh-Hans", "我 喝。", "", "has no form zh-Latn-pinyin."),
  ("zh-Hans", "我 喝。", "zh-Latn-pinyin: wǒ hē.", ""), ("uk", "Я тут.", "", ""),
  ("uk", "Я тут.", "ja-Hrkt: あ", "unknown form “ja-Hrkt”"),
])
func examplesHaveTheirReading(language: String, say: String, form: String, told: String) throws {
  let primary = Language(language).primary
  let course = """
    id: \(primary)-from-en
    language: \(language)
    learner: en
    title: T
    native: N
    summary: S.
    units: [cafe]
    """
  let unit = """
    id: cafe
    title: T
    block: sky
    guide:
      - say: \(say)
        means: M.
        forms: {\(form)}
    lessons: []
    """
  let found = try problems(course, ["cafe": unit], folder: "\(primary)-from-en").filter {
    $0.contains("form") || $0.contains("Hrkt")
  }
  #expect(found.count == (told.isEmpty ? 0 : 1), "\(found)")
  #expect(found.allSatisfy { $0.contains(told) }, "\(found)")
}

@Test func courseFilesCanBeCheckedAlone() throws {
  try withFolder { folder in
    try write(goodCourse, to: "\(folder)/Courses/es-from-en/course.yaml")
    try write("id: [cafe\n", to: "\(folder)/Courses/es-from-en/cafe.yaml")
    let told = Builder.check(
      content: folder, only: ["\(folder)/Courses/es-from-en/cafe.yaml"])

    #expect(told.map(\.file) == ["\(folder)/Courses/es-from-en/cafe.yaml"])
    try FileManager.default.createDirectory(
      atPath: "\(folder)/Courses/fr-from-en", withIntermediateDirectories: true)
    #expect(
      Builder.check(content: folder, only: ["\(folder)/Courses/fr-from-en"]).map(\.text) == [
        "\(folder)/Courses/fr-from-en/course.yaml:1: the file cannot be read. "
          + "Write it, or remove its folder"
      ])
  }
}

@Test func aLanguageWithoutDictionariesIsNotLookedUp() {
  #expect(Spelling.missingPackages(for: Language("ja")) == nil)
  #expect(Spelling.suspicious(["水"], in: Language("ja")) == nil)
  #expect(Spelling.unknown(["水"], in: Language("ja")) == nil)
}

@Test func wordsMadeWithApostrophesAndHyphensAreKnownByTheirParts() throws {
  let french = try #require(
    Spelling.unknown(["l'addition", "peut-être", "l'adition", "cafés-crème"], in: Language("fr")))
  #expect(Array(french.keys) == ["l'adition"])
  let ukrainian = try #require(Spelling.unknown(["м'ясо", "м'яссо"], in: Language("uk")))
  #expect(Array(ukrainian.keys) == ["м'яссо"])
  #expect(Spelling.suspicious(["café", "caffé", "fría"], in: Language("es")) == ["caffé"])
}
