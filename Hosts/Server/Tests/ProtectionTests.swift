import PipitBase
import Testing

@testable import PipitServer

struct ProtectionTests {
  private static let policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    + "img-src 'self' blob:; media-src 'self' blob:; font-src 'self'; connect-src 'self'; "
    + "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    + "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types pipit"

  private func expectProtected(_ answer: Answer, _ what: String) {
    #expect(answer.headers["content-security-policy"] == Self.policy, "\(what)")
    #expect(answer.headers["x-content-type-options"] == "nosniff", "\(what)")
    #expect(answer.headers["referrer-policy"] == "no-referrer", "\(what)")
    #expect(answer.headers["cross-origin-opener-policy"] == "same-origin", "\(what)")
    #expect(answer.headers["cross-origin-resource-policy"] == "same-origin", "\(what)")
    let permissions = answer.headers["permissions-policy"] ?? ""
    for name in ["microphone=()", "camera=()", "geolocation=()"] {
      #expect(permissions.contains(name), "\(what)")
    }
    #expect(answer.headers["server"] == nil, "\(what)")
    #expect(answer.headers["set-cookie"] == nil, "\(what)")
    #expect(answer.headers["date"]?.hasSuffix(" GMT") == true, "\(what)")
  }

  @Test func everyRouteAndStatusHasEveryHeader() throws {
    let running = try RunningServer { server in
      server.routes.add(.post, "/api/words/{word}") { request, values in
        .json(["word": .text(values["word"] ?? ""), "bytes": .integer(request.body.count)])
      }
    }
    let paths: [(path: String, status: Int)] = [
      ("/", 200), ("/practise/alphabet?alphabet=lapd", 200), ("/missing", 404),
      ("/assets/app.1a2b.js", 200), ("/assets/core.3c4d.wasm", 200), ("/assets/none.js", 404),
      ("/service-worker.js", 200), ("/manifest.webmanifest", 200), ("/site.json", 200),
      ("/api/health", 200), ("/api/openapi.json", 200), ("/api/none", 404), ("/api", 404),
      ("/api/words/casa", 405), ("/..", 400), ("/voices", 200), ("/voice", 404),
    ]
    for (path, status) in paths {
      for method in ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"] {
        let what = "\(method) \(path)"
        let answer = try running.get(path, method: method)
        expectProtected(answer, what)
        if method == "GET" || method == "HEAD" { #expect(answer.status == status, "\(what)") }
        if answer.status == 405 { #expect(answer.headers["allow"] != nil, "\(what)") }
        if path.hasPrefix("/api") || answer.status >= 400 && path != "/missing" {
          #expect(answer.headers["cache-control"] == "no-store", "\(what)")
        }
      }
    }
    for (request, status) in [
      ("BAD\r\n\r\n", 400), ("FOO / HTTP/1.1\r\nHost: a\r\n\r\n", 501),
      ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2000000\r\n\r\n", 413),
      ("GET / HTTP/1.1\r\nHost: a\r\nX: \(String(repeating: "a", count: 17_000))\r\n\r\n", 431),
      ("GET / HTTP/3.0\r\nHost: a\r\n\r\n", 505),
    ] {
      let client = try running.client()
      client.send(request)
      let answer = try client.answer()
      #expect(answer.status == status)
      expectProtected(answer, "\(status)")
      #expect(answer.headers["cache-control"] == "no-store")
    }
  }

  @Test func errorsAreJSONForProgramsAndPagesForPeople() throws {
    let running = try RunningServer()
    let forProgram = try running.get("/assets/none", "Accept: application/json")
    #expect(forProgram.headers["content-type"] == "application/json")
    #expect(
      try JSON.parse(forProgram.text) == [
        "error": [
          "code": "not-found",
          "message": "There is nothing at this address. Look for it from the first page.",
        ]
      ])
    let forPerson = try running.get("/assets/none", "Accept: text/html,*/*;q=0.8")
    #expect(forPerson.headers["content-type"] == "text/html; charset=utf-8")
    #expect(forPerson.text.contains("<h1>Not Found</h1>"))
    #expect(try running.get("/api/none").headers["content-type"] == "application/json")
  }

  @Test func theLengthOfAHeadIsTheLengthOfItsBody() throws {
    let running = try RunningServer()
    for path in ["/", "/missing", "/assets/app.1a2b.js", "/api/health", "/api/none"] {
      let client = try running.client()
      client.send("HEAD \(path) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
      let head = try client.answer(hasBody: false)
      #expect(try client.rest() == [], "\(path)")
      let whole = try running.get(path)
      #expect(head.status == whole.status && whole.body.count > 0, "\(path)")
      #expect(head.headers["content-length"] == "\(whole.body.count)", "\(path)")
    }
  }

  @Test(arguments: [
    ("Sec-Fetch-Site: same-origin", 200), ("Sec-Fetch-Site: cross-site", 403),
    ("Sec-Fetch-Site: same-site", 403), ("Sec-Fetch-Site: none", 403),
    ("Sec-Fetch-Site: cross-site\r\nOrigin: http://localhost", 403),
    ("Origin: http://localhost", 200), ("Origin: https://localhost", 200),
    ("Origin: null", 403), ("Origin: http://evil.example", 403),
    ("Origin: http://sub.localhost", 403), ("Origin: http://localhost:81", 403), ("X: 1", 403),
  ])
  func anotherSiteCannotAct(header: String, status: Int) throws {
    let running = try RunningServer { server in
      server.routes.add(.post, "/api/act") { _, _ in .json(["done": true]) }
    }
    #expect(try running.get("/api/act", header, method: "POST").status == status)
    #expect(try running.get("/api/act", header).status == 405)
  }

  @Test func aHandlersHeaderCannotEndTheHead() throws {
    let running = try RunningServer { server in
      server.routes.add(.get, "/api/split") { _, _ in
        Response(headers: [Header("X-Word", "a\r\nSet-Cookie: b=c")])
      }
    }
    let answer = try running.get("/api/split")
    #expect(answer.headers["set-cookie"] == nil)
    #expect(answer.headers["x-word"] == "a  Set-Cookie: b=c")
  }

  @Test func tlsInFrontIsAskedForEver() throws {
    let running = try RunningServer()
    #expect(
      try running.get("/", "X-Forwarded-Proto: https").headers["strict-transport-security"]
        == "max-age=31536000")
    #expect(try running.get("/").headers["strict-transport-security"] == nil)
  }
}
