import PipitBase
import PipitJournal
import PipitPractice
import PipitText

/// What a learner can set, by the name it has in the journal.
enum Setting: String {
  case theme
  case contrast
  case motion
  case pip
  case rate
  case noise
  case accents
  case speaks
  /// In which scripts each language is seen: one record.
  case scripts
  /// The most reviews and the most new items of the queue in a day.
  case reviews = "queue.reviews"
  case new = "queue.new"

  /// What the name of a language's own speed begins with: `rate-es`.
  static let rateOfLanguage = "rate-"
  /// What the name of a language's voice begins with: `voice-es`.
  static let voiceOfLanguage = "voice-"
  /// The voice of a language where that is left to Pipit.
  static let anyVoice = "auto"

  /// Whether a setting of this name, or a language's own speed or voice, can have this value.
  static func allows(_ name: String, _ value: String) -> Bool {
    if language(of: name, after: rateOfLanguage) != nil { return Setting.rate.allows(value) }
    if language(of: name, after: voiceOfLanguage) != nil {
      return (1...200).contains(value.utf8.count)
    }
    return Setting(rawValue: name)?.allows(value) ?? false
  }

  /// The language that the name of a setting tells behind its beginning.
  static func language(of name: String, after beginning: String) -> String? {
    guard let language = name.rest(after: beginning), (2...8).contains(language.utf8.count),
      Language(language).primary == language
    else { return nil }
    return language
  }

  /// The values that mean something.
  func allows(_ value: String) -> Bool {
    switch self {
    case .theme: ["device", "light", "dark"].contains(value)
    case .contrast: ["device", "more"].contains(value)
    case .motion: ["device", "less"].contains(value)
    case .pip, .speaks: ["on", "off"].contains(value)
    case .accents: ["count", "ignored"].contains(value)
    case .scripts: ScriptPreferences(text: value).isReadable
    case .rate: value.integer().map { (50...150).contains($0) } ?? false
    case .noise: value.integer().map { (0...100).contains($0) } ?? false
    case .reviews, .new: value.unsigned().map { $0 <= 9999 } ?? false
    }
  }
}

extension App {
  /// The value of a setting, or what it is at first: also where the journal, which may come from
  /// elsewhere, has a value that means nothing.
  @inline(never)
  func value(_ setting: Setting) -> String {
    if let value = fold[setting: setting.rawValue], setting.allows(value) { return value }
    return switch setting {
    case .theme, .contrast, .motion: "device"
    case .pip: "on"
    case .accents: "count"
    case .speaks: "off"
    case .scripts: ScriptPreferences().text
    case .rate: "100"
    case .noise: "30"
    case .reviews: "200"
    case .new: "10"
    }
  }

  /// Lets the settings take effect on what is around the pages.
  @inline(never)
  func applySettings() {
    surroundings.showsPip = value(.pip) == "on"
    surroundings.voiceRatePercent = Int32(truncatingIfNeeded: value(.rate).integer() ?? 100)
    surroundings.speaksPrompts = value(.speaks) == "on"
    surroundings.voiceRates = fold.settings(beginning: Setting.rateOfLanguage).compactMap { name in
      guard let language = Setting.language(of: name, after: Setting.rateOfLanguage),
        let value = fold[setting: name], Setting.allows(name, value)
      else { return nil }
      return .init(language, percent: Int32(truncatingIfNeeded: value.integer() ?? 100))
    }
    chooseVoices()
    surroundings.noisePercent = Int32(truncatingIfNeeded: value(.noise).integer() ?? 30)
    // Of a record that is not wholly understood, what is understood holds.
    surroundings.scripts =
      fold[setting: Setting.scripts.rawValue].map { ScriptPreferences(text: $0) }
      ?? ScriptPreferences()
  }

  /// Tells the device which voices are chosen.
  func chooseVoices() {
    surroundings.device.chosen = fold.settings(beginning: Setting.voiceOfLanguage).compactMap {
      name in
      guard let language = Setting.language(of: name, after: Setting.voiceOfLanguage),
        let voice = fold[setting: name], voice != Setting.anyVoice
      else { return nil }
      return .init(language, name: voice)
    }
  }

  /// The classes of the page's root that the settings ask for.
  var rootClasses: String {
    var classes: [String] = []
    if value(.theme) != "device" { classes.append("theme-\(value(.theme))") }
    if value(.contrast) == "more" { classes.append("contrast-more") }
    if value(.motion) == "less" { classes.append("motion-less") }
    return classes.joined(separator: " ")
  }
}
