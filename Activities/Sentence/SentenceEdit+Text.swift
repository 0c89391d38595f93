import PipitBase
import PipitText

/// A piece of a sentence about an answer: words of the interface, or a word of the answer's language.
enum SentencePiece: Equatable {
  case plain(String)
  case word(String)

  var text: String {
    switch self {
    case .plain(let text), .word(let text): text
    }
  }
}

extension SentenceText {
  /// What is to be changed, each change a sentence.
  func pieces(_ edit: SentenceEdit) -> [SentencePiece] {
    switch edit {
    case .missing(let word, before: let next?):
      [.word(word), .plain(" is missing before "), .word(next)]
    case .missing(let word, before: nil): [.word(word), .plain(" is missing at the end")]
    case .swap(let one, let other):
      [.word(one), .plain(" and "), .word(other), .plain(" change places")]
    case .move(let word, before: let next?): [.word(word), .plain(" goes before "), .word(next)]
    case .move(let word, before: nil): [.word(word), .plain(" goes to the end")]
    case .replace(let given, let wanted): [.word(wanted), .plain(", not "), .word(given)]
    case .leaveOut(let word): [.plain("leave out "), .word(word)]
    }
  }

  /// What a slip is, naming the word as it was typed.
  func pieces(_ slip: Sentence.Slip) -> [SentencePiece] {
    let detail = SentencePiece.plain(slipDetail(slip.isAccent))
    guard let word = slip.word else { return [detail] }
    return [.plain("Look at "), .word(word), .plain(" again. "), detail]
  }

  func text(_ pieces: [SentencePiece]) -> String {
    pieces.map { $0.text }.joined(separator: "")
  }
}
