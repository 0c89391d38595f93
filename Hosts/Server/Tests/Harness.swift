import Foundation
import PipitBase
import PipitVoice

@testable import PipitServer

/// A small made-up site in a folder of its own, removed with its last user.
final class MadeSite {
  let folder: String

  init(build: String = "b1") throws {
    folder = NSTemporaryDirectory() + "pipit-site-\(UUID().uuidString)"
    try write("/assets/app.1a2b.js", "console.log('one')\n")
    try write("/assets/app.1a2b.js.br", "brotli of app")
    try write("/assets/app.1a2b.js.gz", "gzip of app")
    try write("/assets/core.3c4d.wasm", "\0asm")
    try write("/assets/core.3c4d.wasm.gz", "gzip of core")
    try write("/assets/lapd.5e6f.pack", "pack")
    try write("/assets/plain.7a8b.css", "a{}")
    try write("/service-worker.js", "// worker\n")
    try write("/manifest.webmanifest", "{}")
    try write("/.hidden", "secret")
    try publish(build: build)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func write(_ path: String, _ text: String) throws {
    let place = URL(fileURLWithPath: folder + path)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place, options: .atomic)
  }

  /// Writes `site.json` last, as the builder does.
  func publish(build: String) throws {
    try write("/site.json", #"{"build":"\#(build)","files":[]}"#)
  }
}

/// A server on a thread of its own, on a port the system chose.
final class RunningServer {
  let server: Server
  let port: Int
  let site: MadeSite
  let log = Lines()
  private var isEnded = false
  private let ended = DispatchSemaphore(value: 0)

  init(
    site: MadeSite? = nil, limits: Limits = Limits(), stopsOnSignals: Bool = false,
    voice: Voice = Voice(program: nil), prepare: (Server) -> Void = { _ in }
  ) throws {
    self.site = try site ?? MadeSite()
    var options = ServerOptions(site: self.site.folder)
    options.port = 0
    options.limits = limits
    options.voice = voice
    server = Server(
      options: options, pages: Self.page,
      log: Log(isQuiet: false, write: { [log] in log.add($0) }),
      transport: EventTransport(limits: limits, stopsOnSignals: stopsOnSignals))
    prepare(server)
    port = try server.start()
    let (server, ended) = (server, ended)
    Thread.detachNewThread {
      server.serve()
      ended.signal()
    }
  }

  deinit {
    server.stop()
    server.stop()
    _ = waitForEnd()
  }

  /// Whether the server's thread ended within ten seconds.
  func waitForEnd() -> Bool {
    if !isEnded { isEnded = ended.wait(timeout: .now() + 10) == .success }
    return isEnded
  }

  /// Whether within ten seconds it takes no more connections.
  func refusesSoon() -> Bool {
    for _ in 0..<1000 {
      guard (try? client()) != nil else { return true }
      usleep(10_000)
    }
    return false
  }

  /// The page of a path: 404 below `/missing`, long below `/long`.
  private static func page(
    _ site: Site, path: String, query: String, acceptLanguage: String
  ) -> (status: Int, html: String) {
    if path == "/missing" { return (404, "<!doctype html><title>Not here</title>") }
    let filling = path == "/long" ? String(repeating: "<p>word</p>", count: 1000) : ""
    return (
      200,
      "<!doctype html><title>\(path)|\(query)|\(acceptLanguage)|\(site.build)</title>\(filling)"
    )
  }

  func client(receiveBuffer: Int32? = nil) throws -> Client {
    try Client(port: port, receiveBuffer: receiveBuffer)
  }

  /// One request on a connection of its own.
  func get(_ path: String, _ headers: String..., method: String = "GET") throws -> Answer {
    let client = try client()
    let lines = headers.map { $0 + "\r\n" }.joined()
    client.send("\(method) \(path) HTTP/1.1\r\nHost: localhost\r\n\(lines)\r\n")
    return try client.answer(hasBody: method != "HEAD")
  }
}

/// Lines that come from another thread.
final class Lines: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []

  func add(_ line: String) { lock.withLock { lines.append(line) } }

  /// Whether a line that has come holds a text.
  func holds(_ text: String) -> Bool {
    lock.withLock { lines.contains { $0.contains(text) } }
  }

  /// Waits up to ten seconds for a line that holds a text.
  func first(with text: String) -> String? {
    for _ in 0..<1000 {
      if let line = lock.withLock({ lines.first { $0.contains(text) } }) { return line }
      usleep(10_000)
    }
    return nil
  }
}

struct Answer {
  let status: Int
  let headers: [String: String]
  let body: [UInt8]
  var text: String { String(decoding: body, as: UTF8.self) }
}

enum ClientError: Error { case cannotConnect, timeOut, cut(got: String) }

/// A client that writes and reads bytes as they are. It waits ten seconds for what it expects. One
/// thread may send while another reads.
final class Client: @unchecked Sendable {
  private let socket: Int32
  private var buffer: [UInt8] = []

  init(port: Int, receiveBuffer: Int32? = nil) throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    if var size = receiveBuffer {
      setsockopt(socket, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else {
      close(socket)
      throw ClientError.cannotConnect
    }
  }

  deinit { close(socket) }

  func send(_ text: String) { send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      sent += count
    }
  }

  func finishSending() { shutdown(socket, Int32(SHUT_WR)) }

  /// More bytes, or false at the end of the connection.
  private func receive() throws -> Bool {
    var waiting = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, 10_000) == 1 else { throw ClientError.timeOut }
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    let count = recv(socket, &chunk, chunk.count, 0)
    guard count > 0 else { return false }
    buffer.append(contentsOf: chunk[..<count])
    return true
  }

  /// Everything until the server closes.
  func rest() throws -> [UInt8] {
    while try receive() {}
    defer { buffer = [] }
    return buffer
  }

  /// The next line of what came, without its end.
  func line() throws -> String {
    while true {
      if let end = buffer.firstIndex(of: 10) {
        let line = String(decoding: buffer[..<end].dropLast(), as: UTF8.self)
        buffer.removeSubrange(...end)
        return line
      }
      guard try receive() else {
        throw ClientError.cut(got: String(decoding: buffer, as: UTF8.self))
      }
    }
  }

  /// The next answer, by its Content-Length.
  func answer(hasBody: Bool = true) throws -> Answer {
    let first = try line().split(separator: " ")
    var headers: [String: String] = [:]
    while case let line = try line(), !line.isEmpty {
      let parts = line.split(separator: ":", maxSplits: 1)
      headers[parts[0].lowercased()] = String(parts[1].dropFirst())
    }
    let count = hasBody ? Int(headers["content-length"] ?? "") ?? 0 : 0
    while buffer.count < count {
      guard try receive() else { throw ClientError.cut(got: "\(buffer.count) of \(count)") }
    }
    let body = Array(buffer[..<count])
    buffer.removeFirst(count)
    return Answer(status: Int(first[1]) ?? 0, headers: headers, body: body)
  }
}
