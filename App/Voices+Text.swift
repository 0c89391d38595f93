import PipitBase
import PipitPractice
import PipitText

/// The words of the page of voices.
extension AppText {
  var voicesLead: String {
    "Hear who speaks each language; open it to choose another voice or speed. Where there is none, add a voice in the settings of your device, or practise by reading."
  }
  func voice(for language: String) -> String { "Voice for \(language)" }
  var anyVoice: String { "Automatic" }
  var serverVoice: String { "The server’s voice" }
  var voicesInUse: String { "Languages you use" }
  var otherVoices: String { "Other languages" }
  func speaks(_ voice: Speech.Voice) -> String {
    switch voice {
    case .device(let name): name.isEmpty ? "This device" : "\(name), on this device"
    case .server: serverVoice
    }
  }
  func speaksNeedingNetwork(_ name: String) -> String { "\(name), over the network" }
  var nobodySpeaks: String { "No voice, on this device or on the server" }
}

/// A sentence to hear a voice by.
enum VoiceSample {
  /// The sentence of a language, or nil where there is none.
  static func speech(in language: Language) -> Speech? {
    guard let text = sentences.row(of: language.primary) else { return nil }
    let reading: Speech.Reading? =
      switch language.primary {
      case "ja": .init("おはよう ございます。 きょう は いい てんき です。", language: "ja-Hrkt")
      case "zh": .init("zǎoshang hǎo! jīntiān tiānqì hěn hǎo.", language: "zh-Latn-pinyin")
      default: nil
      }
    return Speech(text, language: language.tag, reading: reading)
  }

  private static var sentences: String {
    """
    cs Dobré ráno! Dnes svítí slunce.
    da Godmorgen! I dag skinner solen.
    de Guten Morgen! Heute scheint die Sonne.
    el Καλημέρα! Σήμερα έχει ήλιο.
    en Good morning! The sun is shining today.
    es ¡Buenos días! Hoy hace sol.
    fi Hyvää huomenta! Tänään paistaa aurinko.
    fr Bonjour ! Il fait beau aujourd’hui.
    it Buongiorno! Oggi c’è il sole.
    ja おはようございます。今日はいい天気です。
    nb God morgen! I dag skinner sola.
    nl Goedemorgen! Vandaag schijnt de zon.
    pa ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ! ਅੱਜ ਮੌਸਮ ਚੰਗਾ ਹੈ।
    pt Bom dia! Hoje está sol.
    ro Bună dimineața! Astăzi e soare.
    ru Доброе утро! Сегодня светит солнце.
    sl Dobro jutro! Danes sije sonce.
    sr Dobro jutro! Danas sija sunce.
    sv God morgon! I dag skiner solen.
    tr Günaydın! Bugün hava güneşli.
    uk Доброго ранку! Сьогодні світить сонце.
    zh 早上好！今天天气很好。
    """
  }
}
