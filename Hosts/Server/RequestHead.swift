/// A request's head, read strictly after RFC 9112: what could be understood in two ways is refused,
/// so that no server before or behind this one sees another request in the same bytes.
struct RequestHead: Equatable {
  let request: Request

  static let mostHeaders = 100

  /// Reads a complete head: lines that end in CRLF, the last one empty.
  init(_ bytes: [UInt8]) throws(Refusal) {
    let lines = Self.lines(of: bytes)
    let first = try RequestLine(lines[0])
    guard lines.count - 1 <= Self.mostHeaders else { throw .headTooLarge }
    var headers: [Header] = []
    headers.reserveCapacity(lines.count - 1)
    for line in lines.dropFirst() { headers.append(try Self.header(line)) }
    request = Request(
      method: first.method, path: first.target.path, segments: first.target.segments,
      query: first.target.query, headers: headers, isOld: first.isOld)
    try Self.checkHost(request)
  }

  /// The lines without their ends and without the empty last one.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (place, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      if place - 1 > start { lines.append(bytes[start..<place - 1]) }
      start = place + 1
    }
    return lines
  }

  private static func header(_ line: ArraySlice<UInt8>) throws(Refusal) -> Header {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
      throw .malformed("a header has no colon")
    }
    let name = line[..<colon]
    guard !name.isEmpty, name.allSatisfy({ isTokenByte($0) }) else {
      throw .malformed("a header's name holds a space or another byte that no name has")
    }
    var value = line[(colon + 1)...]
    while let byte = value.first, isBlank(byte) { value = value.dropFirst() }
    while let byte = value.last, isBlank(byte) { value = value.dropLast() }
    return Header(
      String(decoding: name, as: UTF8.self).lowercased(), String(decoding: value, as: UTF8.self))
  }

  private static func checkHost(_ request: Request) throws(Refusal) {
    let hosts = request.headers.filter { $0.name == "host" }
    if hosts.isEmpty && request.isOld { return }
    guard hosts.count == 1, let host = hosts.first?.value else {
      throw .malformed("there must be one Host header")
    }
    let isHost = host.utf8.allSatisfy { byte in
      isLetterOrDigit(byte) || "-._~:[]%".utf8.contains(byte)
    }
    guard !host.isEmpty, isHost else { throw .malformed("the Host header names no host") }
  }
}

/// The first line: method, target, version, with one space between.
private struct RequestLine {
  let method: Request.Method
  let target: RequestTarget
  let isOld: Bool

  init(_ line: ArraySlice<UInt8>) throws(Refusal) {
    let parts = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[0].isEmpty, parts[0].allSatisfy({ isTokenByte($0) }) else {
      throw .malformed("its first line is not method, address and version")
    }
    switch String(decoding: parts[2], as: UTF8.self) {
    case "HTTP/1.1": isOld = false
    case "HTTP/1.0": isOld = true
    case let other where other.hasPrefix("HTTP/") && other.utf8.count == 8:
      throw .versionUnknown
    default: throw .malformed("its first line names no version of HTTP")
    }
    guard let known = Request.Method(rawValue: String(decoding: parts[0], as: UTF8.self)) else {
      throw .methodUnknown
    }
    method = known
    target = try RequestTarget(parts[1])
  }
}

/// A byte that a method or a header's name may hold (RFC 9110 §5.6.2).
private func isTokenByte(_ byte: UInt8) -> Bool {
  isLetterOrDigit(byte) || "!#$%&'*+-.^_`|~".utf8.contains(byte)
}

private func isLetterOrDigit(_ byte: UInt8) -> Bool {
  isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

private func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
}
