/// Something wrong in a source, told so that who wrote it can mend it.
public struct Problem: Error, Equatable, Sendable {
  /// The file.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// What is wrong, in a sentence without its full stop.
  public let message: String
  /// What to do about it, in a sentence without its full stop.
  public let mend: String

  /// A problem at a line of a file.
  public init(file: String, line: Int, message: String, mend: String) {
    self.file = file
    self.line = line
    self.message = message
    self.mend = mend
  }

  /// The problem on one line: "nato.yaml:7: A is there twice. Leave one out".
  public var text: String { "\(file):\(line): \(message). \(mend)" }
}
