import CZlib
import Foundation
import PipitBase
import PipitVoice
import Testing

@testable import PipitServer

struct SiteTests {
  @Test(
    arguments: [
      (nil, nil), ("", nil), ("br, gzip", "br"), ("gzip", "gzip"), ("x-gzip", "gzip"),
      ("gzip, deflate, br, zstd", "br"), ("br;q=0.5, gzip;q=0.8", "gzip"), ("br;q=0, gzip", "gzip"),
      ("*", "br"), ("*;q=0.1, br;q=0", "gzip"), ("identity", nil),
      ("br;q=0.2, identity;q=0.7", nil),
      ("identity;q=0", nil), ("*;q=0", nil), ("BR", "br"), ("br;q=many", nil), ("deflate", nil),
      ("br ; q=1.000 , gzip;q=1", "br"),
    ] as [(String?, String?)])
  func aFileComesAsTheClientTakesIt(accepted: String?, coding: String?) throws {
    let running = try RunningServer()
    let header = accepted.map { "Accept-Encoding: \($0)" } ?? "X: 1"
    let answer = try running.get("/assets/app.1a2b.js", header)
    let bodies = ["br": "brotli of app", "gzip": "gzip of app"]
    #expect(answer.status == 200)
    #expect(answer.headers["content-encoding"] == coding)
    #expect(answer.text == coding.flatMap { bodies[$0] } ?? "console.log('one')\n")
    #expect(answer.headers["vary"] == "Accept-Encoding")
    #expect(answer.headers["content-length"] == "\(answer.body.count)")
  }

  @Test(arguments: [
    (
      "/assets/app.1a2b.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"
    ),
    ("/assets/core.3c4d.wasm", "application/wasm", "public, max-age=31536000, immutable"),
    ("/assets/lapd.5e6f.pack", "application/octet-stream", "public, max-age=31536000, immutable"),
    ("/assets/plain.7a8b.css", "text/css; charset=utf-8", "public, max-age=31536000, immutable"),
    ("/service-worker.js", "text/javascript; charset=utf-8", "no-cache"),
    ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
    ("/site.json", "application/json", "no-cache"),
    ("/", "text/html; charset=utf-8", "no-cache"),
  ])
  func eachFileHasItsTypeAndItsTime(path: String, type: String, time: String) throws {
    let answer = try RunningServer().get(path)
    #expect(answer.headers["content-type"] == type)
    #expect(answer.headers["cache-control"] == time)
    #expect(answer.headers["etag"] != nil)
  }

  @Test func whatTheBrowserHoldsIsNotSentAgain() throws {
    let running = try RunningServer()
    for path in ["/assets/app.1a2b.js", "/service-worker.js", "/", "/long"] {
      for coding in ["br", "gzip", "identity"] {
        let accept = "Accept-Encoding: \(coding)"
        let tag = try #require(try running.get(path, accept).headers["etag"])
        for held in [tag, "\"other\", \(tag)", "*", "W/\(tag)"] where !held.hasPrefix("W/W") {
          let again = try running.get(path, accept, "If-None-Match: \(held)")
          #expect(again.status == 304, "\(path) \(coding) \(held)")
          #expect(again.headers["content-length"] == nil && again.headers["etag"] == tag)
        }
        #expect(try running.get(path, accept, "If-None-Match: \"other\"").status == 200)
      }
    }
    let plain = try running.get("/assets/app.1a2b.js").headers["etag"]
    let packed = try running.get("/assets/app.1a2b.js", "Accept-Encoding: br").headers["etag"]
    #expect(plain != packed)
  }

