import PipitBase
import Testing

@testable import PipitServer

/// Framings that two readers of HTTP could understand differently, and what each gets.
private let malformed: [(bytes: String, status: Int)] = {
  let h = "Host: a\r\n"
  func get(_ headers: String) -> String { "GET / HTTP/1.1\r\n\(headers)\r\n" }
  func post(_ headers: String, _ body: String = "") -> String {
    "POST / HTTP/1.1\r\n\(h)\(headers)\r\n\(body)"
  }
  let lines: [(String, Int)] = [
    ("GARBAGE\r\n\r\n", 400), ("\r\nGET / HTTP/1.1\r\n\(h)\r\n", 400), ("\r\n\r\n", 400),
    ("GET /\r\n\r\n", 400), ("GET  / HTTP/1.1\r\n\(h)\r\n", 400),
    ("GET /  HTTP/1.1\r\n\(h)\r\n", 400), ("GET / HTTP/1.1 \r\n\(h)\r\n", 400),
    (" GET / HTTP/1.1\r\n\(h)\r\n", 400), ("GET\t/\tHTTP/1.1\r\n\(h)\r\n", 400),
    ("GET / http/1.1\r\n\(h)\r\n", 400), ("GET / HTTP/1.10\r\n\(h)\r\n", 400),
    ("GET / HTTP/1.2\r\n\(h)\r\n", 505), ("GET / HTTP/2.0\r\n\(h)\r\n", 505),
    ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505), ("GET / HTTP/0.9\r\n\(h)\r\n", 505),
    ("G(T / HTTP/1.1\r\n\(h)\r\n", 400), ("get / HTTP/1.1\r\n\(h)\r\n", 501),
    ("FOO / HTTP/1.1\r\n\(h)\r\n", 501), ("TRACE / HTTP/1.1\r\n\(h)\r\n", 501),
    ("CONNECT a:1 HTTP/1.1\r\n\(h)\r\n", 501), ("\u{16}\u{3}\u{1}\0", 400),
  ]
  let targets: [(String, Int)] = [
    "http://a/", "*", "a", "//evil.example/", "/a//b", "/..", "/../etc/passwd",
    "/assets/../site.json", "/%2e%2e/x", "/.%2E/x", "/./x", "/a/%2e", "/%00", "/a%0a", "/%7f",
    "/a%2fb", "/a%5cb", "/a\\b", "/%", "/%4", "/%zz", "/%ff", "/%c0%ae%c0%ae/x", "/a#b",
    "/é", "/\u{1}", "/a\u{7f}", "/%ed%a0%80",
  ].map { ("GET \($0) HTTP/1.1\r\n\(h)\r\n", 400) }
  let headers: [(String, Int)] = [
    (get(""), 400), (get("Host:\r\n"), 400), (get("\(h)\(h)"), 400),
    (get("Host: a b\r\n"), 400), (get("Host: a/b\r\n"), 400), (get("Host: a@b\r\n"), 400),
    (get("Host: a, b\r\n"), 400), (get("Host : a\r\n"), 400), (get("\(h)X : 1\r\n"), 400),
    (get("\(h) X: 1\r\n"), 400), (get("\(h)X: 1\r\n folded\r\n"), 400),
    (get("\(h)X: 1\r\n\tfolded\r\n"), 400), (get("\(h)X\r\n"), 400), (get("\(h): 1\r\n"), 400),
    (get("\(h)X@Y: 1\r\n"), 400), (get("\(h)X: a\0b\r\n"), 400), (get("\(h)X: a\u{1}b\r\n"), 400),
    (get("\(h)X\0: 1\r\n"), 400), (get("\(h)X: a\rb\r\n"), 400), (get("\(h)é: 1\r\n"), 400),
    ("GET / HTTP/1.1\nHost: a\n\n", 400), ("GET / HTTP/1.1\r\nHost: a\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: a\r\n\n", 400), ("GET / HTTP/1.1\r\r\nHost: a\r\n\r\n", 400),
    ("GET / HTTP/1.1\rHost: a\r\r", 400),
  ]
  let lengths: [(String, Int)] = [
    (post("Content-Length: 3\r\nContent-Length: 3\r\n", "abc"), 400),
    (post("Content-Length: 3\r\nContent-Length: 4\r\n", "abc"), 400),
    (post("Content-Length: 3\r\ncontent-length: 0\r\n", "abc"), 400),
    (post("Content-Length: 3, 3\r\n", "abc"), 400), (post("Content-Length: +3\r\n", "abc"), 400),
    (post("Content-Length: -1\r\n"), 400), (post("Content-Length: 0x3\r\n", "abc"), 400),
    (post("Content-Length: 3 3\r\n"), 400), (post("Content-Length:\r\n"), 400),
    (post("Content-Length: 3.0\r\n"), 400), (post("Content-Length: ٣\r\n"), 400),
    (post("Content-Length: 1048577\r\n"), 413),
    (post("Content-Length: 99999999999999999999999\r\n"), 413),
    (post("Content-Length: 3\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n"), 400),
    (post("Transfer-Encoding: chunked\r\nContent-Length: 3\r\n", "0\r\n\r\n"), 400),
    (post("Transfer-Encoding: chunked\r\n", "0\r\n\r\n"), 411),
    (post("Transfer-Encoding: chunked\r\n", "zz\r\n\r\n"), 411),
    (post("Transfer-Encoding: Chunked\r\n", "ffffffffffffffffff\r\n"), 411),
    (post("Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n"), 501),
    (post("Transfer-Encoding: chunked, identity\r\n"), 501),
    (post("Transfer-Encoding: xchunked\r\n"), 501), (post("Transfer-Encoding: gzip\r\n"), 501),
    (post("Transfer-Encoding:\r\n"), 501), (post("Transfer-Encoding : chunked\r\n"), 400),
    ("POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
    (post("Expect: a miracle\r\nContent-Length: 1\r\n"), 417),
  ]
  let sizes: [(String, Int)] = [
    ("GET /\(String(repeating: "a", count: 9000)) HTTP/1.1\r\n\(h)\r\n", 414),
    (String(repeating: "A", count: 100_000), 414),
    (get("\(h)X: \(String(repeating: "a", count: 100_000))\r\n"), 431),
    (get(h + String(repeating: "X: 1\r\n", count: 100)), 431),
    (get(h + String(repeating: "X: 1\r\n", count: 10_000)), 431),
  ]
  return lines + targets + headers + lengths + sizes
}()

