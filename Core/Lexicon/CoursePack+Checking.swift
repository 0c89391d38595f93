import PipitBase
import PipitText

/// Walks through a course's pack once: every line is checked, and what a course's page shows is
/// kept.
struct CoursePackCheck {
  /// The first line's columns; none before it.
  private var first: Columns?
  /// The language taught.
  private var language = Language.undetermined
  private var units: [CourseUnit] = []
  private var unit: OpenUnit?
  private(set) var bodies: [CoursePack.LessonBody] = []
  private let bytes: [UInt8]
  private var lines: Lines
  private var unitIDs = KeyTable()
  private var lessonIDs = KeyTable()
  private var exerciseIDs = KeyTable()
  private var lesson: OpenLesson?
  /// How many parts the sentences of the open exercise have, and how many distractors it has; none
  /// before a lesson's first.
  private var exercise: (prompt: Int, answer: Int, distractors: Int)?

  private struct OpenUnit {
    let columns: Columns
    var guide: [CourseUnit.GuideEntry] = []
    var lessons: [CourseLesson] = []
  }

  private struct OpenLesson {
    let id: String
    let title: String
    let xp: Int32
    let line: Int
    var exerciseCount = 0
    var teaches: [String] = []
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = Lines(bytes, bytes.indices)
  }

  /// Checks every line; gives the course that they tell of.
  mutating func run() throws(PackError) -> Course {
    try Lines.checkUTF8(bytes)
    guard let first = lines.next(), Columns(bytes, first).text(0) == CoursePack.version else {
      throw PackError(line: 1, reason: .unknownVersion)
    }
    while let line = lines.next() {
      guard let kind = CoursePack.Kind(rawValue: bytes[line.lowerBound]) else {
        throw error(.unknownKind)
      }
      let columns = Columns(bytes, line.dropFirst())
      guard kind.columns.contains(columns.count) else { throw error(.wrongFields) }
      if (kind == .course) != (self.first == nil) { throw error(.outsideCourse) }
      try take(kind, columns, from: line)
    }
    try closeUnit(at: bytes.count)
    guard let first = self.first, !units.isEmpty else { throw error(.nothingInside) }
    return Course(
      id: first.text(0), language: language, learner: Language(first.text(2)),
      title: first.text(3), native: first.text(4), summary: first.text(5), units: units)
  }

  private mutating func take(
    _ kind: CoursePack.Kind, _ columns: Columns, from line: Range<Int>
  ) throws(PackError) {
    switch kind {
    case .course: try open(course: columns)
    case .unit:
      try closeUnit(at: line.lowerBound)
      try open(unit: columns)
    case .paragraph:
      try need([0], columns)
      try addToGuide(.paragraph(columns.text(0)))
    case .example: try addToGuide(example(columns))
    case .lesson:
      try closeLesson(at: line.lowerBound)
      try open(lesson: columns, after: line)
    case .built, .read, .heard: try open(exercise: columns, kind)
    case .tiles, .answerForm, .promptForm, .distractorForms, .hints: try check(kind, columns)
    }
  }

  private mutating func open(course columns: Columns) throws(PackError) {
    try need([0, 1, 2, 3, 4, 5], columns)
    first = columns
    language = Language(columns.text(1))
  }

  private mutating func open(unit columns: Columns) throws(PackError) {
    try need([0, 1, 2], columns)
    guard unitIDs.insert(columns.text(0), at: 0) else { throw error(.doubleID) }
    unit = OpenUnit(columns: columns)
  }

  private func example(_ columns: Columns) throws(PackError) -> CourseUnit.GuideEntry {
    try need(Array(0..<columns.count), columns)
    guard columns.count % 2 == 0 else { throw error(.wrongFields) }
    var forms: [SentenceExercise.Form] = []
    for place in stride(from: 2, to: columns.count, by: 2) {
      guard columns.pieceCount(place + 1, at: " ") == columns.pieceCount(0, at: " ") else {
        throw error(.wrongFields)
      }
      forms.append(.init(Language(columns.text(place)), columns.text(place + 1)))
    }
    return .example(
      .init(columns.text(0), language, forms: forms), means: columns.text(1))
  }

