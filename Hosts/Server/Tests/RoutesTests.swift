import PipitBase
import Testing

@testable import PipitServer

struct RoutesTests {
  @Test func aRouteGetsTheValuesOfItsPattern() throws {
    let running = try RunningServer { server in
      server.routes.add(.get, "/api/words/{language}/{word}") { request, values in
        .json([
          "language": .text(values["language"] ?? ""), "word": .text(values["word"] ?? ""),
          "query": .text(request.query),
        ])
      }
    }
    #expect(
      try running.get("/api/words/es/ma%C3%B1ana%201?x=1").text
        == #"{"language":"es","word":"mañana 1","query":"x=1"}"#)
    #expect(try running.get("/api/words/es").status == 404)
    #expect(try running.get("/api/words/es/").status == 404)
    #expect(try running.get("/api/words/es/a/b").status == 404)
  }

  @Test func anotherMethodIsToldWhichThereAre() throws {
    let running = try RunningServer { server in
      server.routes.add(.put, "/api/word") { _, _ in Response(status: 204) }
      server.routes.add(.delete, "/api/word") { _, _ in Response(status: 204) }
    }
    for (path, allowed) in [
      ("/api/health", "GET, HEAD"), ("/", "GET, HEAD"), ("/assets/app.1a2b.js", "GET, HEAD"),
      ("/api/word", "PUT, DELETE"),
    ] {
      let answer = try running.get(path, method: "POST")
      #expect(answer.status == 405)
      #expect(answer.headers["allow"] == allowed)
    }
    let done = try running.get("/api/word", "Origin: http://localhost", method: "PUT")
    #expect(done.status == 204)
    #expect(done.headers["content-length"] == nil)
  }

  @Test func aBodyComesWholeWhateverItsPieces() throws {
    let running = try RunningServer { server in
      server.routes.add(.post, "/api/echo") { request, _ in
        Response(body: Bytes(request.body))
      }
    }
    var dice = Dice(seed: 11)
    let client = try running.client()
    for size in [1, 16 * 1024, 100_000, 1 << 20] {
      let body = (0..<size).map { _ in UInt8(truncatingIfNeeded: dice.roll()) }
      client.send(
        "POST /api/echo HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\nContent-Length: \(size)\r\n\r\n")
      client.send(Array(body[..<(size / 2)]))
      client.send(Array(body[(size / 2)...]))
      #expect(try client.answer().body == body)
    }
  }

  @Test func aRouteMayDependOnTheSiteAndTakeItsTime() throws {
    let running = try RunningServer { server in
      server.addLate(.post, "/api/build") { request, site, answer in
        answer(
          request.body.isEmpty
            ? .error(400, "Send something.") : .json(["build": .text(site.build)]))
      }
    }
    func answer(to body: String) throws -> Answer {
      let client = try running.client()
      client.send(
        "POST /api/build HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\n"
          + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
      return try client.answer()
    }
    #expect(try answer(to: "x").text == #"{"build":"b1"}"#)
    let refused = try answer(to: "")
    #expect(refused.status == 400)
    #expect(refused.text == #"{"error":{"code":"bad-request","message":"Send something."}}"#)
  }
}
