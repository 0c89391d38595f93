import PipitBase
import PipitPractice
import PipitText

/// What is heard: by whose voice, how fast, and what becomes of it where nobody can say it.
extension App {
  /// Has something said, at the speed and through the noise that the learner has set. What nobody
  /// can say yet is said once a voice for it is there, if nothing was pressed until then: devices
  /// tell of their voices late.
  func say(_ speech: Speech, _ reply: inout Reply) {
    let speech = speech.scaled(
      ratePercent: surroundings.voiceRatePercent(for: speech.language),
      noisePercent: surroundings.noisePercent)
    if speech.isAhead {
      // Only the server's sounds can be at hand before they are heard.
      if let way = surroundings.device.voiced(speech), way.voice == .server {
        reply.effects.append(.say(way))
      }
      return
    }
    said = speech
    surroundings.isUnsaid = false
    if case .unsaid = news { news = nil }
    voice(speech, &reply)
  }

  /// A device has told of its voices.
  func voicesCame(_ reply: inout Reply) {
    if awaitsVoice, let said { voice(said, &reply) }
  }

  /// What was to be said last was not. Where one voice has failed, the next one tries.
  func unsaid(by voice: String, reason: String, _ reply: inout Reply) {
    if !voicings.isEmpty { return reply.effects.append(.say(voicings.removeFirst())) }
    surroundings.isUnsaid = true
    news = .unsaid(reason: voice == Device.server ? reason : "")
  }

  private func voice(_ speech: Speech, _ reply: inout Reply) {
    voicings = surroundings.device.voicings(of: speech)
    awaitsVoice = voicings.isEmpty
    if !awaitsVoice { reply.effects.append(.say(voicings.removeFirst())) }
  }
}
