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

  /// The languages that there are words of.
  static var languages: String { "en es fr de it uk" }

  init(_ options: [Deal.Option]) throws(DealError) {
    func value(_ name: String) -> String? { Self.value(name, options) }
    func known<Value>(_ name: String, _ read: (String) -> Value?) throws(DealError) -> Value? {
      guard let value = value(name) else { return nil }
      guard let known = read(value) else { throw .unknownOption(name: name, value: value) }
      return known
    }
    func number(_ name: String, _ range: ClosedRange<Int64>) throws(DealError) -> Int? {
      try known(name) { $0.integer().flatMap { range.contains($0) ? Int($0) : nil } }
    }
    let tag = try known("language") { $0.isAmong(Self.languages) ? $0 : nil }
    language = Language(tag ?? "en")
    mode = try known("mode") { Mode(rawValue: $0) } ?? .practice
    list = value("list")
    kind = try known("kind") { SpellingFault(rawValue: $0) }
    only = value("only")?.pieces(at: ",")
    without = value("without")?.pieces(at: ",") ?? []
    day = try known("day") { Self.isDay($0) ? $0 : nil }
    let shortest = try number("shortest", 3...15) ?? 4
    let longest = try number("longest", 3...15) ?? max(8, shortest)
    let band = try number("band", 1...5) ?? 3
    let tries =
      try known("tries") { $0 == "any" ? 0 : $0.integer().flatMap { Self.tries($0) } } ?? 3
    if longest < shortest { throw .unknownOption(name: "longest", value: "\(longest)") }
    let isDaily = mode == .daily
    lengths = isDaily ? 4...8 : shortest...longest
    self.band = isDaily ? 3 : Int32(band)
    self.tries = mode == .bee ? 1 : isDaily ? 3 : tries == 0 ? nil : tries
  }

  private static func tries(_ number: Int64) -> Int? {
    (1...9).contains(number) ? Int(number) : nil
  }

  /// Whether a text is a day as addresses have it: `2026-11-30`.
  private static func isDay(_ text: String) -> Bool {
    let parts = text.pieces(at: "-", keepsEmpty: true)
    guard parts.count == 3, text.utf8.count == 10, parts[0].utf8.count == 4,
      let month = parts[1].unsigned(), let day = parts[2].unsigned(), parts[0].unsigned() != nil
    else { return false }
    return (1...12).contains(month) && (1...31).contains(day) && parts[1].utf8.count == 2
  }

  static func value(_ name: String, _ options: [Deal.Option]) -> String? {
    options.first { $0.name == name }?.value
  }

  /// The options of a round, in their order: what was chosen, else what is remembered, else what is
  /// usual. A list has its own words, a day's set those of the day, and a bee its one try.
  static func complete(
    _ chosen: [Deal.Option], _ remembered: [Deal.Option]
  ) -> [Deal.Option] {
    let mode = value("mode", chosen) ?? "practice"
    let isDaily = mode == "daily"
    let words =
      isDaily || value("list", chosen) != nil ? "" : "shortest 4,longest 8,band 3,"
    let tries = isDaily || mode == "bee" ? "" : "tries 3,"
    let kind = isDaily ? "" : "kind,"
    var options: [Deal.Option] = []
    for row in "language en,list,mode,\(words)\(tries)\(kind)only,day".pieces(at: ",") {
      let parts = row.pieces(at: " ")
      let name = parts[0]
      // What has a usual value is remembered, where it is one that there is.
      let last = value(name, remembered).flatMap { SpellingPages.allows(name, $0) ? $0 : nil }
      let usual = parts.count > 1 ? last ?? parts[1] : nil
      if let value = value(name, chosen) ?? (name == "mode" ? mode : usual) {
        options.append(.init(name, value))
      }
    }
    return inOrder(options, chosen)
  }

  /// The options with lengths that go together: what is only remembered gives way, as where two tabs
  /// have set one each.
  private static func inOrder(_ options: [Deal.Option], _ chosen: [Deal.Option]) -> [Deal.Option] {
    guard let shortest = value("shortest", options), let longest = value("longest", options),
      let least = shortest.integer(), let most = longest.integer(), least > most
    else { return options }
    let other = value("longest", chosen) == nil ? "longest" : "shortest"
    if value(other, chosen) != nil { return options }
    let end = other == "longest" ? shortest : longest
    return options.map { $0.name == other ? .init(other, end) : $0 }
  }
}