  private mutating func addToGuide(_ entry: CourseUnit.GuideEntry) throws(PackError) {
    if unit == nil { throw error(.outsideCourse) }
    unit?.guide.append(entry)
  }

  private mutating func open(lesson columns: Columns, after line: Range<Int>) throws(PackError) {
    try need([0, 1, 2], columns)
    if unit == nil { throw error(.outsideCourse) }
    guard let xp = columns.text(2).integer().flatMap({ Int32(exactly: $0) }), xp > 0 else {
      throw error(.unknownValue)
    }
    guard lessonIDs.insert(columns.text(0), at: 0) else { throw error(.doubleID) }
    lesson = OpenLesson(
      id: columns.text(0), title: columns.text(1), xp: xp, line: lines.number)
    let start = min(line.upperBound + 1, bytes.count)
    bodies.append(.init(id: columns.text(0), lines: start..<start))
  }

  private mutating func open(exercise columns: Columns, _ kind: CoursePack.Kind) throws(PackError) {
    try need([0, 2], columns)
    // What is heard has its prompt in the answer.
    guard columns.isEmpty(1) == (kind == .heard) else { throw error(.wrongFields) }
    if lesson == nil { throw error(.outsideCourse) }
    guard exerciseIDs.insert(columns.text(0), at: 0) else { throw error(.doubleID) }
    let answer = columns.pieceCount(2, at: " ")
    let prompt = kind == .heard ? answer : columns.pieceCount(1, at: " ")
    if answer == 0 || prompt == 0 { throw error(.emptyField) }
    exercise = (prompt, answer, columns.pieceCount(3, at: "|"))
    lesson?.exerciseCount += 1
    for word in columns.list(5) where lesson?.teaches.contains(word) == false {
      lesson?.teaches.append(word)
    }
  }

  /// A line that belongs to an exercise has as much in it as the exercise.
  private func check(_ kind: CoursePack.Kind, _ columns: Columns) throws(PackError) {
    guard let exercise else { throw error(.outsideCourse) }
    let fits =
      switch kind {
      case .tiles: columns.pieceCount(0, at: "|") == exercise.answer
      case .answerForm: columns.pieceCount(1, at: " ") == exercise.answer
      case .promptForm: columns.pieceCount(1, at: " ") == exercise.prompt
      case .distractorForms:
        columns.text(1).pieces(at: "|", keepsEmpty: true).count == exercise.distractors
      default: columns.count % 2 == 0
      }
    guard fits else { throw error(.wrongFields) }
    for column in 0..<columns.count where columns.isEmpty(column) { throw error(.emptyField) }
  }

  /// Ends the last unit where the next begins.
  private mutating func closeUnit(at end: Int) throws(PackError) {
    try closeLesson(at: end)
    guard let open = unit else { return }
    if open.lessons.isEmpty { throw error(.nothingInside) }
    units.append(
      CourseUnit(
        id: open.columns.text(0), title: open.columns.text(1), block: open.columns.text(2),
        guide: open.guide, lessons: open.lessons))
    unit = nil
  }

  private mutating func closeLesson(at end: Int) throws(PackError) {
    guard let open = lesson else { return }
    guard open.exerciseCount > 0 else {
      throw PackError(line: open.line, reason: .nothingInside)
    }
    bodies[bodies.count - 1].lines = bodies[bodies.count - 1].lines.lowerBound..<end
    unit?.lessons.append(
      CourseLesson(
        id: open.id, title: open.title, xp: open.xp, exerciseCount: open.exerciseCount,
        teaches: open.teaches))
    lesson = nil
    exercise = nil
  }

  private func need(_ needed: [Int], _ columns: Columns) throws(PackError) {
    for column in needed where columns.isEmpty(column) { throw error(.emptyField) }
  }

  private func error(_ reason: PackError.Reason) -> PackError {
    PackError(line: lines.number, reason: reason)
  }
}
