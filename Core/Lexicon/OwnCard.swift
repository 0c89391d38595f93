import PipitBase
import PipitText

/// A card of a learner's own: texts by the way they are written, and its picture and sounds.
///
/// It is kept as a line: the id, and behind tabs fields, `ja=犬|いぬ`. A card that was changed is a further
/// line with the same id and a higher version, `k3-0.2`; the line of one that is deleted has no field.
public final class OwnCard: Equatable, Sendable {
  /// The id, unique in the deck and the same for ever, without spaces, slashes, dots and tabs.
  public let id: String
  /// How often it was changed.
  public let version: Int
  /// Its fields, each name once. Names that begin with a dot are no languages: `.picture`, `.sound-ja`,
  /// `.topic`, `.meaning`.
  public let fields: [Field]

  /// A field with what stands in it.
  public struct Field: Equatable, Sendable {
    /// The tag of a language and script, or a name that begins with a dot.
    public let name: String
    /// What stands in it: simple HTML; what is as right stands behind a bar.
    public let text: String

    /// A field with its text, in one line; spaces at its ends go.
    public init(_ name: String, _ text: String) {
      self.name = name
      self.text = OwnCard.line(text)
    }
  }

  /// The longest text of a field in bytes.
  public static let longestText = 4_000

  /// A card with its fields; those without a text are left out.
  public init(id: String, version: Int = 0, fields: [Field]) {
    self.id = id
    self.version = version
    self.fields = fields.filter { !$0.text.isEmpty }
  }

  /// The card that a line tells of, or nil.
  public convenience init?(line: String) {
    let parts = line.pieces(at: "\t")
    guard let first = parts.first else { return nil }
    let name = first.pieces(at: ".", most: 2, keepsEmpty: true)
    guard !name[0].isEmpty, !name[0].has("/"), !name[0].has(" ") else { return nil }
    let version = name.count > 1 ? name[1].unsigned() : 0
    guard let version, version < 1_000_000_000 else { return nil }
    var fields: [Field] = []
    for part in parts.dropFirst() {
      let halves = part.pieces(at: "=", most: 2, keepsEmpty: true)
      if halves.count == 2 { fields.append(Field(halves[0], halves[1])) }
    }
    self.init(id: name[0], version: Int(truncatingIfNeeded: version), fields: fields)
  }

  /// The card as a line.
  public var line: String {
    var line = version == 0 ? id : "\(id).\(version)"
    for field in fields { line += "\t\(field.name)=\(field.text)" }
    return line
  }

  /// Whether it is deleted.
  public var isDeleted: Bool { fields.isEmpty }

  /// What stands in a field, or nothing.
  public subscript(name: String) -> String {
    fields.first { $0.name.hasSameBytes(as: name) }?.text ?? ""
  }

  /// The card with other fields, one version further.
  public func changed(_ fields: [Field]) -> OwnCard {
    OwnCard(id: id, version: version + 1, fields: fields)
  }

  /// The card with another text in a field, one version further.
  public func changed(_ name: String, to text: String) -> OwnCard {
    changed(fields.filter { !$0.name.hasSameBytes(as: name) } + [Field(name, text)])
  }

  /// Whether both lines say the same.
  public static func == (one: OwnCard, other: OwnCard) -> Bool {
    one === other
      || one.id == other.id && one.version == other.version && one.fields == other.fields
  }

  /// The texts that a field holds: the one that is shown, and those that are as right.
  public static func texts(_ field: String) -> [String] {
    field.pieces(at: "|").map { line($0) }.filter { !$0.isEmpty }
  }

  /// The text in one line.
  private static func line(_ text: String) -> String {
    let bytes = text.bytes
    guard let first = bytes.first, let last = bytes.last else { return "" }
    let isOne = first > 0x20 && last > 0x20 && !bytes.contains { $0 < 0x20 }
    if isOne { return text }
    var line: [UInt8] = []
    for byte in bytes {
      if byte > 0x20 || byte == 0x20 && line.last != 0x20 && !line.isEmpty {
        line.append(byte)
      } else if byte < 0x20, let last = line.last, last != 0x20 {
        line.append(0x20)
      }
    }
    while line.last == 0x20 { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }

  // MARK: As decks have it

  /// The card as an entry of a deck; its texts still hold their HTML.
  public var entry: DeckEntry {
    var forms: [Forms.Form] = []
    var sounds: [DeckEntry.Sound] = []
    for field in fields {
      if let language = field.name.rest(after: ".sound-") {
        sounds.append(.init(Language(language), field.text))
      } else if !field.name.begins(with: ".") {
        forms.append(.init(Language(field.name), Self.texts(field.text)))
      }
    }
    let all = Forms(forms)
    let words = all.languages.map { primary in
      DeckWord(
        Language(primary), forms: all.forms(of: primary).map { .init($0.language, $0.texts) },
        example: self[".example-\(primary)"])
    }
    let picture = self[".picture"]
    return DeckEntry(
      id: id, topic: self[".topic"], meaning: self[".meaning"], words: words,
      picture: picture.isEmpty ? nil : picture, sounds: sounds)
  }
}
