import PipitBase
import PipitLook
import PipitMarkup
import PipitMemory
import PipitText

extension Surroundings {
  /// A word that is told, in the other scripts that the learner reads it in: the one that was chosen is
  /// seen, what helps reading it as far as help is wished. Only what rules are sure of; nothing where
  /// there is none.
  ///
  /// - Parameters:
  ///   - word: the word in the language's own script.
  ///   - language: the language.
  ///   - item: the item by which the word is remembered, or nothing.
  @MarkupBuilder public func readings(
    of word: String, in language: Language, item: String
  ) -> Markup {
    let chosen = scripts.rewritten(word, in: language, .answer)
    let stage = scripts.help(
      of: language.written.primary, stabilityDays: remembered(item)?.memory.state?.stability)
    let help =
      stage == .none
      ? [] : scripts.readings(of: word, in: language).filter { $0.language != chosen?.language }
    if chosen != nil || !help.isEmpty {
      p {
        if let chosen { reading(chosen, isAsked: false) }
        for face in help { reading(face, isAsked: stage == .hidden) }
      }
      .class("readings")
      if stage == .hidden && !help.isEmpty {
        readingSwitch(label: ScriptText.english.showReadings)
      }
    }
  }

  private func reading(_ face: Face, isAsked: Bool) -> Markup {
    span { face.text }.class(isAsked ? "soft when-asked" : "soft")
      .language(face.language.tag).attribute("dir", "auto")
  }

  /// The item whose memory the help of a word fades with; none where the language has no other script, or
  /// where help does not fade.
  public func fadingItems(_ item: String, in language: Language) -> [String] {
    switch scripts.help(of: language.written.primary) {
    case .fading, .askedFading:
      ScriptPreferences.canRewrite(language) ? [item] : []
    case .always, .asked, .never: []
    }
  }
}
