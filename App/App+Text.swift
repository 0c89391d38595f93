import PipitBase
import PipitLexicon
import PipitPractice

/// The words of the frame, in the interface's language.
struct AppText {
  let language: String

  init(_ language: String) {
    self.language = language
  }

  var name: String { "Pipit" }
  var tagline: String { "Practise words: by eye, by ear and by hand." }
  func title(_ page: String) -> String { "\(page) · Pipit" }

  // Navigation
  var navigation: String { "Pages" }
  var skip: String { "Skip to the page" }
  var today: String { "Today" }
  var library: String { "Library" }
  var speller: String { "Speller" }
  var settings: String { "Settings" }
  var about: String { "About" }
  var closeHint: String { "Close; the round is kept" }
  var startOver: String { "Start over" }

  // Today
  var goOn: String { "Go on" }
  var leftOpen: String { "Left open" }
  func answered(_ count: Int) -> String {
    count == 1 ? "1 answer so far" : "\(count) answers so far"
  }
  var discard: String { "Discard" }
  func discardNamed(_ name: String) -> String { "Discard \(name)" }
  var practise: String { "Practise" }
  var lastRounds: String { "Last rounds" }
  func percent(_ percent: Int32) -> String { "\(percent)%" }

  // Waiting and failing
  var loading: String { "One moment: the words are on their way." }
  var needsScripts: String {
    "Practising needs JavaScript and WebAssembly. The library, the speller and About work without."
  }
  func loading(_ pack: String) -> String {
    isList(pack) ? "The word list is loading…" : loading
  }
  func cannotLoad(_ pack: String, isOffline: Bool = false) -> String {
    let what = isList(pack) ? "The word list" : "“\(pack)”"
    return isOffline
      ? "\(what) could not be loaded: this device is offline. Connect once, and it comes by itself and stays for use offline."
      : "\(what) could not be loaded. Check the connection, then try again."
  }
  private func isList(_ pack: String) -> Bool {
    pack.begins(with: "words-") || pack.begins(with: "spelling-") || pack.begins(with: "days-")
  }
  var tryAgain: String { "Try again" }
  var reload: String { "Reload" }
  var unknownTitle: String { "There is no such page" }
  var unknownLead: String { "The address may be mistyped, or the page has moved." }
  var toToday: String { "To Today" }
  var choose: String { "Choose what to practise" }
  var chooseOther: String { "Something else" }
  func refusal(_ error: DealError) -> String {
    switch error {
    case .unknownOption(let name, let value):
      "There is no \(name) called “\(value)”. Choose one that there is."
    case .missingPack(let name): cannotLoad(name)
    case .brokenPack(let name, let why):
      "The pack “\(name)” cannot be read: \(why) Reload the page to fetch it anew."
    case .nothingToPractise(let why): "There is nothing to practise here: \(why)"
    }
  }

  // Notices
  var discarded: String { "The round was discarded. Its answers stay counted." }
  var startedOver: String { "Started over." }
  var undo: String { "Undo" }
  var dismiss: String { "Dismiss" }
  var trapped: String {
    "Something went wrong and Pipit started afresh. Your last press was not counted; all before it is here."
  }
  var copyReport: String { "Copy a report" }
  var closedElsewhere: String { "This was closed in another window. Its answers stay counted." }
  var setAside: String {
    "A round could not be opened again and was put aside. Its answers stay counted."
  }
  func unkept(_ reason: String) -> String {
    switch reason {
    case "QuotaExceededError":
      "This device is full: what you do now is lost when the page closes. Free some space."
    case "blocked", "InvalidStateError":
      "This browser keeps nothing here, as in a private window: what you do is lost when the page closes."
    case "replaced":
      "Pipit was updated in another tab. Reload this page to go on with it; what you do is kept."
    case "damaged":
      "A part of your history on this device is damaged and was left out. It is not deleted."
    case "conflict":
      "Another tab went on with this round. Here it is as it stands there; your last press was not counted."
    default:
      "The last answer could not be kept on this device. You can go on; it is lost when the page closes."
    }
  }
  /// Why nothing is heard: the device is offline, or what the server has answered.
  func unsaid(_ reason: String) -> String {
    switch reason {
    case "offline":
      "There is no voice now: it comes from the server, and this device is offline. You can go on by reading."
    case "503": "The voice is busy. Try again in a moment, or go on by reading."
    case "400":
      "The voice cannot say this: it is too long for it, or has letters that it cannot read."
    default: "There is no voice now. Try again, or go on by reading."
    }
  }
  func lost(_ pack: String) -> String {
    "The list “\(pack)” could not be loaded. Wrong choices come from the other alphabets alone."
  }
  var copied: String { "Copied" }

