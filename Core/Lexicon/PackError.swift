/// Why a pack cannot be read.
public struct PackError: Error, Equatable, Sendable {
  /// The line at fault, counted from 1.
  public let line: Int
  /// What is wrong there.
  public let reason: Reason

  /// What can be wrong with a line of a pack.
  public enum Reason: String, Equatable, Sendable {
    case unknownVersion = "not a pack of this kind, or one of another version"
    case notUTF8 = "bytes that are not UTF-8"
    case unknownKind = "a line of an unknown kind"
    case wrongFields = "too many or too few columns"
    case emptyField = "an empty column that must not be empty"
    case unknownValue = "a column with a value that means nothing"
    case outsideAlphabet = "a line that belongs to no alphabet"
    case outsideCourse = "a line that belongs to no course, unit, lesson or exercise"
    case outsideTopic = "an entry that belongs to no topic"
    case doubleID = "an id that is there twice"
    case noLetters = "an alphabet without letters"
    case nothingInside = "a course, unit, lesson or deck without anything in it"
    case wrongIndex = "an index that does not fit the words"
    case outOfOrder = "a word that does not follow the one before it"
  }

  /// A reason at a line.
  public init(line: Int, reason: Reason) {
    self.line = line
    self.reason = reason
  }

  /// The error in a sentence: "line 7: an empty column that must not be empty".
  public var text: String { "line \(line): \(reason.rawValue)" }
}
