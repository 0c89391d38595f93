import PipitBase
import PipitText

extension SentenceExercise.Phrase {
  /// The scripts that the sentence is written in, its own first.
  public var scripts: [Language] { [language] + forms.map { $0.language } }

  /// The parts in one of the sentence's scripts; as they are where it has no such script.
  public func parts(in script: Language) -> [String] {
    forms.first { $0.language == script }?.text.pieces(at: " ") ?? parts
  }

  /// The sentence in one of its scripts.
  public func text(in script: Language) -> String { Self.joined(parts(in: script), in: script) }
}
