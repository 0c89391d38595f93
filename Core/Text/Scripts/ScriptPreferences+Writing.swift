import PipitBase

/// Words that are written in one script alone, in the others as far as rules are sure.
extension ScriptPreferences {
  /// A word in the script that was chosen for one side; nil where that is the script it is in, where
  /// nothing was chosen, and where no rule is sure.
  ///
  ///     let roman = ScriptPreferences(text: #"{"uk":false}"#)
  ///     roman.rewritten("вода", in: "uk", .question)  // voda, in uk-Latn
  public func rewritten(_ word: String, in language: Language, _ side: Side) -> Face? {
    let primary = language.written.primary
    guard isChosen(primary), let liked = order(of: primary, side).first else { return nil }
    return Self.rewritten(word, language, as: liked)
  }

  /// A word in the scripts that were chosen to help reading it, as far as rules are sure.
  public func readings(of word: String, in language: Language) -> [Face] {
    order(of: language.written.primary, .help).compactMap {
      Self.rewritten(word, language, as: $0)
    }
  }

  /// Whether rules write a word of a script in another one of its language.
  public static func canRewrite(_ language: Language) -> Bool {
    Language.scripts(of: language.written.primary).contains {
      $0 != language.written
        && ScriptConversion.convert("", from: language, to: $0)?.isSure ?? false
    }
  }

  private static func rewritten(
    _ word: String, _ language: Language, as script: Language
  ) -> Face? {
    guard script != language.written,
      let other = ScriptConversion.convert(word, from: language, to: script), other.isSure,
      other.text != word
    else { return nil }
    return Face(script, other.text)
  }
}
