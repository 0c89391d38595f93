import PipitBase
import PipitMemory
import PipitPractice

/// What is said of fitting the weights of the memory to the learner: by the learner, and by the worker
/// that does it.
enum FitAction: Token {
  /// Begins to fit.
  case begin
  /// Puts to use what was found.
  case use
  /// Puts back what was in use before that.
  case undo
  /// The worker is so far, out of 100.
  case isAt(share: Int64)
  case found(Finding)
  /// The worker could not do it.
  case fails

  init?(token: String) {
    guard token.begins(with: "app fit") else { return nil }
    let words = token.pieces(at: " ", keepsEmpty: true)
    switch (words[1], words.count) {
    case ("fit", 2): self = .begin
    case ("fit", 3) where words[2] == "use": self = .use
    case ("fit", 3) where words[2] == "undo": self = .undo
    case ("fitting", 3):
      guard let share = words[2].integer(), 0...100 ~= share else { return nil }
      self = .isAt(share: share)
    case ("fitted", 2): self = .fails
    case ("fitted", 5...):
      guard let finding = Finding(Array(words[2...])) else { return nil }
      self = .found(finding)
    default: return nil
    }
  }

  var token: String {
    switch self {
    case .begin: "app fit"
    case .use: "app fit use"
    case .undo: "app fit undo"
    case .isAt(let share): "app fitting \(share)"
    case .found(let finding): "app fitted " + finding.words.joined(separator: " ")
    case .fails: "app fitted"
    }
  }
}

/// What a fit has found, as it is told and shown.
struct Finding: Equatable, Sendable {
  /// How many answers were foretold.
  let reviews: Int64
  /// The mean log loss of the weights that were in use, and of those that are best, in millionths.
  let lossBefore, lossAfter: Int64
  /// The weights, as the setting has them; nil where those in use are as good.
  let weights: String?

  init(_ fitted: Fitted) {
    reviews = Int64(fitted.reviews)
    lossBefore = Int64(fitted.lossBefore * 1_000_000 + 0.5)
    lossAfter = Int64(fitted.lossAfter * 1_000_000 + 0.5)
    weights = fitted.isBetter ? fitted.parameters.text : nil
  }

  /// Three whole numbers, and the weights or nothing.
  init?(_ words: [String]) {
    let numbers = words.prefix(3).compactMap { $0.integer() }
    guard numbers.count == 3, numbers.allSatisfy({ $0 >= 0 }),
      words.count == 3 || words.count == 3 + Parameters.lowest.count
    else { return nil }
    reviews = numbers[0]
    lossBefore = numbers[1]
    lossAfter = numbers[2]
    weights = words.count == 3 ? nil : words[3...].joined(separator: " ")
  }

  var words: [String] {
    let numbers = [reviews, lossBefore, lossAfter].map { String($0) }
    return weights.map { numbers + [$0] } ?? numbers
  }
}
