import Foundation
import PipitBase
import PipitVoice
import Synchronization
import Testing

@testable import PipitServer

struct VoiceRouteTests {
  @Test func aTextIsSaidAndKept() throws {
    let running = try RunningServer(voice: Voice())
    let said = try running.get("/voice?language=es&text=buenos+d%C3%ADas")
    #expect(said.status == 200)
    #expect(said.headers["content-type"] == "audio/wav")
    #expect(said.headers["cache-control"] == "no-store")
    #expect(said.headers["x-content-type-options"] == "nosniff")
    #expect(said.headers["content-encoding"] == nil)
    #expect(said.body.starts(with: Array("RIFF".utf8)) && said.body.count > 20_000)
    let slow = try running.get("/voice?language=es&text=buenos+d%C3%ADas&rate=60")
    #expect(slow.body.count > said.body.count * 5 / 4)
    let tag = try #require(said.headers["etag"])
    #expect(slow.headers["etag"] != tag)
    // What is kept is small, and each form has a tag of its own.
    let query = "/voice?language=es-ES&text=buenos%20d%C3%ADas"
    let kept = try running.get("\(query)&format=mp3")
    #expect(kept.headers["content-type"] == "audio/mpeg")
    #expect(kept.headers["cache-control"] == "public, max-age=604800, immutable")
    #expect(kept.body.count < said.body.count / 5)
    let small = try #require(kept.headers["etag"])
    #expect(small != tag)
    let again = try running.get(query)
    #expect(again.body == kept.body && again.headers["etag"] == small)
    for (more, held, status) in [
      ("", tag, 304), ("", small, 304), ("&format=mp3", small, 304), ("&format=mp3", tag, 200),
      ("&format=wav", small, 200), ("", "\"other\"", 200),
    ] {
      let answer = try running.get(query + more, "If-None-Match: \(held)")
      #expect(answer.status == status, "\(more) \(held)")
      #expect(status == 200 || answer.body.isEmpty && answer.headers["etag"] == held)
    }
    let large = try running.get("\(query)&format=wav")
    #expect(large.body == said.body && large.headers["etag"] == tag)
    #expect(large.headers["cache-control"] == kept.headers["cache-control"])
    let head = try running.get(query, method: "HEAD")
    #expect(head.headers["content-length"] == "\(kept.body.count)")
  }

