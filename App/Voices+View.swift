import PipitBase
import PipitJournal
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitPractice
import PipitText

/// Settings: who speaks each language, and how fast.
extension App {
  var voicesPage: Markup {
    stack {
      row { linkKey(to: "/settings", kind: .quiet, icon: .back) { text.settings } }
      heading(text.voices)
      p { text.voicesLead }
      if surroundings.device.isKnown {
        let inUse = languagesInUse
        voices(text.voicesInUse, of: languagesSpoken.filter { inUse.contains($0.primary) })
        voices(text.otherVoices, of: languagesSpoken.filter { !inUse.contains($0.primary) })
      } else {
        p { text.loading }
        element("noscript") { text.needsScripts }
      }
    }
  }

  /// The languages of all alphabets and courses, without their regions: the interface's first, the
  /// others by name.
  private var languagesSpoken: [Language] {
    var languages: [Language] = []
    let all =
      [Language(surroundings.language)] + (alphabets?.list ?? []).map { $0.language }
      + courses.map { $0.language }
    for language in all where !languages.contains(where: { $0.primary == language.primary }) {
      let script = language.script.map { "-" + $0 } ?? ""
      languages.append(Language(language.primary + script))
    }
    let others = Array(languages.dropFirst()).ordered { $0.englishName < $1.englishName }
    return [languages[0]] + others
  }

  /// The interface's language, those of the last rounds, and those with a voice of their own choice.
  private var languagesInUse: [String] {
    let chosen = surroundings.device.chosen.map { $0.language }
    return [Language(surroundings.language).primary] + chosen
      + fold.results.suffix(20).compactMap { LessonResult(json: $0)?.language }
  }

  @MarkupBuilder private func voices(_ title: String, of languages: [Language]) -> Markup {
    if !languages.isEmpty {
      section {
        h2 { title }
        list { for language in languages { voice(of: language) } }
      }
    }
  }

  /// One row a language: its name, who speaks it, a key to hear it; what can be chosen unfolds.
  @MarkupBuilder private func voice(of language: Language) -> Markup {
    if let sample = VoiceSample.speech(in: language) {
      let name = language.englishName
      let ways = surroundings.device.voicings(of: sample)
      li {
        div {
          if let voice = ways.first?.voice {
            element("details") {
              element("summary") {
                names(language, whoSpeaks(voice, language))
                icon(.gear)
              }
              choice(of: language, hasServer: ways.contains { $0.voice == .server })
              ownRate(of: language)
            }
            .class("label")
            iconKey(
              sends: FrameAction.say(
                language: sample.language, sample.text, reading: sample.reading
              ).token, .play, label: text.hear(name))
          } else {
            names(language, text.nobodySpeaks)
          }
        }
        .class("entry")
      }
      .class("voice").key("voice-" + language.primary)
    }
  }

  private func names(_ language: Language, _ who: String) -> Markup {
    let (own, name) = (language.ownName, language.englishName)
    return span {
      element("strong") { own }.attribute("lang", language.tag)
      span { own == name ? who : "\(name) · \(who)" }.class("soft")
    }
    .class("label")
  }

  private func whoSpeaks(_ voice: Speech.Voice, _ language: Language) -> String {
    if case .device(let name) = voice,
      surroundings.device.voices(for: language.tag).contains(where: {
        $0.name == name && !$0.isLocal
      })
    {
      return text.speaksNeedingNetwork(name)
    }
    return text.speaks(voice)
  }

  /// What can be chosen, where there is more than one voice.
  @MarkupBuilder private func choice(of language: Language, hasServer: Bool) -> Markup {
    let names = surroundings.device.voices(for: language.tag).map { $0.name }
      .filter { !$0.isEmpty }
    if names.count + (hasServer ? 1 : 0) > 1 {
      let setting = Setting.voiceOfLanguage + language.primary
      picker(
        label: text.voice(for: language.englishName), name: setting, id: setting,
        options: [(Setting.anyVoice, text.anyVoice)] + names.map { ($0, $0) }
          + (hasServer ? [(Device.server, text.serverVoice)] : []),
        chosen: surroundings.device.chosenVoice(for: language.tag) ?? Setting.anyVoice,
        sends: "app set " + setting)
    }
  }

  /// How fast one language is spoken; without a speed of its own, as fast as all are.
  private func ownRate(of language: Language) -> Markup {
    let name = Setting.rateOfLanguage + language.primary
    let rate = surroundings.voiceRatePercent(for: language.primary)
    return slider(
      label: text.rate(of: language.englishName), name: name, from: 50, to: 150, step: 10,
      value: Int(rate), shown: text.percent(rate), sends: "app set " + name)
  }
}

extension LessonResult {
  /// The first subtag of the language that was practised, where its words tell it.
  fileprivate var language: String? {
    (words.first?.language ?? (slowest + missed).first?.language).map { Language($0).primary }
  }
}
