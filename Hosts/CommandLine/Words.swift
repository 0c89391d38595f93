/// The words of a command: its options by name, and files. What is not understood is told with the mend.
struct Words {
  private let command: String
  private var options: [String: String] = [:]
  /// The words that are no options.
  private(set) var files: [String] = []

  /// Why words are not understood.
  struct Misunderstanding: Error, Equatable {
    /// One line with the mend.
    let message: String
  }

  /// Reads `--name value` and `--name=value` pairs; with `known` nil every name is taken.
  init(
    _ words: [String], of command: String, known: [String]?, takesFiles: Bool = false
  ) throws(Misunderstanding) {
    self.command = command
    var rest = words[...]
    while let word = rest.popFirst() {
      if takesFiles, !word.hasPrefix("-") {
        files.append(word)
        continue
      }
      guard word.hasPrefix("--"), word.count > 2 else {
        throw Misunderstanding(message: "“\(word)” is not understood; pipit help lists what is")
      }
      let parts = word.dropFirst(2).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      if let known, !known.contains(name) {
        throw Misunderstanding(
          message: "\(command) has no option --\(name); pipit help lists what is")
      }
      guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
        throw Misunderstanding(message: "--\(name) needs a value: --\(name) VALUE")
      }
      options[name] = value
    }
  }

  /// The value of an option, or nil where it is not given.
  subscript(name: String) -> String? { options[name] }

  /// The value of an option that must be given.
  func needed(_ name: String) throws(Misunderstanding) -> String {
    guard let value = options[name] else {
      throw Misunderstanding(message: "\(command) needs --\(name) VALUE; pipit help lists what is")
    }
    return value
  }

  /// A whole number within bounds, or nil where the option is not given.
  func number<Number: FixedWidthInteger>(
    _ name: String, in bounds: ClosedRange<Number>
  ) throws(Misunderstanding) -> Number? {
    guard let value = options[name] else { return nil }
    guard let number = Number(value), bounds.contains(number) else {
      throw Misunderstanding(
        message: "--\(name) wants a number from \(bounds.lowerBound) to \(bounds.upperBound), "
          + "not “\(value)”")
    }
    return number
  }

  /// The options besides those named, by name.
  func others(than names: [String]) -> [(name: String, value: String)] {
    options.filter { !names.contains($0.key) }.sorted { $0.key < $1.key }
      .map { (name: $0.key, value: $0.value) }
  }
}