  // Library
  var words: String { "Words" }
  var alphabets: String { "Spelling alphabets" }
  var libraryLead: String {
    "Every spelling alphabet with its words, how they are said, and where they come from."
  }
  func name(_ group: AlphabetGroup) -> String {
    switch group {
    case .international: "Around the world"
    case .national: "By language and country"
    case .historic: "Historic"
    }
  }
  var listen: String { "Listen" }
  func hear(_ word: String) -> String { "Hear \(word)" }
  var also: String { "also" }
  var digits: String { "Digits" }
  var marks: String { "Marks" }
  var letters: String { "Letters" }
  var sources: String { "Where it comes from" }
  var holes: String { "Letters without a confirmed word" }
  var notAsked: String { "It is not asked." }
  var backToRound: String { "Back to the round" }
  func count(_ letters: Int) -> String { letters == 1 ? "1 letter" : "\(letters) letters" }
  func about(_ listed: AlphabetPack.Entry) -> String {
    "\(listed.region) · \(count(listed.letterCount)) · \(standing(listed.standing))"
  }
  func standing(_ standing: SpellingAlphabet.Standing) -> String {
    switch standing {
    case .official: "official"
    case .customary: "customary"
    case .historic: "historic"
    case .singleSource: "not official, one source"
    }
  }
  var practiseThis: String { "Practise" }
  var spellWithThis: String { "Spell a text" }
  var walletCard: String { "Wallet card" }
  func noVoice(_ language: String) -> String {
    "There is no \(language) voice, on this device or on the server."
  }
  var mixedUp: String { "Mixed up with it so far" }
  func leaked(_ count: Int, from name: String) -> String {
    count == 1 ? "1 word of \(name)" : "\(count) words of \(name)"
  }
  func noAlphabet(_ id: String) -> String { "There is no alphabet called “\(id)”." }
  var print: String { "Print" }

  // Speller
  var spellerLead: String { "Any text to code words, and code words back to text." }
  var text: String { "Text or code words" }
  var alphabet: String { "Alphabet" }
  var spell: String { "Spell it" }
  var inWords: String { "In code words" }
  var asText: String { "As text" }
  var copy: String { "Copy" }
  var noWord: String { "no word" }
  func unread(_ words: String, _ alphabet: String) -> String {
    "Not in \(alphabet), so shown as a question mark: \(words)."
  }
  var wordBreak: String { "next word" }
  func next(_ name: String) -> String { "Next: \(name)" }
  var practiseThese: String { "Practise these letters" }
  var spellEmpty: String { "Type something to spell." }

  // Settings
  var settingsLead: String { "Kept on this device." }
  var theme: String { "Appearance" }
  var contrast: String { "Contrast" }
  var motion: String { "Motion" }
  var coach: String { "Pip" }
  var coachHint: String { "The small bird beside the questions." }
  var rate: String { "Speed of the voice" }
  func rate(of language: String) -> String { "Speed in \(language)" }
  var speaks: String { "Read aloud" }
  var speaksHint: String { "Each prompt is read as it appears." }
  var noise: String { "Noise under spoken call signs" }
  var asDevice: String { "Automatic" }
  var light: String { "Light" }
  var dark: String { "Dark" }
  var more: String { "More" }
  var less: String { "Less" }
  var voices: String { "Voices" }
  var eachVoice: String { "The voice of each language" }
  var keepsNothing: String {
    "This browser keeps nothing here, as in a private window: what you do is lost when the page closes."
  }
  var keeps: String { "What you practise stays on this device, in this browser." }

  // About
  var aboutLead: String {
    "Pipit is a practice app that works on your own device, without an account."
  }
  var licence: String { "Pipit is free software under the Apache License 2.0." }
  var parts: String { "What else is in it" }
  var licenceText: String { "Licence" }

  // Results
  var gameOver: String { "Game Over!" }
  func accuracy(_ percent: Int32) -> String { "You scored \(percent)% accuracy" }
  var misses: String { "To look at again" }
  var slowest: String { "What took longest" }
  func praise(_ percent: Int32) -> String {
    if percent == 100 { return "Every answer was right at the first try." }
    return percent >= 70
      ? "Well done. One more round with only the misses, and you have them all."
      : "It comes with practice. Go through the misses once more."
  }
  var again: String { "Again" }
  var onlyMisses: String { "Only the misses" }
  var unknownResultTitle: String { "No result here" }
  var unknownResult: String { "This result is not on this device." }
  func given(_ text: String) -> String { text.isEmpty ? "no answer" : "your answer: “\(text)”" }
  func seconds(_ milliseconds: Int64) -> String {
    let tenths = (milliseconds + 50) / 100
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
