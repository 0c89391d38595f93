import PipitBase

extension Entry {
  /// An entry as the store keeps it, or nil where something is missing.
  public convenience init?(json: JSON) {
    guard let id = json[text: "id"], let kind = json[text: "kind"],
      let at = Moment(json: json), let payload = json["payload"]
    else { return nil }
    let logical = json[integer: "logical"].flatMap { Self.logicals.contains($0) ? $0 : nil }
    self.init(
      id: id, device: json[text: "device"] ?? "", number: json[integer: "number"] ?? 0,
      at: at, event: Event(kind: kind, payload: payload), logical: logical)
  }

  /// Whether an entry as the store keeps it tells nothing but what this version knows.
  public static func knows(_ json: JSON) -> Bool {
    (json.members ?? []).count == (json["logical"] == nil ? 7 : 8)
  }

  /// The places in time that there are: a clock can tell nothing beyond, and after the last there is
  /// room for as many events as will ever be.
  static let logicals = -Moment.farthest...Moment.farthest * 2

  /// The entry as the store is asked to keep it: device and number are the store's to give.
  public var unnumbered: JSON {
    var members: [JSON.Member] = [
      .init("id", .text(id)), .init("kind", .text(event.kind)), .init("payload", event.payload),
      .init("at", .integer(at.milliseconds)), .init("offset", .integer(at.offsetMinutes)),
    ]
    if logical != at.milliseconds { members.append(.init("logical", .integer(logical))) }
    return .object(members)
  }
}
