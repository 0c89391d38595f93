import PipitBase
import PipitText
import Testing

@testable import PipitLexicon

/// A small course with everything that a pack can hold, and the exercises of its two lessons.
private let pocket = Course(
  id: "ja-from-en", language: Language("ja"), learner: Language("en"), title: "Japanese",
  native: "日本語", summary: "Water first.",
  units: [
    CourseUnit(
      id: "cafe", title: "At the café", block: "coral",
      guide: [
        .paragraph("*を* marks what is wanted."),
        .example(
          .init("お水 を。", "ja", forms: [.init(Language("ja-Hrkt"), "おみず を。")]), means: "Water."),
        .example(.init("お茶。", "ja"), means: "Tea."),
      ],
      lessons: [
        CourseLesson(
          id: "water", title: "Water", xp: 10, exerciseCount: 3, teaches: ["お水", "ください"])
      ]),
    CourseUnit(
      id: "street", title: "On the street", block: "leaf",
      lessons: [CourseLesson(id: "left", title: "Left", xp: 15, exerciseCount: 1, teaches: [])]),
  ])

private let water = [
  SentenceExercise(
    id: "water-please", prompt: .init("Water, please.", Language("en")),
    answer: .init(
      "お水 を ください。", Language("ja"),
      forms: [
        .init(Language("ja-Hrkt"), "おみず を ください。"),
        .init(Language("ja-Latn-hepburn"), "omizu o kudasai."),
      ]),
    distractors: [
      .init(
        "お茶",
        forms: [.init(Language("ja-Hrkt"), "おちゃ"), .init(Language("ja-Latn-hepburn"), "ocha")]),
      "は",
    ],
    alternatives: ["ください お水 を"],
    hints: [.init("Water", "お水"), .init("please", "ください")], teaches: ["お水", "ください"],
    context: "You are thirsty."),
  SentenceExercise(
    id: "water-ana",
    prompt: .init("アナ です。", Language("ja"), forms: [.init(Language("ja-Hrkt"), "アナ です。")]),
    answer: .init("Ana it is.", Language("en"), tiles: ["Ana", "it", "is"]), distractors: ["are"],
    teaches: ["お水"]),
  SentenceExercise(
    id: "water-heard", kind: .listen, prompt: .init("お水 です。", Language("ja")),
    answer: .init("お水 です。", Language("ja")), meaning: "It is water."),
]
private let left = [
  SentenceExercise(
    id: "left-go", prompt: .init("Go left!", Language("en")), answer: .init("左 へ！", Language("ja")))
]

private func bytes() -> [UInt8] {
  CoursePack.bytes(of: pocket) { $0.id == "water" ? water : left }
}

@Test func aCourseGivesBackWhatWasWritten() throws {
  let pack = try CoursePack(bytes())

  #expect(pack.course == pocket)
  #expect(pack.exercises(of: "water") == water)
  #expect(pack.exercises(of: "left") == left)
  #expect(pack.exercises(of: "right") == [])
  #expect(pack.lesson("left")?.unit.id == "street" && pack.lesson("left")?.lesson.xp == 15)
  #expect(pack.lesson("right") == nil)
  #expect(try pack == CoursePack(bytes()))
}

@Test func aCourseKnowsTheWordsOfBothItsLanguages() throws {
  let pack = try CoursePack(bytes())

  #expect(
    pack.words(in: Language("en")) == ["water", "please", "ana", "it", "is", "are", "go", "left"])
  #expect(
    pack.words(in: Language("ja")) == ["お水", "を", "ください", "お茶", "は", "アナ", "です", "左", "へ"])
  #expect(pack.words(in: Language("fr")) == [])
}

private let head = "pipit-course 1\n=a\tes\ten\tA\tB\tC\n"
private let inLesson = head + "uu\tU\tsky\nlx\tX\t10\n"
private let inExercise = inLesson + "be\tOne two.\tUno dos.\ta|b\n"

