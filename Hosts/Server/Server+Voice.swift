import PipitBase
import PipitVoice

extension Server {
  /// `/voices` lists the languages that the server speaks; `/voice` says a text.
  func addVoiceRoutes(_ voice: Voice) {
    routes.add(.get, "/voices") { _, _ in
      var response = Response.json([
        "voices": .list(voice.languages.map { .text($0) }),
        "longest": .integer(Int64(Utterance.mostLetters)),
      ])
      response.headers.append(Header("Cache-Control", "no-cache"))
      return response
    }
    routes.addLate(.get, "/voice") { request, _, answer in
      do throws(VoiceError) {
        guard !voice.languages.isEmpty else { throw .notInstalled }
        let question = try VoiceQuestion(request.query)
        // Who holds the sound already needs to hear no more of it.
        let held = request.header("if-none-match")
        if let tag = question.tags.first(where: { Negotiation.holds($0, ifNoneMatch: held) }) {
          return answer(.sound(.none, tag: tag, isForLater: true))
        }
        voice.say(question.utterance, as: question.format, while: { answer.isAwaited }) { outcome in
          switch outcome {
          case .success(let sound): answer(question.response(sound))
          case .failure(let error): answer(Refusal.voice(error).response(to: request))
          }
        }
      } catch {
        answer(Refusal.voice(error).response(to: request))
      }
    }
  }
}

/// What a query asks to be said: `language=es&text=hola&rate=80&format=mp3`.
private struct VoiceQuestion: Sendable {
  let utterance: Utterance
  let format: Sound.Format?

  init(_ query: String) throws(VoiceError) {
    let fields = Address.fields(query)
    func value(_ name: String) -> String? { fields.first { $0.name == name }?.value }
    if let name = value("format") {
      format = Sound.Format(rawValue: name)
      guard format != nil else { throw .badFormat(name) }
    } else {
      format = nil
    }
    utterance = try Utterance(
      value("text") ?? "", language: value("language") ?? "", rate: value("rate"))
  }

  /// The tags of the sounds that would be an answer: each form has its own.
  var tags: [String] {
    (format.map { [$0] } ?? [.mp3, .wav]).map { tag($0) }
  }

  private func tag(_ format: Sound.Format) -> String {
    "\"voice-\(String(utterance.fingerprint, radix: 16))-\(format.rawValue)\""
  }

  func response(_ sound: Sound) -> Response {
    var response = Response.sound(
      Bytes(sound.bytes), tag: tag(sound.format), isForLater: format != nil || sound.format == .mp3)
    response.headers.append(Header("Content-Type", sound.format.mediaType))
    return response
  }
}

extension Response {
  /// The same words at the same speed sound the same for a week at least. A large form that was only
  /// the first at hand is not for later: the next question gets the small one, to keep.
  fileprivate static func sound(_ bytes: Bytes, tag: String, isForLater: Bool) -> Response {
    Response(
      headers: [
        Header("ETag", tag),
        Header(
          "Cache-Control", isForLater ? "public, max-age=604800, immutable" : "no-store"),
      ], body: bytes)
  }
}
