import PipitBase
import PipitJournal
import PipitLexicon
import PipitPractice

/// What becomes of what the learner does.
extension Scramble {
  mutating func update(_ action: Action, at now: Moment) -> [Effect] { [] }

  var ticks: Bool { stage == .playing && !isCalm }
}
