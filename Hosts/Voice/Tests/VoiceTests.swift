import Foundation
import PipitText
import Synchronization
import Testing

@testable import PipitVoice

/// With the real espeak-ng: what comes is sound, as long as it should be.
@Suite(.serialized) struct VoiceTests {
  @Test func everyVoiceOfTheTableIsInstalledAndSoundsOnce() throws {
    let program = try #require(Voice.installed)
    let listed = try #require(
      Child.output(
        of: program, ["--voices"], input: [], milliseconds: 5000, mostBytes: 1 << 20))
    let names = String(decoding: listed, as: UTF8.self).split(separator: "\n").map {
      $0.split(separator: " ")[1]
    }
    for entry in VoiceEntry.all where !["en-us", "fr-fr"].contains(entry.name) {
      #expect(names.contains { $0 == entry.name }, "\(entry)")
    }
    #expect(Set(VoiceEntry.tags).count == VoiceEntry.tags.count)
    for tag in VoiceEntry.tags { #expect(Language(tag).tag == tag) }
  }

  @Test func aWordIsASoundOfItsOwnLength() throws {
    let voice = Voice()
    let sound = try #require(try said("Buenos días", "es", by: voice))
    #expect(sound.rate == 22_050)
    #expect((0.4...2).contains(sound.seconds))
    #expect(sound.loudness > 0.02)
    let slow = try #require(try said("Buenos días", "es", rate: "60", by: voice))
    let fast = try #require(try said("Buenos días", "es", rate: "150", by: voice))
    #expect(slow.seconds > sound.seconds * 1.3)
    #expect(fast.seconds < sound.seconds * 0.8)
    #expect(slow.loudness > 0.02 && fast.loudness > 0.02)
  }

  @Test func slowerThanItSpeaksItPauses() throws {
    let voice = Voice()
    let slowest = try #require(try said("dos cafés por favor", "es", rate: "45", by: voice))
    let paused = try #require(try said("dos cafés por favor", "es", rate: "30", by: voice))
    #expect(paused.seconds > slowest.seconds + 0.2)
  }

  @Test(arguments: [
    ("es-AR", "¿Dónde está?"), ("en", "don't"), ("fr", "l’eau"), ("de", "Straße"),
    ("it", "perché"), ("uk", "п’ять"), ("ja-Hrkt", "コーヒーをください。"),
    ("zh-Latn-pinyin", "Nǐ hǎo"), ("pa", "ਸਤ ਸ੍ਰੀ ਅਕਾਲ"), ("ur", "سلام"), ("sr-Latn", "dobar dan"),
    ("sr-Cyrl-RS", "добар дан"), ("ko", "안녕하세요"), ("haw", "Hawaiʻi"), ("pt-BR", "pão"),
  ])
  func languagesAreHeard(tag: String, text: String) throws {
    let sound = try #require(try said(text, tag, by: Voice()))
    #expect(sound.seconds > 0.25 && sound.loudness > 0.01)
  }

  /// espeak-ng tells by `(en)` that it has fallen back to English, as it does for letters that a
  /// voice cannot read.
  @Test(arguments: [
    ("ja-Hrkt", "きょうは いい てんきですね"), ("zh-Latn-pinyin", "Wǒ yào yì bēi kāfēi, xièxie."),
    ("pa", "ਮੈਨੂੰ ਚਾਹ ਚਾਹੀਦੀ ਹੈ"), ("uk", "Дякую, до побачення!"), ("es", "La cuenta, por favor."),
  ])
  func nothingFallsBackToEnglish(tag: String, text: String) throws {
    let utterance = try Utterance(text, language: tag)
    let program = try #require(Voice.installed)
    let sounds = try #require(
      Child.output(
        of: program, ["-v", utterance.voice, "-q", "--ipa", "--stdin"],
        input: Array(utterance.text.utf8), milliseconds: 5000, mostBytes: 1 << 16))
    #expect(!sounds.isEmpty)
    #expect(!String(decoding: sounds, as: UTF8.self).contains("("))
  }

  @Test func whatWasSaidIsKept() throws {
    let voice = Voice()
    let first = try outcome("hola", "es", by: voice).get()
    #expect(try outcome("hola", "es", by: voice).get() == first)
    #expect(voice.started == 1)
    _ = try outcome("adiós", "es", by: voice)
    #expect(voice.started == 2)
  }

  @Test func manyWhoAskForOneTextWaitForOneProgram() throws {
    let voice = Voice()
    let (utterance, heard) = (try Utterance("gracias", language: "es"), Heard())
    for _ in 0..<100 { voice.say(utterance) { heard.add($0) } }
    let outcomes = heard.wait(for: 100)
    #expect(outcomes.count == 100)
    #expect(Set(outcomes.map { (try? $0.get().count) ?? 0 }).count == 1)
    #expect(voice.started == 1)
  }

  @Test func onlySoManySpeakAtOnceAndSoManyWait() throws {
    let program = try Program("sleep 1\ncat >/dev/null\nexit 1")
    var limits = Voice.Limits()
    limits.waiting = 3
    let (voice, heard) = (Voice(program: program.path, limits: limits), Heard())
    for text in ["a", "b", "c", "d", "e", "f", "g"] {
      voice.say(try Utterance(text, language: "es")) { heard.add($0) }
    }
    let early = heard.wait(for: 2)
    #expect(early == [.failure(.busy), .failure(.busy)])
    waitUntil { program.running == 2 }
    #expect(program.running == 2 && voice.started == 2)
    #expect(heard.wait(for: 7).filter { $0 == .failure(.failed) }.count == 5)
    #expect(voice.started == 5)
  }

  @Test func aProgramThatNeverEndsIsEnded() throws {
    let program = try Program("cat >/dev/null\nexec sleep 60")
    var limits = Voice.Limits()
    limits.milliseconds = 200
    let begun = Date()
    #expect(
      try outcome("hola", "es", by: Voice(program: program.path, limits: limits))
        == .failure(.failed))
    #expect(Date().timeIntervalSince(begun) < 3)
    #expect(program.running == 0)
  }

  @Test func aProgramThatTellsTooMuchOrNoSoundIsRefused() throws {
    var limits = Voice.Limits()
    limits.soundBytes = 1 << 20
    for script in ["exec cat /dev/zero", "echo hello", "exit 3", "exec true"] {
      let program = try Program(script)
      #expect(
        try outcome("hola", "es", by: Voice(program: program.path, limits: limits))
          == .failure(.failed), "\(script)")
    }
    #expect(try outcome("hola", "es", by: Voice(program: "/no/such")) == .failure(.failed))
  }

  @Test func withoutAProgramThereIsNoLanguage() throws {
    let voice = Voice(program: nil)
    #expect(voice.languages == [])
    #expect(try outcome("hola", "es", by: voice) == .failure(.notInstalled))
  }

  @Test func soundsAreKeptWithinABound() throws {
    var sounds = Sounds(mostBytes: 1000)
    let texts = try (0..<20).map { try Utterance("\($0)", language: "es") }
    for text in texts {
      sounds.keep([UInt8](repeating: 1, count: 100), for: text)
      #expect(sounds[texts[0]] != nil)
    }
    let kept = texts.filter { sounds[$0] != nil }
    #expect(kept.count <= 10)
    #expect(kept.first == texts[0] && kept.last == texts[19])
    sounds.keep([UInt8](repeating: 1, count: 500), for: try Utterance("large", language: "en"))
    #expect(sounds[try Utterance("large", language: "en")] == nil)
  }
}
