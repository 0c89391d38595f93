import PipitBase
import PipitLook
import PipitMarkup
import PipitPractice

extension SentenceBuilderFinish {
  /// The page of the result.
  public func page(in surroundings: Surroundings) -> Markup {
    let text = SentenceText.english
    return stack {
      card {
        result.awards
        key(sends: Self.continueToken, kind: .primary, shortcut: "Enter") { text.next }
          .id(Sentence.continueId)
      }
    }
    .block(Block(rawValue: result.block) ?? .sky)
  }
}
