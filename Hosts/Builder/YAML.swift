import CYAML

/// A piece of a YAML file with the line where it stands. A scalar stays the text it is, so that `no`
/// is a word.
struct YAML: Equatable, Sendable {
  let line: Int
  let content: Content

  enum Content: Equatable, Sendable {
    case text(String)
    case list([YAML])
    case map([Member])
  }

  struct Member: Equatable, Sendable {
    let key: String
    let line: Int
    let value: YAML
  }

  /// The largest file that is read, in bytes.
  static let largest = 1_048_576
  /// The most levels of lists and maps within each other.
  static let deepest = 64

  /// Reads a file of a source's folder.
  static func read(_ file: String) throws(Problem) -> YAML {
    guard let bytes = Disk.readSource(file) else {
      throw Problem(
        file: file, line: 1, message: "the file cannot be read",
        mend: "Write it, or remove its folder")
    }
    return try read(bytes, file: file)
  }

  /// Reads a file's bytes. Anchors, tags, double keys and several documents are problems.
  static func read(_ bytes: [UInt8], file: String) throws(Problem) -> YAML {
    guard bytes.count <= largest else {
      throw Problem(
        file: file, line: 1, message: "the file is larger than 1 MB", mend: "Divide it")
    }
    if let line = firstLineThatIsNotUTF8(bytes) {
      throw Problem(
        file: file, line: line, message: "this line is not UTF-8", mend: "Save the file as UTF-8")
    }
    // Some editors put an invisible mark of their own before the first letter.
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    let reader = YAMLReader(
      bytes.starts(with: mark) ? Array(bytes.dropFirst(3)) : bytes, file: file)
    defer { reader.close() }
    return try reader.document()
  }

  private static func firstLineThatIsNotUTF8(_ bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }.map { $0 + 1 } ?? 1
  }
}

/// Turns libyaml's events into a tree.
private final class YAMLReader {
  private let file: String
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  private let input: UnsafeMutableBufferPointer<UInt8>

  init(_ bytes: [UInt8], file: String) {
    self.file = file
    input = .allocate(capacity: bytes.count)
    _ = input.initialize(from: bytes)
    precondition(yaml_parser_initialize(parser) == 1, "libyaml found no memory")
    yaml_parser_set_input_string(parser, input.baseAddress, input.count)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
  }

  func close() {
    yaml_parser_delete(parser)
    parser.deallocate()
    input.deallocate()
  }

  func document() throws(Problem) -> YAML {
    guard case .streamStart = try next().kind, case .documentStart = try next().kind else {
      throw problem(1, "the file is empty", "Write the content or remove the file")
    }
    let root = try node(try next(), depth: 0)
    guard case .documentEnd = try next().kind else {
      throw problem(root.line, "the file does not end where it should", "Look at the indentation")
    }
    let end = try next()
    guard case .streamEnd = end.kind else {
      throw problem(
        end.line, "a second document begins here", "Leave out the line of three hyphens")
    }
    return root
  }

  private func node(_ event: Event, depth: Int) throws(Problem) -> YAML {
    if depth > YAML.deepest {
      throw problem(event.line, "more than \(YAML.deepest) levels within each other", "Flatten it")
    }
    switch event.kind {
    case .scalar(let text): return YAML(line: event.line, content: .text(text))
    case .listStart: return YAML(line: event.line, content: .list(try list(depth: depth)))
    case .mapStart: return YAML(line: event.line, content: .map(try map(depth: depth)))
    case .alias, .marked:
      throw problem(
        event.line, "an anchor, an alias or a tag", "Write the text out, or put it in quotes")
    default: throw problem(event.line, "nothing where something must be", "Write a value")
    }
  }

  private func list(depth: Int) throws(Problem) -> [YAML] {
    var elements: [YAML] = []
    while true {
      let event = try next()
      if case .listEnd = event.kind { return elements }
      elements.append(try node(event, depth: depth + 1))
    }
  }

  private func map(depth: Int) throws(Problem) -> [YAML.Member] {
    var members: [YAML.Member] = []
    var keys: Set<String> = []
    while true {
      let event = try next()
      if case .mapEnd = event.kind { return members }
      guard case .scalar(let key) = event.kind else {
        throw problem(event.line, "a key that is not a plain text", "Write a word before the colon")
      }
      guard keys.insert(key).inserted else {
        throw problem(event.line, "the key “\(key)” is there twice", "Leave one out")
      }
      let value = try node(try next(), depth: depth + 1)
      members.append(YAML.Member(key: key, line: event.line, value: value))
    }
  }

  private struct Event {
    let kind: Kind
    let line: Int

    enum Kind {
      case streamStart, streamEnd, documentStart, documentEnd, listStart, listEnd, mapStart, mapEnd
      case scalar(String)
      case alias, marked, none
    }
  }

  private func next() throws(Problem) -> Event {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw syntaxProblem() }
    defer { yaml_event_delete(&event) }
    return Event(kind: kind(of: event), line: Int(event.start_mark.line) + 1)
  }

  private func kind(of event: yaml_event_t) -> Event.Kind {
    switch event.type {
    case YAML_STREAM_START_EVENT: return .streamStart
    case YAML_STREAM_END_EVENT: return .streamEnd
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_DOCUMENT_END_EVENT: return .documentEnd
    case YAML_ALIAS_EVENT: return .alias
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      return start.anchor == nil && start.tag == nil ? .listStart : .marked
    case YAML_SEQUENCE_END_EVENT: return .listEnd
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      return start.anchor == nil && start.tag == nil ? .mapStart : .marked
    case YAML_MAPPING_END_EVENT: return .mapEnd
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      guard scalar.anchor == nil, scalar.tag == nil else { return .marked }
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return .scalar(String(decoding: bytes, as: UTF8.self))
    default: return .none
    }
  }

  private func syntaxProblem() -> Problem {
    let why = parser.pointee.problem.map { String(cString: $0) } ?? "this is not YAML"
    if parser.pointee.error == YAML_READER_ERROR {
      let before = input.prefix(parser.pointee.problem_offset)
      let line = before.count { $0 == UInt8(ascii: "\n") } + 1
      return problem(line, "a character that cannot be seen and means nothing", "Leave it out")
    }
    let line = Int(parser.pointee.problem_mark.line) + 1
    if isIndentedByTab(line) {
      return problem(line, "a tab begins this line", "Indent it with spaces")
    }
    return problem(line, why, "Look at indentation, colons and quotes here and one line above")
  }

  private func isIndentedByTab(_ line: Int) -> Bool {
    let lines = input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return false }
    return lines[line - 1].prefix { $0 == 0x20 || $0 == 0x09 }.contains(0x09)
  }

  private func problem(_ line: Int, _ message: String, _ mend: String) -> Problem {
    Problem(file: file, line: line, message: message, mend: mend)
  }
}
