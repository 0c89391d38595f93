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
  }

  /// The slow key asks for three fifths of what is set; all of it is slower than what is set, and
  /// each speed slower than the next.
  @Test(arguments: [
    ("en", "necessary"), ("en", "cat"), ("es", "dos cafés por favor"), ("uk", "дякую"),
    ("zh-Latn-pinyin", "xièxie"),
  ])
  func eachSpeedIsHeard(tag: String, text: String) throws {
    let voice = Voice()
    let rates = ["30", "50", "60", "90", "100", "150"]
    let sounds = try rates.map { try #require(try said(text, tag, rate: $0, by: voice)) }
    let seconds = sounds.map { $0.seconds }
    for (slower, faster) in zip(seconds, seconds.dropFirst()) {
      #expect(slower > faster * 1.04, "\(seconds)")
    }
    for (slow, set) in [(0, 1), (2, 4), (3, 5)] {
      #expect(seconds[slow] > seconds[set] * 1.3, "\(seconds)")
    }
    #expect(sounds.allSatisfy { $0.loudness > 0.015 && $0.rate == 22_050 })
  }

  @Test(arguments: [
    ("en", "c, a, t", "siː eɪ tiː"), ("es", "y, i, á, w", "ʝe i akontilðe uβeðoβle"),
    ("fr", "e, y, ç", "ə iɡʁɛk sesedij"), ("de", "v, y, ß", "faʊ ypsɪlɔn ɛstsɛt"),
    ("it", "e, h, z", "eː akːa dzɛta"), ("uk", "і, ї, ь", "i ji mʲjakʲɪjznɑk"),
    ("pt", "a, h, x", "a ɐɡa ʃiʃ"), ("tr", "ı, i, ğ", "ɯ i jumuʃakɟɛ"),
    ("ru", "в, с, ъ", "vɛ ɛs tvʲɵrdyjznɑk"), ("sv", "å, o, w", "oː uː dɵbəlveː"),
    ("pl", "w, z", "vu zɛt"), ("el", "κ, α", "kapa alfa"),
  ])
  func aWordIsSpelledByTheNamesOfItsLetters(tag: String, letters: String, names: String) throws {
    #expect(try sounds(of: letters, tag).joined(separator: " ") == names)
  }

  @Test(arguments: [
    ("es-AR", "¿Dónde está?"), ("en", "don't"), ("fr", "l’eau"), ("de", "Straße"),
    ("it", "perché"), ("uk", "п’ять"), ("ja-Hrkt", "コーヒーをください。"),
    ("zh-Latn-pinyin", "Nǐ hǎo"), ("pa", "ਸਤ ਸ੍ਰੀ ਅਕਾਲ"), ("ur", "سلام"), ("sr-Latn", "dobar dan"),
    ("sr-Cyrl-RS", "добар дан"), ("ko", "안녕하세요"), ("haw", "Hawaiʻi"), ("pt-BR", "pão"),
  ])
  func languagesAreHeard(tag: String, text: String) throws {
    let sound = try #require(try said(text, tag, by: Voice()))
    #expect(sound.seconds > 0.2 && sound.loudness > 0.01)
  }

  /// espeak-ng tells by `(en)` that it has fallen back to English, as it does for letters that a
  /// voice cannot read.
  @Test(arguments: [
    ("ja-Hrkt", "きょうは いい てんきですね"), ("zh-Latn-pinyin", "Wǒ yào yì bēi kāfēi, xièxie."),
    ("pa", "ਮੈਨੂੰ ਚਾਹ ਚਾਹੀਦੀ ਹੈ"), ("uk", "Дякую, до побачення!"), ("es", "La cuenta, por favor."),
  ])
  func nothingFallsBackToEnglish(tag: String, text: String) throws {
    let sounds = try sounds(of: text, tag)
    #expect(!sounds.isEmpty)
    #expect(!sounds.contains { $0.contains("(") })
  }

  /// No name of a sign is heard: the sounds are those of the bare words.
  @Test(arguments: [
    ("Hawaiʻi", "Hawaii", "haw"), ("o-", "o", "sv"), ("<b>hund</b>", "hund", "sv"),
    ("__ está", "está", "es"), ("[[hEl@U]] cat", "hEl U cat", "en"),
    ("snake_case", "snake case", "en"),
  ])
  func signsAreNotReadOut(text: String, words: String, tag: String) throws {
    let bare = try sounds(of: words, tag)
    #expect(
      try sounds(of: text, tag).map { $0.replacing("ʔ", with: "") }
        == bare.map { $0.replacing("ʔ", with: "") })
  }

  @Test func theFirstSoundIsThereAtOnceAndTheKeptOneIsSmall() throws {
    let voice = Voice()
    let first = try outcome("hola", "es", by: voice).get()
    // In the other form it is answered from memory, or waits for the same program.
    let kept = try outcome("hola", "es", as: .mp3, by: voice).get()
    #expect(first.format == .wav && kept.format == .mp3)
    #expect(kept.bytes.count < first.bytes.count / 5)
    #expect(try outcome("hola", "es", by: voice).get() == kept)
    #expect(voice.started == 1)
    let (large, small) = (try #require(Recording(first)), try #require(Recording(kept)))
    #expect(abs(large.seconds - small.seconds) < 0.15)
    #expect(abs(large.loudness / small.loudness - 1) < 0.25)
    #expect(large.rate == small.rate)
    #expect(try outcome("hola", "es", as: .wav, by: voice).get() == first)
    #expect(voice.started == 2)
    _ = try outcome("adiós", "es", as: .mp3, by: voice)
    #expect(voice.started == 3)
  }

  @Test func manyWhoAskForOneTextWaitForOneProgram() throws {
    let voice = Voice()
    let (utterance, heard) = (try Utterance("gracias", language: "es"), Heard())
    for _ in 0..<100 { voice.say(utterance) { heard.add($0) } }
    let outcomes = heard.wait(for: 100)
    #expect(outcomes.count == 100 && outcomes.allSatisfy { (try? $0.get()) != nil })
    #expect(voice.started == 1)
  }

  @Test func theLongestTextIsSaidAtTheSlowestSpeed() throws {
    let text = String(repeating: "a word and another one, ", count: 21).prefix(500)
    let sound = try #require(try said(String(text), "en", rate: "25", as: .mp3, by: Voice()))
    #expect(sound.seconds > 60 && sound.loudness > 0.01)
  }

  @Test func aThousandTextsAreSaidInTurnOrRefused() throws {
    let program = try Program("cat >/dev/null\nsleep 0.05\nexit 1")
    let (voice, heard) = (Voice(program: program.path), Heard())
    for text in 0..<1000 {
      voice.say(try Utterance("\(text)", language: "es")) { heard.add($0) }
    }
    let outcomes = heard.wait(for: 1000)
    let busy = outcomes.filter { $0 == .failure(.busy) }.count
    #expect(outcomes.count == 1000 && busy >= 900)
    #expect(voice.started == 1000 - busy)
    #expect(program.running == 0)
  }

  @Test func whoHasLeftGivesItsPlaceToOthers() throws {
    let program = try Program("cat >/dev/null\nsleep 0.3\nexit 1")
    var limits = Voice.Limits()
    (limits.atOnce, limits.waiting) = (1, 3)
    let (voice, early, gone, late) = (
      Voice(program: program.path, limits: limits), Heard(), Heard(), Heard()
    )
    voice.say(try Utterance("a", language: "es")) { early.add($0) }
    waitUntil { voice.started == 1 }
    for text in ["b", "c", "d"] {
      voice.say(try Utterance(text, language: "es"), while: { false }) { gone.add($0) }
    }
    for text in ["e", "f", "g", "h"] {
      voice.say(try Utterance(text, language: "es")) { late.add($0) }
    }
    #expect(gone.wait(for: 3) == [.failure(.busy), .failure(.busy), .failure(.busy)])
    #expect(late.wait(for: 1) == [.failure(.busy)])
    #expect(late.wait(for: 4).filter { $0 == .failure(.failed) }.count == 3)
    #expect(early.wait(for: 1) == [.failure(.failed)])
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
