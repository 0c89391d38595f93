import PipitBase

extension Entry {
  /// An entry as the store keeps it, or nil where something is missing.
  public convenience init?(json: JSON) {
    guard let id = json[text: "id"], let kind = json[text: "kind"],
      let at = Moment(json: json), let payload = json["payload"]
    else { return nil }
    self.init(
      id: id, device: json[text: "device"] ?? "", number: json[integer: "number"] ?? 0,
      at: at, event: Event(kind: kind, payload: payload))
  }

  /// The entry as the store is asked to keep it: device and number are the store's to give.
  public var unnumbered: JSON {
    [
      "id": .text(id), "kind": .text(event.kind), "payload": event.payload,
      "at": .integer(at.milliseconds), "offset": .integer(at.offsetMinutes),
    ]
  }
}
