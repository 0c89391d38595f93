import Glibc
import PipitBase
import Synchronization

/// A learner's zone: an offset, or a name in the machine's zone data (package tzdata).
enum LocalZone: Equatable, Sendable {
  case offset(Int32)
  case named(String)

  /// Where the machine has its zones.
  static let folder = "/usr/share/zoneinfo"

  /// The C library's clock knows one zone at a time.
  private static let turn = Mutex(())

  /// A zone such as `Europe/Berlin`, `+05:30` or `Z`; nil where there is none of the name.
  init?(_ text: String) {
    if let moment = Moment(isoText: "2000-01-01T00:00" + text) {
      self = .offset(moment.offsetMinutes)
    } else if Self.isName(text), Self.isZone("\(Self.folder)/\(text)") {
      self = .named(text)
    } else {
      return nil
    }
  }

  /// A moment with this zone's offset at that time.
  func moment(_ milliseconds: Int64) -> Moment {
    switch self {
    case .offset(let minutes): Moment(milliseconds: milliseconds, offsetMinutes: minutes)
    case .named(let name):
      Moment(milliseconds: milliseconds, offsetMinutes: Self.offset(name, milliseconds))
    }
  }

  /// The whole minutes that a zone's clocks are ahead of UTC.
  private static func offset(_ name: String, _ milliseconds: Int64) -> Int32 {
    turn.withLock { _ in
      let before = getenv("TZ").map { String(cString: $0) }
      setenv("TZ", ":\(folder)/\(name)", 1)
      tzset()
      var time = time_t(milliseconds / 1_000 - (milliseconds % 1_000 < 0 ? 1 : 0))
      var local = tm()
      localtime_r(&time, &local)
      if let before { setenv("TZ", before, 1) } else { unsetenv("TZ") }
      tzset()
      return Int32(max(-1_080, min(1_080, local.tm_gmtoff / 60)))
    }
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count < 100 && !text.hasPrefix("/")
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "_"),
          UInt8(ascii: "+"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }

  /// Whether a file is one of zone data (RFC 9636: it begins with `TZif`).
  private static func isZone(_ path: String) -> Bool {
    guard let file = fopen(path, "r") else { return false }
    defer { fclose(file) }
    var head = [UInt8](repeating: 0, count: 4)
    return fread(&head, 1, 4, file) == 4 && head == Array("TZif".utf8)
  }
}
