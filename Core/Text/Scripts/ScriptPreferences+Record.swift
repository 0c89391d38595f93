import PipitBase

/// The record that preferences are kept as: one text.
///
///     {"version":1,"languages":{"ja":{"question":["ja-Hrkt"],"when":"always"}}}
extension ScriptPreferences {
  /// The version of the record that is written.
  private static let version: Int64 = 1
  /// A longer record is none.
  private static let longestRecord = 60_000

  /// Preferences from their record. A language may also be a list of tags for questions and answers, or,
  /// as older programs kept it, `true` for its own script and `false` for the Roman one; such members
  /// may stand without a version: `{"ja": false}`. It never fails: what is not understood is as stated,
  /// and `isReadable` says so.
  public init(text: String) {
    guard text.utf8.count <= Self.longestRecord, let record = try? JSON.parse(text) else {
      self.init()
      isReadable = false
      return
    }
    self.init(record: record)
  }

  /// Preferences from their record, as it is read in `init(text:)`.
  public init(record: JSON) {
    self.init()
    let version = record["version"]
    guard let languages = version == nil ? record.members : record["languages"]?.members else {
      isReadable = false
      return
    }
    isReadable = version == nil || version?.integer == Self.version
    for member in languages {
      let language = Language(member.name).written
      if member.name.isEmpty || !read(member.value, of: language.primary) { isReadable = false }
    }
  }

  /// The record.
  public var text: String {
    let languages = rows.map { row in
      var members: [JSON.Member] = []
      if !row.question.isEmpty { members.append(.init("question", Self.list(row.question))) }
      if !row.answer.isEmpty { members.append(.init("answer", Self.list(row.answer))) }
      if let help = row.help { members.append(.init("help", Self.list(help))) }
      if let when = row.when { members.append(.init("when", .text(when.rawValue))) }
      return JSON.Member(row.primary, .object(members))
    }
    return JSON.object([
      .init("version", .integer(Self.version)), .init("languages", .object(languages)),
    ]).written
  }

  private static func list(_ languages: [Language]) -> JSON {
    .list(languages.map { .text($0.tag) })
  }

  /// Reads what is preferred for a language, and says whether all of it was understood.
  private mutating func read(_ value: JSON, of primary: String) -> Bool {
    switch value {
    case .bool(let isNative):
      let scripts = Language.scripts(of: primary)
      let roman = scripts.first { $0.script == "Latn" } ?? scripts[0]
      return put([isNative ? scripts[0] : roman], first: primary)
    case .text, .list:
      let (tags, isWhole) = Self.tags(value, of: primary)
      return put(tags, first: primary) && isWhole
    case .object(let members):
      var isWhole = true
      for member in members where !read(member, of: primary) { isWhole = false }
      return isWhole
    case .null, .number: return false
    }
  }

  /// Puts tags first in questions and answers.
  private mutating func put(_ tags: [Language], first primary: String) -> Bool {
    set(primary, .question, to: tags)
    set(primary, .answer, to: tags)
    return true
  }

  private mutating func read(_ member: JSON.Member, of primary: String) -> Bool {
    if let side = Side(rawValue: member.name) {
      let (tags, isWhole) = Self.tags(member.value, of: primary)
      if isWhole || !tags.isEmpty { set(primary, side, to: tags) }
      return isWhole
    }
    guard member.name == "when", let help = Help(rawValue: member.value.text ?? "") else {
      return false
    }
    setHelp(primary, to: help)
    return true
  }

  /// The language's tags in a list, or in a text alone, and whether that is all there is.
  private static func tags(_ value: JSON, of primary: String) -> ([Language], isWhole: Bool) {
    let list = value.list ?? [value]
    var tags: [Language] = []
    for element in list {
      guard let tag = element.text.map({ Language($0).written }), tag.primary == primary else {
        continue
      }
      tags.append(tag)
    }
    return (tags, tags.count == list.count)
  }
}
