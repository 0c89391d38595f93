import PipitBase

/// A language, and where it matters its script, region or variants: a BCP 47 tag parsed once.
///
/// A tag that nobody knows is kept as it stands, in the usual case.
///
///     let language = Language("JA-latn-Hepburn")
///     language.tag       // "ja-Latn-hepburn"
///     language.script    // "Latn"
///     language.variants  // ["hepburn"]
public final class Language: Hashable, Sendable {
  /// The tag in its usual case (RFC 5646, section 2.1.1).
  public let tag: String
  /// The first subtag, the language without script and region: `ja`.
  public let primary: String
  /// The script that the tag names: `Latn`, or nil where it names none.
  public let script: String?
  /// The region that the tag names: `CA` or `419`, or nil where it names none.
  public let region: String?
  /// The variants that the tag names, in order.
  public let variants: [String]

  /// No language in particular: BCP 47's `und`.
  public static let undetermined = Language("und")

  /// A language from its tag; subtags may be parted by hyphens or, as some systems do, by underscores.
  public init(_ tag: String) {
    var subtags: [String] = []
    var isExtension = false
    for written in tag.pieces(at: "-", or: "_", keepsEmpty: true) {
      isExtension = isExtension || written.utf8.count == 1
      let subtag = Self.usualCase(written, isPlain: isExtension || subtags.isEmpty)
      subtags.append(subtag)
    }
    self.tag = subtags.joined(separator: "-")
    primary = subtags[0]
    var script: String?
    var region: String?
    var variants: [String] = []
    for (place, subtag) in subtags.enumerated() where place > 0 {
      let count = subtag.utf8.count
      let beginsWithDigit = Self.isDigit(subtag.bytes.first ?? 0)
      if count == 1 { break }
      if count == 4, !beginsWithDigit, script == nil, region == nil, variants.isEmpty {
        script = subtag
      } else if count == 2 || count == 3 && beginsWithDigit, region == nil, variants.isEmpty {
        region = subtag
      } else if count >= 5 || count == 4 && beginsWithDigit {
        variants.append(subtag)
      }
    }
    self.script = script
    self.region = region
    self.variants = variants
  }

  /// Scripts begin with a capital, regions are capitals, all else is small.
  private static func usualCase(_ subtag: String, isPlain: Bool) -> String {
    var bytes = subtag.bytes
    for place in bytes.indices {
      let isCapital = !isPlain && (bytes.count == 2 || bytes.count == 4 && place == 0)
      switch bytes[place] {
      case UInt8(ascii: "a")...UInt8(ascii: "z") where isCapital: bytes[place] -= 0x20
      case UInt8(ascii: "A")...UInt8(ascii: "Z") where !isCapital: bytes[place] += 0x20
      default: break
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10
  }

  /// Whether the tags are the same.
  public static func == (one: Language, other: Language) -> Bool {
    one.tag == other.tag
  }

  /// Hashes the tag.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(tag)
  }
}

extension Language: ExpressibleByStringLiteral {
  /// A language from its tag as a literal.
  public convenience init(stringLiteral tag: String) {
    self.init(tag)
  }
}
