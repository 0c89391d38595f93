import PipitBase

/// An id in its parts: `session/line/place`, or a text as it stands, which has line −1.
struct BlockId {
  private(set) var head: String
  private(set) var line: Int64 = -1
  private(set) var place: Int64 = 0

  init(_ id: String) {
    head = id
    let parts = id.pieces(at: "/", keepsEmpty: true)
    guard parts.count == 3, let line = Self.count(parts[1]), let place = Self.count(parts[2]) else {
      return
    }
    head = parts[0]
    self.line = line
    self.place = place
  }

  /// The id of these parts.
  static func text(_ head: String, _ line: Int64, _ place: Int64) -> String {
    var bytes = head.bytes
    for number in [line, place] {
      bytes.append(UInt8(ascii: "/"))
      if (0...9).contains(number) {
        bytes.append(UInt8(ascii: "0") + UInt8(number))
      } else {
        bytes.append(String(number))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A number that is written as it would be anew.
  private static func count(_ digits: String) -> Int64? {
    BlockRow.whole(digits).flatMap { (0...0x7fff_ffff).contains($0) ? $0 : nil }
  }
}

/// A session's id in its parts: the moment it was dealt at and 64 random bits, in base 36.
struct BlockSession {
  let at: Int64
  let chance: UInt64

  init(at: Int64, chance: UInt64) {
    self.at = at
    self.chance = chance
  }

  /// Nil where the id is another text.
  init?(_ id: String) {
    let parts = id.pieces(at: "-", keepsEmpty: true)
    guard parts.count == 2, let at = Int64(parts[0], radix: 36),
      let chance = UInt64(parts[1], radix: 36)
    else { return nil }
    self.init(at: at, chance: chance)
    if !text.hasSameBytes(as: id) { return nil }
  }

  var text: String { String(at, radix: 36) + "-" + String(chance, radix: 36) }
}
