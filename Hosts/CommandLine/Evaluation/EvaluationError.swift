import PipitBase

/// Why a line of `pipit eval` has no result.
struct EvaluationError: Error, Equatable {
  /// A word for programs.
  let code: Code
  /// A sentence for people, with the mend where there is one.
  let message: String

  enum Code: String {
    case empty
    case json
    case tooLong = "too-long"
    case notAnObject = "not-an-object"
    case unknownFunction = "unknown-function"
    case missing
    case wrongType = "wrong-type"
    case wrongValue = "wrong-value"
    case unknownAlphabet = "unknown-alphabet"
    case unknownActivity = "unknown-activity"
    case unknownLetter = "unknown-letter"
    case unknownWord = "unknown-word"
    case missingPack = "missing-pack"
    case brokenPack = "broken-pack"
    case tooFewWords = "too-few-words"
    case cannotDeal = "cannot-deal"
    case cannotConvert = "cannot-convert"
  }

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  var json: JSON {
    ["error": ["code": .text(code.rawValue), "message": .text(message)]]
  }
}
