import PipitBase

/// `pipit eval`: bytes with one JSON object a line go in, one answer a line comes out, in order.
///
/// Bad input gets an error for an answer and stops nothing.
struct Evaluator {
  /// The most bytes of one line.
  static let longestLine = 8 << 20

  private let shelf: Shelf
  private var splitter = LineSplitter(limit: longestLine)

  init(shelf: Shelf) {
    self.shelf = shelf
  }

  /// The answers to the lines that end in these bytes.
  mutating func take(_ bytes: some Collection<UInt8>) -> [UInt8] {
    var answers: [UInt8] = []
    for line in splitter.take(bytes) { answer(line, into: &answers) }
    return answers
  }

  /// The answer to a last line without an end.
  mutating func finish() -> [UInt8] {
    var answers: [UInt8] = []
    if let line = splitter.finish() { answer(line, into: &answers) }
    return answers
  }

  private func answer(_ line: LineSplitter.Line, into answers: inout [UInt8]) {
    do throws(EvaluationError) {
      let answer: JSON = ["result": try result(of: line)]
      answer.write(to: &answers)
    } catch {
      error.json.write(to: &answers)
    }
    answers.append(UInt8(ascii: "\n"))
  }

  private func result(of line: LineSplitter.Line) throws(EvaluationError) -> JSON {
    guard case .whole(let bytes) = line else {
      throw EvaluationError(.tooLong, "a line has at most \(Self.longestLine) bytes")
    }
    let json = try read(bytes)
    guard json.members != nil else {
      throw EvaluationError(.notAnObject, "a line is one JSON object: {\"function\":\"help\"}")
    }
    let name = try Request(json, of: "a line").text("function")
    guard let function = Function.all.first(where: { $0.name == name }) else {
      throw EvaluationError(
        .unknownFunction,
        "there is no function “\(name.prefix(80))”; {\"function\":\"help\"} lists them")
    }
    return try function.run(Request(json, of: name), shelf)
  }

  private func read(_ bytes: [UInt8]) throws(EvaluationError) -> JSON {
    if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0d }) {
      throw EvaluationError(.empty, "the line is empty; a line is one JSON object")
    }
    let json: JSON
    do {
      json = try JSON(parsing: bytes)
    } catch {
      throw EvaluationError(.json, error.message)
    }
    if json.hasText({ $0.utf8.contains(0) }) {
      throw EvaluationError(.json, "a text holds the character NUL")
    }
    if json.hasText({ $0.hasTooManyMarks }) {
      throw EvaluationError(
        .wrongValue, "a letter has at most \(String.mostMarks) marks; a text here has more")
    }
    return json
  }
}

extension JSON {
  /// Whether something is true of a text or a name in the value.
  fileprivate func hasText(_ isSo: (String) -> Bool) -> Bool {
    switch self {
    case .null, .bool, .number: false
    case .text(let text): isSo(text)
    case .list(let list): list.contains { $0.hasText(isSo) }
    case .object(let members): members.contains { isSo($0.name) || $0.value.hasText(isSo) }
    }
  }
}

extension String {
  /// More marks than this on one letter are an attack: whatever compares texts sorts them.
  fileprivate static let mostMarks = 1_000

  fileprivate var hasTooManyMarks: Bool {
    if utf8.count <= 2 * Self.mostMarks { return false }
    var marks = 0
    for scalar in unicodeScalars {
      let isMark =
        scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered
      marks = isMark ? marks + 1 : 0
      if marks > Self.mostMarks { return true }
    }
    return false
  }
}