struct FramingTests {
  /// Each is refused with its status and closed, and what follows is never read as a request.
  @Test func whatCouldBeReadInTwoWaysIsRefused() throws {
    let running = try RunningServer()
    #expect(malformed.count >= 80)
    for (bytes, status) in malformed {
      let client = try running.client()
      client.send(bytes + "GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n")
      let text = String(decoding: try client.rest(), as: UTF8.self)
      let start = bytes.prefix(60)
      #expect(
        text.hasPrefix("HTTP/1.1 \(status) "), "\(start.debugDescription): \(text.prefix(40))")
      #expect(text.split(separator: "\r\nDate: ").count == 2, "\(start.debugDescription)")
      #expect(text.contains("\r\nConnection: close\r\n"))
      #expect(text.contains("\r\nContent-Security-Policy: default-src 'none'; "))
    }
    #expect(try running.get("/").status == 200)
    #expect(running.log.first(with: #""path":"/","status":200"#) != nil)
    #expect(!running.log.holds("smuggled"))
  }

  @Test func aHeadIsReadIntoPlainValues() throws {
    let head = try RequestHead(
      Array("GET /a/%C3%A9?q=%41&b HTTP/1.1\r\nHost: a:80\r\nX-One:  1 \r\nx-one:2\r\n\r\n".utf8))
    #expect(
      head.request
        == Request(
          method: .get, path: "/a/%C3%A9", segments: ["a", "é"], query: "q=%41&b",
          headers: [Header("host", "a:80"), Header("x-one", "1"), Header("x-one", "2")],
          isOld: false))
    #expect(head.request.header("x-one") == "1, 2")
  }

  @Test func requestsInARowAreAnsweredInOrder() throws {
    let running = try RunningServer()
    let client = try running.client()
    let requests = (0..<50).map { "GET /page/\($0) HTTP/1.1\r\nHost: a\r\n\r\n" }
    client.send(requests.joined())
    for number in 0..<50 {
      #expect(try client.answer().text.contains("<title>/page/\(number)|"))
    }
  }

  @Test func aRequestInDripsIsWhole() throws {
    let running = try RunningServer()
    let client = try running.client()
    for byte in "GET /drip HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".utf8 {
      client.send([byte])
    }
    client.finishSending()
    #expect(try client.answer().text.contains("<title>/drip|"))
    #expect(try client.rest() == [])
  }

  @Test func oldClientsAreAnsweredAndClosed() throws {
    let running = try RunningServer()
    let client = try running.client()
    client.send("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
    #expect(try client.answer().headers["connection"] == "keep-alive")
    client.send("GET / HTTP/1.0\r\n\r\n")
    #expect(try client.answer().headers["connection"] == "close")
    #expect(try client.rest() == [])
  }

  /// Mutated requests never trap the reader, and what it lets through is what it promises.
  @Test func mutatedRequestsAreReadOrRefused() {
    let seeds = malformed.map { Array($0.bytes.utf8.prefix(400)) }
    var dice = Dice(seed: 5)
    var passed = 0
    for round in 0..<6000 {
      var bytes = seeds[round % seeds.count]
      if round % 3 == 0 { bytes = Array("GET /a/b?c HTTP/1.1\r\nHost: a\r\nX: 1\r\n\r\n".utf8) }
      for _ in 0..<1 + dice.roll(below: 3) {
        let place = dice.roll(below: bytes.count)
        switch dice.roll(below: 3) {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: dice.roll())
        case 1: bytes.insert(bytes[dice.roll(below: bytes.count)], at: place)
        default: if bytes.count > 1 { bytes.remove(at: place) }
        }
      }
      guard let request = read(bytes) else { continue }
      passed += 1
      #expect(!request.segments.contains("..") && request.path.hasPrefix("/"))
      #expect(request.headers.allSatisfy { !$0.name.contains(" ") && !$0.value.contains("\n") })
    }
    #expect(passed > 100)
  }

  private func read(_ bytes: [UInt8]) -> Request? {
    do throws(Refusal) {
      var scanner = HeadScanner()
      var isDone = false
      for byte in bytes where !isDone { isDone = try scanner.take(byte) }
      guard isDone else { return nil }
      let request = try RequestHead(scanner.bytes).request
      _ = try Framing(request, mostBodyBytes: 1 << 20)
      return request
    } catch {
      return nil
    }
  }
}