@Test(arguments: [
  ("", 1, PackError.Reason.unknownVersion),
  ("pipit-course 9\n", 1, .unknownVersion),
  ("pipit-course 1\n", 1, .nothingInside),
  ("pipit-course 1\nuu\tU\tsky\n", 2, .outsideCourse),
  ("pipit-course 1\n=a\tes\ten\tA\tB\n", 2, .wrongFields),
  ("pipit-course 1\n=a\tes\ten\tA\t\tC\n", 2, .emptyField),
  (head + "=a\tes\ten\tA\tB\tC\n", 3, .outsideCourse),
  (head + "?\n", 3, .unknownKind),
  (head + "pText\n", 3, .outsideCourse),
  (head + "lx\tX\t10\n", 3, .outsideCourse),
  (head + "uu\tU\tsky\n", 3, .nothingInside),
  (head + "uu\tU\n", 3, .wrongFields),
  (head + "uu\tU\tsky\np\n", 4, .emptyField),
  (head + "uu\tU\tsky\neSay\n", 4, .wrongFields),
  (head + "uu\tU\tsky\neSay it\tit\tes-Latn\n", 4, .wrongFields),
  (head + "uu\tU\tsky\neSay it\tit\tes-Latn\tsay\n", 4, .wrongFields),
  (head + "uu\tU\tsky\neSay it\tit\t\tsay it\n", 4, .emptyField),
  (head + "uu\tU\tsky\nlx\tX\tten\n", 4, .unknownValue),
  (head + "uu\tU\tsky\nlx\tX\t0\n", 4, .unknownValue),
  (head + "uu\tU\tsky\nbe\tOne.\tUno.\n", 4, .outsideCourse),
  (inLesson, 4, .nothingInside),
  (inLesson + "wa\tb\n", 5, .outsideCourse),
  (inLesson + "be\t\tUno.\n", 5, .wrongFields),
  (inLesson + "he\tOne.\tUno.\n", 5, .wrongFields),
  (inLesson + "be\tOne.\t\n", 5, .emptyField),
  (inLesson + "be\tOne.\t  \n", 5, .emptyField),
  (inExercise + "be\tTwo.\tDos.\n", 6, .doubleID),
  (inExercise + "lx\tX\t10\n", 6, .doubleID),
  (inExercise + "uu\tU\tsky\n", 6, .doubleID),
  (inExercise + "tuno\n", 6, .wrongFields),
  (inExercise + "fes-Latn\tuno\n", 6, .wrongFields),
  (inExercise + "gen-Latn\tone two three\n", 6, .wrongFields),
  (inExercise + "des-Latn\ta\n", 6, .wrongFields),
  (inExercise + "f\tuno dos\n", 6, .emptyField),
  (inExercise + "wone\ttwo\tthree\n", 6, .wrongFields),
  (inExercise + "wone\t\n", 6, .emptyField),
])
func aBrokenCourseTellsLineAndReason(text: String, line: Int, reason: PackError.Reason) {
  #expect(throws: PackError(line: line, reason: reason)) { try CoursePack(Array(text.utf8)) }
}

@Test func aWholeSmallCourseIsRead() throws {
  let pack = try CoursePack(Array(inExercise.utf8))

  #expect(pack.exercises(of: "x").map { $0.answer.tiles } == [["uno", "dos"]])
}

@Test func bytesThatAreNoTextAreAnErrorOfTheirLine() {
  let bytes = Array(inLesson.utf8) + [0x62, 0xff, 0x0a]

  #expect(throws: PackError(line: 5, reason: .notUTF8)) { try CoursePack(bytes) }
  #expect(throws: PackError(line: 2, reason: .notUTF8)) {
    try CourseList(Array("pipit-courses 1\n".utf8) + [0xff, 0x0a])
  }
}

/// A million changes at random, one to seven a pack: it is read or refused, and what is read can be
/// asked for everything.
@Test func changedBytesAreReadOrRefused() {
  let whole = bytes()
  let strange: [UInt8] = Array("\t\n| =uplebrhtfgdw0".utf8) + [0xc3, 0xff, 0x00]
  var dice = Dice(text: "mutations")
  for _ in 0..<250_000 {
    var changed = whole
    for _ in 0...dice.roll(below: 7) {
      let place = dice.roll(below: changed.count)
      switch dice.roll(below: 3) {
      case 0: changed[place] = strange[dice.roll(below: strange.count)]
      case 1: changed.removeSubrange(place..<min(changed.count, place + 1 + dice.roll(below: 9)))
      default: changed.insert(strange[dice.roll(below: strange.count)], at: place)
      }
    }
    guard let pack = try? CoursePack(changed) else { continue }
    for unit in pack.course.units {
      for lesson in unit.lessons where dice.roll(below: 20) == 0 {
        #expect(pack.exercises(of: lesson.id).count == lesson.exerciseCount)
      }
    }
  }
}

@Test func theListOfCoursesGivesBackWhatWasWritten() throws {
  let list = try CourseList(CourseList.bytes(of: [pocket]))

  #expect(
    list.courses == [
      .init(
        id: "ja-from-en", language: Language("ja"), learner: Language("en"), title: "Japanese",
        native: "日本語",
        summary: "Water first.", unitCount: 2, lessonCount: 2, exerciseCount: 4)
    ])
  #expect(list.courses[0].pack == "course-ja-from-en")
}

@Test(arguments: [
  ("pipit-course 1\n", 1, PackError.Reason.unknownVersion),
  ("pipit-courses 1\na\tes\ten\n", 2, .wrongFields),
  ("pipit-courses 1\na\tes\ten\tA\t\tC\t1\t1\t1\n", 2, .emptyField),
  ("pipit-courses 1\na\tes\ten\tA\tB\tC\t1\tmany\t1\n", 2, .unknownValue),
  ("pipit-courses 1\na\tes\ten\tA\tB\tC\t1\t1\t1\na\tes\ten\tA\tB\tC\t1\t1\t1\n", 3, .doubleID),
])
func aBrokenListOfCoursesTellsLineAndReason(text: String, line: Int, reason: PackError.Reason) {
  #expect(throws: PackError(line: line, reason: reason)) { try CourseList(Array(text.utf8)) }
}
