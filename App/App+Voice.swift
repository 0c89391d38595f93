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
    let language = Language(speech.language).primary
    if !languagesHeard.contains(language) { languagesHeard.append(language) }
    said = speech
    awaitsVoice = false
    surroundings.isUnsaid = false
    if case .unsaid = news { news = nil }
    voice(speech, by: surroundings.device, &reply)
  }

  /// A device has told of its voices.
  func voicesCame(_ reply: inout Reply) {
    guard awaitsVoice, let said else { return }
    awaitsVoice = false
    voice(said, by: surroundings.device, &reply)
  }

  /// What was to be said last was not. Where the device has failed, the server tries.
  func unsaid(by voice: String, reason: String, _ reply: inout Reply) {
    var server = surroundings.device
    server.voices = []
    if voice == Speech.Voice.device.rawValue, let said, let again = server.voiced(said) {
      reply.effects.append(.say(again))
      return
    }
    surroundings.isUnsaid = true
    news = .unsaid(reason: voice == Speech.Voice.server.rawValue ? reason : "")
  }

  private func voice(_ speech: Speech, by device: Device, _ reply: inout Reply) {
    if let voiced = device.voiced(speech) {
      reply.effects.append(.say(voiced))
    } else {
      awaitsVoice = true
    }
  }

  /// The languages whose speed can be set one by one, each by its first subtag: those of which
  /// something was heard since the start, and those that have a speed of their own.
  var languagesWithRates: [String] {
    surroundings.voiceRates.map { $0.language }
      + languagesHeard.filter { heard in
        !surroundings.voiceRates.contains { $0.language == heard }
      }
  }
}