  @Test func aConnectionLivesOnAfterA304AndAHead() throws {
    let running = try RunningServer()
    let client = try running.client()
    client.send("HEAD /long HTTP/1.1\r\nHost: a\r\n\r\n")
    let tag = try #require(try client.answer(hasBody: false).headers["etag"])
    client.send("GET /long HTTP/1.1\r\nHost: a\r\nIf-None-Match: \(tag)\r\n\r\n")
    #expect(try client.answer().status == 304)
    client.send("GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(try client.answer().text == #"{"ok":true,"build":"b1"}"#)
  }

  @Test func longPagesArePackedAndShortOnesAreNot() throws {
    let running = try RunningServer()
    let plain = try running.get("/long")
    let packed = try running.get("/long", "Accept-Encoding: gzip, br")
    #expect(plain.headers["content-encoding"] == nil && plain.body.count > 10_000)
    #expect(packed.headers["content-encoding"] == "gzip")
    #expect(packed.headers["vary"] == "Accept-Encoding, Accept-Language")
    #expect(packed.body.count < 1000)
    #expect(unpacked(packed.body) == plain.body)
    #expect(try running.get("/", "Accept-Encoding: gzip").headers["content-encoding"] == nil)
  }

  @Test func aPageIsPrintedFromItsAddressAndLanguage() throws {
    let answer = try RunningServer().get("/speller?text=a%20b", "Accept-Language: uk, en;q=0.5")
    #expect(answer.text.contains("<title>/speller|text=a%20b|uk, en;q=0.5|b1</title>"))
  }

  @Test func aNewBuildIsServedWithoutARestart() throws {
    let running = try RunningServer()
    let client = try running.client()
    try running.site.write("/assets/app.9f9f.js", "two")
    try FileManager.default.removeItem(atPath: running.site.folder + "/assets/app.1a2b.js")
    try running.site.publish(build: "b2-longer")
    #expect(running.log.first(with: #""event":"build","build":"b2-longer""#) != nil)
    client.send("GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(try client.answer().text == #"{"ok":true,"build":"b2-longer"}"#)
    #expect(try running.get("/assets/app.9f9f.js").text == "two")
    #expect(try running.get("/").text.contains("|b2-longer</title>"))
    // A page of the build before still asks for its own files.
    #expect(try running.get("/assets/app.1a2b.js").text == "console.log('one')\n")
  }

  @Test func aSiteTellsItsContentsAndTexts() throws {
    let made = try MadeSite()
    let site = try Site(folder: made.folder)
    #expect(site.build == "b1")
    #expect(site.contents == ["build": "b1", "files": []])
    #expect(site.text(of: "/service-worker.js") == "// worker\n")
    #expect(site.text(of: "/none") == nil)
  }

  @Test func aBrokenBuildLeavesTheOldOneInPlace() throws {
    let running = try RunningServer()
    try running.site.write("/site.json", "{ half")
    #expect(running.log.first(with: "site.json is not JSON") != nil)
    #expect(try running.get("/api/health").text == #"{"ok":true,"build":"b1"}"#)
  }

  @Test func onlyWhatTheFolderListsIsServed() throws {
    let site = try MadeSite()
    try FileManager.default.createSymbolicLink(
      atPath: site.folder + "/assets/passwd.txt", withDestinationPath: "/etc/passwd")
    let running = try RunningServer(site: site)
    for path in ["/assets/passwd.txt", "/assets/app.1a2b.js.br", "/assets", "/assets/"] {
      let answer = try running.get(path)
      #expect(answer.status == 404 || answer.text.contains("<title>"), "\(path)")
      #expect(!answer.text.contains("root:") && !answer.text.contains("brotli of"), "\(path)")
    }
    #expect(try running.get("/.hidden").text.contains("<title>/.hidden|"))
  }

  @Test func theDescriptionTellsEveryRoute() throws {
    let running = try RunningServer(voice: Voice())
    let description = try JSON.parse(try running.get("/api/openapi.json").text)
    #expect(description["openapi"] == "3.1.0")
    let paths = try #require(description["paths"]?.members).map { $0.name }
    #expect(
      paths == [
        "/api/health", "/api/openapi.json", "/word", "/api/v2/entries/{language}/{word}",
        "/api/scramble/verify", "/voices", "/voice",
      ])
    // The dictionary's doors are tried where there is a dictionary.
    for path in paths
    where !path.contains("word") && description["paths"]?[path]?["get"] != nil {
      let query = path == "/voice" ? "?language=es&text=hola&rate=100" : ""
      #expect(try running.get(path + query).status == 200)
    }
  }

  private func unpacked(_ bytes: [UInt8]) -> [UInt8] {
    var stream = z_stream()
    var input = bytes
    var output = [UInt8](repeating: 0, count: 1 << 20)
    inflateInit2_(&stream, 31, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    defer { inflateEnd(&stream) }
    input.withUnsafeMutableBufferPointer { from in
      output.withUnsafeMutableBufferPointer { to in
        stream.next_in = from.baseAddress
        stream.avail_in = UInt32(from.count)
        stream.next_out = to.baseAddress
        stream.avail_out = UInt32(to.count)
        #expect(inflate(&stream, Z_FINISH) == Z_STREAM_END)
      }
    }
    return Array(output[..<Int(stream.total_out)])
  }
}
