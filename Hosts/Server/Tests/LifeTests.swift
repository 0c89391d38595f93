import Foundation
import PipitBase
import Testing

@testable import PipitServer

struct LifeTests {
  private var hasty: Limits {
    var limits = Limits()
    limits.requestMilliseconds = 400
    limits.idleMilliseconds = 400
    limits.readingMilliseconds = 400
    limits.lingerMilliseconds = 400
    return limits
  }

  @Test func aDrippingClientIsCutWhileAnHonestOneIsServed() throws {
    let running = try RunningServer(limits: hasty)
    let begun = Clock.milliseconds
    let head = try running.client()
    let body = try running.client()
    let silent = try running.client()
    head.send("GET / HTTP/1.1\r\nX-Slow: ")
    body.send("POST /api/none HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n")
    let dripping = Dripper([head, body])
    for _ in 0..<20 { #expect(try running.get("/").status == 200) }
    for slow in [head, body] {
      let answer = try slow.answer()
      #expect(answer.status == 408)
      #expect(answer.text.contains("The request came too slowly. Send it again."))
    }
    dripping.stop()
    #expect(try silent.rest() == [])
    #expect(Clock.milliseconds - begun < 9000)
  }

  @Test func aClientThatDoesNotReadIsCut() throws {
    let site = try MadeSite()
    let size = 8 << 20
    try site.write("/assets/large.1.pack", String(repeating: "x", count: size))
    let running = try RunningServer(site: site, limits: hasty)
    let client = try running.client(receiveBuffer: 4096)
    client.send("GET /assets/large.1.pack HTTP/1.1\r\nHost: a\r\n\r\n")
    let line = try #require(running.log.first(with: "large.1.pack"))
    let bytes = try #require(try JSON.parse(line)["bytes"]?.integer)
    #expect(bytes < size)
    #expect(try running.get("/assets/large.1.pack").body.count == size)
  }

  @Test func anIdleConnectionIsClosed() throws {
    let running = try RunningServer(limits: hasty)
    let client = try running.client()
    client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(try client.answer().status == 200)
    #expect(try client.rest() == [])
  }

  @Test func oneConnectionTooManyIsToldToComeLater() throws {
    var limits = Limits()
    limits.connections = 3
    let running = try RunningServer(limits: limits)
    var open: [Client] = []
    for _ in 0..<3 {
      let client = try running.client()
      client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      #expect(try client.answer().status == 200)
      open.append(client)
    }
    let refused = try running.client()
    let answer = try refused.answer()
    #expect(answer.status == 503)
    #expect(answer.headers["retry-after"] == "1")
    #expect(answer.headers["content-security-policy"] != nil)
    #expect(try refused.rest() == [])
    open[0].send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    #expect(try open[0].answer().status == 200)
  }

  @Test func aStopLetsARunningRequestFinish() throws {
    let running = try RunningServer { server in
      server.routes.add(.post, "/api/echo") { request, _ in
        Response(body: Bytes(request.body))
      }
    }
    let idle = try running.client()
    idle.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(try idle.answer().status == 200)
    let busy = try running.client()
    busy.send(
      "POST /api/echo HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\nContent-Length: 5\r\n"
        + "Expect: 100-continue\r\n\r\n")
    #expect(try busy.line() == "HTTP/1.1 100 Continue")
    #expect(try busy.line() == "")
    running.server.stop()
    #expect(try idle.rest() == [])
    #expect(running.refusesSoon())
    busy.send("hello")
    let answer = try busy.answer()
    #expect(answer.status == 200 && answer.text == "hello")
    #expect(answer.headers["connection"] == "close")
    #expect(running.waitForEnd())
    #expect(running.log.first(with: #""event":"stop""#) != nil)
  }

  @Test func aStopDoesNotWaitForEver() throws {
    var limits = Limits()
    limits.stopMilliseconds = 300
    let running = try RunningServer(limits: limits)
    let client = try running.client()
    client.send(
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nExpect: 100-continue\r\n\r\n")
    #expect(try client.line() == "HTTP/1.1 100 Continue")
    running.server.stop()
    #expect(running.waitForEnd())
  }

  @Test func toldToStopTwiceItWaitsForNobody() throws {
    let running = try RunningServer()
    let client = try running.client()
    client.send(
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nExpect: 100-continue\r\n\r\n")
    #expect(try client.line() == "HTTP/1.1 100 Continue")
    let begun = Clock.milliseconds
    running.server.stop()
    #expect(running.refusesSoon())
    running.server.stop()
    #expect(running.waitForEnd())
    #expect(Clock.milliseconds - begun < Limits().stopMilliseconds)
  }

  @Test func aRunThatWasStoppedEndsWell() throws {
    let site = try MadeSite()
    var options = ServerOptions(site: site.folder)
    options.port = 0
    options.isQuiet = true
    options.stopsOnSignals = false
    let server = Server(options: options) { _, _, _ in (200, "") }
    server.stop()
    #expect(server.run() == 0)
  }

  @Test func aSignalStopsIt() throws {
    let running = try RunningServer(stopsOnSignals: true)
    #expect(try running.get("/").status == 200)
    kill(getpid(), SIGTERM)
    #expect(running.waitForEnd())
  }

  @Test func aTakenPortIsToldWithItsMend() throws {
    let running = try RunningServer()
    var options = ServerOptions(site: running.site.folder)
    options.port = running.port
    let second = Server(options: options) { _, _, _ in (200, "") }
    #expect(throws: ServerError.portTaken(running.port)) { try second.start() }
    #expect(second.run() == 1)
    #expect(
      ServerError.portTaken(8080).description
        == "Port 8080 is taken. Stop what uses it, or start on another: ./run --port 9000.")
    #expect(try running.get("/").status == 200)
  }

  @Test func whatHindersTheStartIsTold() throws {
    let site = try MadeSite()
    func start(_ change: (inout ServerOptions) -> Void) throws {
      var options = ServerOptions(site: site.folder)
      options.port = 0
      change(&options)
      _ = try Server(options: options) { _, _, _ in (200, "") }.start()
    }
    #expect(throws: ServerError.siteMissing(folder: "/nowhere")) {
      try start { $0.site = "/nowhere" }
    }
    #expect(throws: ServerError.noSuchPort(70_000)) { try start { $0.port = 70_000 } }
    #expect(throws: ServerError.noSuchPort(-1)) { try start { $0.port = -1 } }
    #expect(throws: ServerError.noSuchHost("8.8.8.8")) { try start { $0.host = "8.8.8.8" } }
    #expect(throws: ServerError.noSuchHost("nonsense")) { try start { $0.host = "nonsense" } }
    try start { $0.host = "localhost" }
    try site.write("/site.json", "{}")
    #expect(
      throws: ServerError.siteUnreadable(folder: site.folder, why: "site.json names no build")
    ) { try start { _ in } }
  }

  @Test func theLogIsOneSafeLineARequest() throws {
    let running = try RunningServer()
    _ = try running.get("/speller%22%0?secret=word")
    _ = try running.get("/a\"b?secret=word")
    let line = try #require(running.log.first(with: #"/a\"b"#))
    let members = try #require(try JSON.parse(line).members)
    #expect(
      members.map { $0.name } == ["time", "event", "method", "path", "status", "ms", "bytes"])
    #expect(try JSON.parse(line)["path"] == "/a\"b")
    #expect(try JSON.parse(line)["status"] == 200)
    #expect(!line.contains("secret"))
    #expect(running.log.first(with: #""status":400"#) != nil)
  }
}

/// Sends a byte a moment on each connection, from a thread of its own, until it is stopped.
private final class Dripper: @unchecked Sendable {
  private let clients: [Client]
  private let lock = NSLock()
  private var isStopped = false

  init(_ clients: [Client]) {
    self.clients = clients
    Thread.detachNewThread { [self] in
      while !lock.withLock({ isStopped }) {
        for client in clients { client.send("a") }
        usleep(100_000)
      }
    }
  }

  func stop() { lock.withLock { isStopped = true } }
}
