extension Response {
  /// The answer's head as it goes out. The length is always told, byte for byte, except where a
  /// status has no body by its nature.
  func head(keepsOpen: Bool, isOld: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(1536)
    bytes.append(contentsOf: "HTTP/1.1 \(status) \(Self.reason(of: status))\r\n".utf8)
    for header in headers { Self.write(header, to: &bytes) }
    if status != 204 && status != 304 {
      Self.write(Header("Content-Length", "\(body.count)"), to: &bytes)
    }
    Self.write(Header("Date", Clock.httpDate), to: &bytes)
    if !keepsOpen {
      Self.write(Header("Connection", "close"), to: &bytes)
    } else if isOld {
      Self.write(Header("Connection", "keep-alive"), to: &bytes)
    }
    bytes.append(contentsOf: "\r\n".utf8)
    return bytes
  }

  /// A control byte in a header would end it: whatever a handler put there becomes a space.
  private static func write(_ header: Header, to bytes: inout [UInt8]) {
    let start = bytes.count
    bytes.append(contentsOf: header.name.utf8)
    bytes.append(contentsOf: ": ".utf8)
    bytes.append(contentsOf: header.value.utf8)
    for place in start..<bytes.count where bytes[place] < 0x20 || bytes[place] == 0x7f {
      bytes[place] = 0x20
    }
    bytes.append(contentsOf: "\r\n".utf8)
  }
}
