import PipitBase
import PipitText

/// What goes into a function, with the errors that name what is missing or of another kind.
struct Request {
  private let json: JSON
  /// Whose members these are, for messages.
  let function: String

  init(_ json: JSON, of function: String) {
    self.json = json
    self.function = function
  }

  func text(_ name: String) throws(EvaluationError) -> String {
    guard let text = try value(name).text else { throw wrongType(name, "a text") }
    return text
  }

  func list(_ name: String) throws(EvaluationError) -> [JSON] {
    guard let list = try value(name).list else { throw wrongType(name, "a list") }
    return list
  }

  func members(_ name: String) throws(EvaluationError) -> [JSON.Member] {
    guard let members = try value(name).members else { throw wrongType(name, "an object") }
    return members
  }

  /// Texts in a list, or one text as a list of one.
  func texts(_ name: String) throws(EvaluationError) -> [String] {
    if let text = try value(name).text { return [text] }
    var texts: [String] = []
    for element in try list(name) {
      guard let text = element.text else { throw wrongType(name, "a list of texts") }
      texts.append(text)
    }
    return texts
  }

  /// Texts in a list, or one text; none where they are not given.
  func optionalTexts(_ name: String) throws(EvaluationError) -> [String] {
    optional(name) == nil ? [] : try texts(name)
  }

  /// A truth value; false where it is not given.
  func flag(_ name: String) throws(EvaluationError) -> Bool {
    guard let value = optional(name) else { return false }
    guard let flag = value.bool else { throw wrongType(name, "true or false") }
    return flag
  }

  /// A whole number of a range; the usual one where none is given.
  func number(
    _ name: String, _ range: ClosedRange<Int64>, usual: Int64? = nil
  ) throws(EvaluationError) -> Int64 {
    if optional(name) == nil, let usual { return usual }
    let value = try value(name)
    guard let number = value.integer ?? value.text?.integer(), range.contains(number)
    else {
      throw EvaluationError(
        .wrongValue,
        "“\(name)” is a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// Whole numbers of a range in a list; nil where none are given.
  func numbers(
    _ name: String, _ range: ClosedRange<Int64>
  ) throws(EvaluationError) -> [Int64]? {
    if optional(name) == nil { return nil }
    var numbers: [Int64] = []
    for element in try list(name) {
      guard let number = element.integer, range.contains(number) else {
        throw EvaluationError(
          .wrongValue,
          "“\(name)” is a list of whole numbers from \(range.lowerBound) to \(range.upperBound)")
      }
      numbers.append(number)
    }
    return numbers
  }

  /// The language of the request; undetermined where none is given.
  func language() throws(EvaluationError) -> Language {
    guard let value = optional("language") else { return .undetermined }
    guard let tag = value.text else { throw wrongType("language", "a BCP 47 tag") }
    return Language(tag)
  }

  /// Sixty-four bits as a text of digits.
  func seed(_ name: String = "seed") throws(EvaluationError) -> UInt64 {
    let value = try value(name)
    let digits = if case .number(let digits) = value { digits } else { value.text }
    guard let digits, let seed = UInt64(digits) else {
      throw EvaluationError(
        .wrongValue, "“\(name)” is a text of digits, from \"0\" to \"\(UInt64.max)\"")
    }
    return seed
  }

  /// A number of a range; the usual one where none is given.
  func decimal(
    _ name: String, _ range: ClosedRange<Double>, usual: Double? = nil
  ) throws(EvaluationError) -> Double {
    if !has(name), let usual { return usual }
    guard let number = try value(name).decimal, range.contains(number) else {
      throw EvaluationError(
        .wrongValue,
        "“\(name)” is a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// Numbers in a list.
  func decimals(_ name: String) throws(EvaluationError) -> [Double] {
    var numbers: [Double] = []
    for element in try list(name) {
      guard let number = element.decimal else { throw wrongType(name, "a list of numbers") }
      numbers.append(number)
    }
    return numbers
  }

  /// An object.
  func object(_ name: String) throws(EvaluationError) -> JSON {
    _ = try members(name)
    return try value(name)
  }

  /// The members of a part of the request, such as an element of a list, with its name for messages.
  func part(_ json: JSON, _ name: String) throws(EvaluationError) -> Request {
    guard json.members != nil else { throw wrongType(name, "an object") }
    return Request(json, of: name)
  }

  /// Whether something is given by this name.
  func has(_ name: String) -> Bool { optional(name) != nil }

  func value(_ name: String) throws(EvaluationError) -> JSON {
    guard let value = optional(name) else {
      throw EvaluationError(.missing, "\(function) needs “\(name)”")
    }
    return value
  }

  private func optional(_ name: String) -> JSON? {
    json[name] == .null ? nil : json[name]
  }

  private func wrongType(_ name: String, _ wanted: String) -> EvaluationError {
    EvaluationError(.wrongType, "“\(name)” is \(wanted)")
  }
}

extension JSON {
  /// The number, if this is one that `Double` holds.
  fileprivate var decimal: Double? {
    guard case .number(let digits) = self, let number = Double(digits), number.isFinite else {
      return nil
    }
    return number
  }
}
