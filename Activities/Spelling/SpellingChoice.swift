import PipitBase
import PipitPractice
import PipitText

/// What the learner chose of a round, read from its options.
final class SpellingChoice {
  let language: Language
  /// The id of an own list, or nil.
  let list: String?
  let mode: Mode
  /// How many letters the words have.
  let lengths: ClosedRange<Int>
  /// Up to which band of rarity they come.
  let band: Int32
  /// How many tries count; nil for as many as wished.
  let tries: Int?
  /// The kind of fault that the words give occasion for, or nil.
  let kind: SpellingFault?
  /// The words alone that are asked, or nil.
  let only: [String]?
  /// The words that are left out.
  let without: [String]
  /// The day of a daily set, or nil.
  let day: String?

  enum Mode: String { case practice, bee, daily }

  init(_ options: [Deal.Option]) throws(DealError) {
    func remembered(_ name: String) throws(DealError) -> String {
      let value = options[name] ?? Self.usual(name) ?? ""
      if !Self.allows(name, value) { throw .unknownOption(name: name, value: value) }
      return value
    }
    func number(_ name: String) throws(DealError) -> Int {
      Int(truncatingIfNeeded: try remembered(name).integer() ?? 0)
    }
    func known<Value>(_ name: String, _ read: (String) -> Value?) throws(DealError) -> Value? {
      guard let value = options[name] else { return nil }
      guard let known = read(value) else { throw .unknownOption(name: name, value: value) }
      return known
    }
    language = Language(try remembered("language"))
    mode = try known("mode") { Mode(rawValue: $0) } ?? .practice
    list = options["list"]
    kind = try known("kind") { SpellingFault(rawValue: $0) }
    only = options["only"]?.pieces(at: ",")
    without = options["without"]?.pieces(at: ",") ?? []
    day = try known("day") { Self.isDay($0) ? $0 : nil }
    let shortest = try number("shortest")
    var longest = try number("longest")
    if options["longest"] == nil { longest = max(longest, shortest) }
    let band = try number("band")
    let tries = try number("tries")  // `any` is none
    if longest < shortest { throw .unknownOption(name: "longest", value: "\(longest)") }
    let isDaily = mode == .daily
    lengths = isDaily ? 4...8 : shortest...longest
    self.band = isDaily ? 3 : Int32(band)
    self.tries = mode == .bee ? 1 : isDaily ? 3 : tries == 0 ? nil : tries
  }

  /// The languages that there are words of.
  static let languages = ["en", "es", "fr", "de", "it", "uk"]
  /// How few letters, and how many, may be asked for.
  static let letterCounts = 3...15

  /// Whether an option that is remembered can have a value.
  static func allows(_ name: String, _ value: String) -> Bool {
    let number = value.integer() ?? 0
    switch name {
    case "language": return languages.contains(value)
    case "shortest", "longest":
      return Int(exactly: number).map { letterCounts.contains($0) } ?? false
    case "band": return (1...5).contains(number)
    case "tries": return value == "any" || (1...9).contains(number)
    default: return false
    }
  }

  /// The value that an option has where nothing was chosen; nil for those that are not remembered.
  static func usual(_ name: String) -> String? {
    "language en\nshortest 4\nlongest 8\nband 3\ntries 3".row(of: name)
  }

  /// Whether a text is a day as addresses have it: `2026-11-30`.
  private static func isDay(_ text: String) -> Bool {
    let parts = text.pieces(at: "-", keepsEmpty: true)
    guard parts.count == 3, text.utf8.count == 10, parts[0].utf8.count == 4,
      let month = parts[1].unsigned(), let day = parts[2].unsigned(), parts[0].unsigned() != nil
    else { return false }
    return (1...12).contains(month) && (1...31).contains(day) && parts[1].utf8.count == 2
  }

  /// The options of a round, in their order: what was chosen, else what is remembered, else what is
  /// usual. A list has its own words, a day's set those of the day, and a bee its one try.
  static func complete(
    _ chosen: [Deal.Option], _ remembered: [Deal.Option]
  ) -> [Deal.Option] {
    let mode = chosen["mode"] ?? "practice"
    let isDaily = mode == "daily"
    let words = isDaily || chosen["list"] != nil ? "" : "shortest longest band "
    let tries = isDaily || mode == "bee" ? "" : "tries "
    let kind = isDaily ? "" : "kind "
    var options: [Deal.Option] = []
    for name in "language list mode \(words)\(tries)\(kind)only day".pieces(at: " ") {
      let usual = name == "mode" ? mode : usual(name).map { last(name, remembered) ?? $0 }
      if let value = chosen[name] ?? usual { options.append(.init(name, value)) }
    }
    return inOrder(options, chosen)
  }

  /// What is remembered of an option, where it is a value that there is.
  private static func last(_ name: String, _ remembered: [Deal.Option]) -> String? {
    remembered[name].flatMap { allows(name, $0) ? $0 : nil }
  }

  /// The options with lengths that go together: what is only remembered gives way, as where two tabs
  /// have set one each.
  private static func inOrder(_ options: [Deal.Option], _ chosen: [Deal.Option]) -> [Deal.Option] {
    guard let shortest = options["shortest"], let longest = options["longest"],
      let least = shortest.integer(), let most = longest.integer(), least > most
    else { return options }
    let other = chosen["longest"] == nil ? "longest" : "shortest"
    if chosen[other] != nil { return options }
    let end = other == "longest" ? shortest : longest
    return options.map { $0.name == other ? .init(other, end) : $0 }
  }
}
