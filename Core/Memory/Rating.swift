/// How well an item was known, as FSRS counts it.
///
/// Hard is a pass: the item was known, with trouble. A miss is always again.
public enum Rating: Int32, Equatable, Sendable {
  case again = 1
  case hard = 2
  case good = 3
  case easy = 4
}