  @Test func theListNamesWhatIsSaid() throws {
    let running = try RunningServer(voice: Voice())
    let listed = try JSON.parse(try running.get("/voices").text)
    let tags = try #require(listed["voices"]?.list).compactMap { $0.text }
    #expect(listed["longest"]?.integer == 500)
    for tag in ["es", "en", "fr", "de", "it", "uk", "pa", "ja-Hrkt", "zh-Latn-pinyin"] {
      #expect(tags.contains(tag))
    }
    for tag in ["ja", "zh", "zh-Hans", "pa-Arab"] { #expect(!tags.contains(tag)) }
  }

  @Test(arguments: [
    ("", 404, "There is no voice for “”."),
    ("?language=xx&text=a", 404, "There is no voice for “xx”."),
    ("?language=es", 400, "There is nothing to say."),
    ("?language=es&text=%00", 400, "There is nothing"),
    ("?language=es&text=\(String(repeating: "a", count: 501))", 400, "The text has 501 letters."),
    ("?language=es&text=%FF%FE", 400, "There is nothing"),
    ("?language=es&text=%3Cspeak%3E%5B%5B%5D%5D", 400, "There is nothing"),
    ("?language=es&text=hola&format=ogg", 400, "The format “ogg” is not made here."),
    ("?language=es&text=hola&format=", 400, "The format “” is not made here."),
    ("?language=ja&text=%E6%97%A5", 404, "There is no voice for “ja”."),
    ("?language=ja-Hrkt&text=%E6%97%A5", 400, "cannot read “日”."),
    ("?language=es&text=hola&rate=0", 400, "The rate “0” is not a whole number from 25 to 150."),
    ("?language=es%3Breboot&text=hola", 404, "There is no voice for “es;reboot”."),
  ])
  func whatCannotBeSaidIsToldInJSON(query: String, status: Int, sentence: String) throws {
    let running = try RunningServer(voice: Voice())
    let answer = try running.get("/voice\(query)", "Accept: audio/wav")
    #expect(answer.status == status)
    #expect(answer.headers["cache-control"] == "no-store")
    let message = try JSON.parse(answer.text)["error"]?["message"]?.text ?? ""
    #expect(message.contains(sentence), "\(message)")
  }

  @Test func withoutAProgramTheListIsEmptyAndSaysWhy() throws {
    let running = try RunningServer()
    #expect(try running.get("/voices").text == #"{"voices":[],"longest":500}"#)
    let answer = try running.get("/voice?language=es&text=hola")
    #expect(answer.status == 404)
    #expect(answer.text.contains("can install espeak-ng"))
  }

  @Test func aClientThatLeavesWhileTheVoiceSpeaksHarmsNobody() throws {
    let gate = Gate()
    let running = try RunningServer { server in
      server.routes.addLate(.get, "/api/slow") { _, _, answer in gate.hold(answer) }
    }
    var leaving: Client? = try running.client()
    leaving?.send("GET /api/slow HTTP/1.1\r\nHost: a\r\n\r\n")
    gate.wait(for: 1)
    leaving = nil
    let staying = try running.client()
    staying.send("GET /api/slow HTTP/1.1\r\nHost: a\r\n\r\n")
    // Half closed, it still reads.
    let halfway = try running.client()
    halfway.send("GET /api/slow HTTP/1.1\r\nHost: a\r\n\r\n")
    halfway.finishSending()
    gate.wait(for: 3)
    for _ in 0..<2000 where gate.areAwaited != [false, true, false] { usleep(5_000) }
    #expect(gate.areAwaited == [false, true, false])
    // Everybody else is served meanwhile.
    for _ in 0..<20 { #expect(try running.get("/").status == 200) }
    gate.open(Response(body: Bytes("said")))
    #expect(try staying.answer().text == "said")
    #expect(try halfway.answer().text == "said")
    // The connection goes on, and an answer told twice is told once.
    gate.open(Response(body: Bytes("again")))
    staying.send("GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(try staying.answer().text.contains("true"))
    #expect(try running.get("/").status == 200)
  }

  @Test func requestsThatFollowWaitForTheirTurn() throws {
    let gate = Gate()
    let running = try RunningServer { server in
      server.routes.addLate(.get, "/api/slow") { _, _, answer in gate.hold(answer) }
    }
    let client = try running.client()
    client.send(
      "GET /api/slow HTTP/1.1\r\nHost: a\r\n\r\nGET /api/health HTTP/1.1\r\nHost: a\r\n\r\n")
    gate.wait(for: 1)
    gate.open(Response(body: Bytes("first")))
    #expect(try client.answer().text == "first")
    #expect(try client.answer().text.contains("true"))
  }

  @Test func anAnswerThatNeverComesIsGivenUp() throws {
    let gate = Gate()
    var limits = Limits()
    limits.answerMilliseconds = 200
    let running = try RunningServer(limits: limits) { server in
      server.routes.addLate(.get, "/api/slow") { _, _, answer in gate.hold(answer) }
    }
    let answer = try running.get("/api/slow")
    #expect(answer.status == 503 && answer.headers["retry-after"] == "1")
    #expect(answer.headers["content-security-policy"] != nil)
    gate.open(Response(body: Bytes("late")))
    #expect(try running.get("/").status == 200)
  }

  @Test func aStopLetsTheVoiceFinish() throws {
    let gate = Gate()
    let running = try RunningServer { server in
      server.routes.addLate(.get, "/api/slow") { _, _, answer in gate.hold(answer) }
    }
    let client = try running.client()
    client.send("GET /api/slow HTTP/1.1\r\nHost: a\r\n\r\n")
    gate.wait(for: 1)
    running.server.stop()
    #expect(running.refusesSoon())
    gate.open(Response(body: Bytes("said")))
    let answer = try client.answer()
    #expect(answer.text == "said" && answer.headers["connection"] == "close")
    #expect(running.waitForEnd())
  }

  @Test func aTextThatIsTooLongForAnAddressIsRefused() throws {
    let running = try RunningServer(voice: Voice())
    let text = String(repeating: "a", count: 200_000)
    #expect(try [414, 431].contains(running.get("/voice?language=es&text=\(text)").status))
    #expect(try running.get("/voices").status == 200)
  }

  @Test func tooManyTextsAtOnceAreToldToComeLater() throws {
    let slow = try SlowVoice()
    let running = try RunningServer(voice: slow.voice)
    let clients = try (0..<12).map { number in
      let client = try running.client()
      client.send("GET /voice?language=es&text=\(number) HTTP/1.1\r\nHost: a\r\n\r\n")
      return client
    }
    let answers = try clients.map { try $0.answer() }
    let busy = answers.filter { $0.status == 503 }
    #expect(busy.count == 8, "\(answers.map { $0.status })")
    #expect(busy.allSatisfy { $0.headers["retry-after"] == "1" })
    #expect(answers.filter { $0.status == 500 }.count == 12 - busy.count)
    #expect(try running.get("/").status == 200)
  }

  @Test func whoLeftBeforeTheServerCouldSeeItTakesNoPlace() throws {
    let slow = try SlowVoice()
    let running = try RunningServer(voice: slow.voice) { server in
      server.routes.add(.get, "/api/long") { _, _ in
        usleep(500_000)
        return Response()
      }
    }
    let long = try running.client()
    long.send("GET /api/long HTTP/1.1\r\nHost: a\r\n\r\n")
    usleep(100_000)
    for number in 0..<40 {
      try running.client().send("GET /voice?language=es&text=\(number) HTTP/1.1\r\nHost: a\r\n\r\n")
    }
    // The slow voice says nothing: that it was asked is seen from what it answers.
    #expect(try running.get("/voice?language=es&text=stays").status == 500)
  }
}

/// A voice of two at once and two that wait, which takes its time and says nothing.
private final class SlowVoice {
  let voice: Voice
  private let program = NSTemporaryDirectory() + "pipit-slow-\(UUID().uuidString)"

  init() throws {
    try Data("#!/bin/sh\nexec sleep 2\n".utf8).write(to: URL(fileURLWithPath: program))
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program)
    var limits = Voice.Limits()
    limits.waiting = 2
    voice = Voice(program: program, limits: limits)
  }

  deinit { try? FileManager.default.removeItem(atPath: program) }
}

/// Answers held back until the test lets them go, from a thread of its own.
private final class Gate: Sendable {
  private let held = Mutex<[LateAnswer]>([])

  /// Whether the clients wait for sure, in order.
  var areAwaited: [Bool] { held.withLock { held in held.map { $0.isAwaited } } }

  func hold(_ answer: LateAnswer) {
    held.withLock { $0.append(answer) }
  }

  func wait(for count: Int) {
    for _ in 0..<2000 where held.withLock({ $0.count }) < count { usleep(5_000) }
  }

  func open(_ response: Response) {
    let answers = held.withLock { $0 }
    Thread.detachNewThread { for answer in answers { answer(response) } }
  }
}
