/// Why nothing is said. Each has one sentence that says the mend.
public enum VoiceError: Error, Equatable, Sendable {
  /// The program that speaks is not installed.
  case notInstalled
  /// There is no voice for this language and script.
  case unknownLanguage(String)
  /// There is nothing that can be said in the text.
  case noText
  /// The text has more letters than may be said at once.
  case tooLong(letters: Int)
  /// A letter of a script that the voice cannot read.
  case wrongScript(language: String, letter: String)
  /// A speed that is no number of percent within bounds.
  case badRate(String)
  /// A form of sound that is not made here.
  case badFormat(String)
  /// Others are waiting already, as many as may.
  case busy
  /// The program failed, or took too long.
  case failed

  /// One sentence for whoever asked.
  public var sentence: String {
    switch self {
    case .notInstalled:
      "This server has no voice. Whoever runs it can install espeak-ng and start it again."
    case .unknownLanguage(let tag):
      "There is no voice for “\(tag.prefix(40))”. The list at /voices names those that there are."
    case .noText: "There is nothing to say. Give a text with letters or digits."
    case .tooLong(let letters):
      "The text has \(letters) letters. Give at most \(Utterance.mostLetters)."
    case .wrongScript(let tag, let letter):
      "The voice for “\(tag.prefix(40))” cannot read “\(letter)”. Give the text in its script."
    case .badRate(let rate):
      "The rate “\(rate.prefix(20))” is not a whole number from \(Utterance.rates.lowerBound) to "
        + "\(Utterance.rates.upperBound). Give percent, such as 100."
    case .badFormat(let format):
      "The format “\(format.prefix(20))” is not made here. Ask for wav or mp3, or for none."
    case .busy: "The voice is busy. Try again in a moment."
    case .failed: "The voice could not say this. Try again, or try a shorter text."
    }
  }
}
