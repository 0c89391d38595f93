import PipitBase
import PipitVoice

extension Server {
  /// `/voices` lists the languages that the server speaks; `/voice` says a text.
  func addVoiceRoutes(_ voice: Voice) {
    routes.add(.get, "/voices") { _, _ in
      var response = Response.json(["voices": .list(voice.languages.map { .text($0) })])
      response.headers.append(Header("Cache-Control", "no-cache"))
      return response
    }
    routes.addLate(.get, "/voice") { request, _, answer in
      do throws(VoiceError) {
        guard !voice.languages.isEmpty else { throw .notInstalled }
        let utterance = try Utterance(query: request.query)
        let tag = "\"voice-\(String(utterance.fingerprint, radix: 16))\""
        // Who holds the sound already needs to hear no more of it.
        if Negotiation.holds(tag, ifNoneMatch: request.header("if-none-match")) {
          return answer(.sound(.none, tag: tag))
        }
        voice.say(utterance) { outcome in
          switch outcome {
          case .success(let sound): answer(.sound(Bytes(sound), tag: tag))
          case .failure(let error): answer(Refusal.voice(error).response(to: request))
          }
        }
      } catch {
        answer(Refusal.voice(error).response(to: request))
      }
    }
  }
}

extension Utterance {
  /// What a query asks to be said: `language=es&text=hola&rate=80`.
  fileprivate init(query: String) throws(VoiceError) {
    let fields = Address.fields(query)
    func value(_ name: String) -> String? { fields.first { $0.name == name }?.value }
    self = try Utterance(
      value("text") ?? "", language: value("language") ?? "", rate: value("rate"))
  }
}

extension Response {
  /// The same words at the same speed sound the same for a week at least.
  fileprivate static func sound(_ bytes: Bytes, tag: String) -> Response {
    Response(
      headers: [
        Header("Content-Type", "audio/wav"), Header("ETag", tag),
        Header("Cache-Control", "public, max-age=604800, immutable"),
      ], body: bytes)
  }
}
