import PipitBase

/// An event as the journal keeps it.
public final class Entry: Equatable, Sendable {
  /// The same for the same event, however often it is kept: `session/line/place`.
  public let id: String
  /// The device that kept it.
  public let device: String
  /// Its number on that device, given by the store; from 1.
  public let number: Int64
  /// When it happened by the device's clock, with the local zone.
  public let at: Moment
  /// Its place in time, in milliseconds since 1970: what the clock said, but later than all that the
  /// device knew then (a hybrid logical clock: Kulkarni, Demirbas and others, 2014). So what follows
  /// something comes after it, whatever the clocks say.
  public let logical: Int64
  /// What happened.
  public let event: Event

  /// An entry of the journal. Without a place in time of its own it has what the clock said.
  public init(
    id: String, device: String, number: Int64, at: Moment, event: Event, logical: Int64? = nil
  ) {
    self.id = id
    self.device = device
    self.number = number
    self.at = at
    self.logical = logical ?? at.milliseconds
    self.event = event
  }

  /// Puts it among entries that are in the journal's order.
  func insert(into entries: inout [Entry]) {
    var place = entries.count
    while place > 0, entries[place - 1].isAfter(self) { place -= 1 }
    entries.insert(self, at: place)
  }

  /// Whether the journal keeps the same.
  public static func == (one: Entry, other: Entry) -> Bool {
    one === other
      || one.id == other.id && one.device == other.device && one.number == other.number
        && one.at == other.at && one.logical == other.logical && one.event == other.event
  }

  /// The session the event happened in, or nil where it happened outside of one.
  public var session: String? {
    sessionLength.map { String(decoding: id.bytes[..<$0], as: UTF8.self) }
  }

  /// How many bytes of the id name the session: what stands before the first of two slashes.
  var sessionLength: Int? {
    id.withBytes { bytes in
      var slashes = 0
      var length = 0
      for place in 0..<bytes.count where bytes[place] == UInt8(ascii: "/") {
        slashes += 1
        if slashes == 1 { length = place }
      }
      return slashes == 2 && length > 0 ? length : nil
    }
  }

  /// Whether it comes after another, the same on every device: by its place in time, then by the
  /// clock, then by the id.
  public func isAfter(_ other: Entry) -> Bool {
    if logical != other.logical { return logical > other.logical }
    if at.milliseconds != other.at.milliseconds {
      return at.milliseconds > other.at.milliseconds
    }
    return id > other.id
  }

  /// What tells it from all others: the id, and the moment where an open session that was copied to
  /// another device went on there, so that both have a line of the same number.
  func isSame(as other: Entry) -> Bool {
    at.milliseconds == other.at.milliseconds && id.hasSameBytes(as: other.id)
  }
}
