import Foundation
import PipitText

/// `cards list` prints what is typed and what is wanted, a tab between them; `cards speed` the sum of
/// the verdicts, checks a second, the bytes of the faces and the milliseconds that they take.
@main struct Main {
  static func main() {
    let cards = Cards()
    switch CommandLine.arguments.dropFirst().first {
    case "list":
      for answer in cards.answers {
        print("\(answer.typed)\t\(answer.forms.all.last?.texts.first ?? "")")
      }
    case "speed":
      let checking = best(20) { _ = cards.check() }
      let facing = best(5) { _ = cards.faces() }
      print(
        cards.check(), Double(cards.answers.count) / checking, cards.faces(), facing * 1_000)
    default: exit(2)
    }
  }

  /// The seconds of the best of some rounds.
  private static func best(_ rounds: Int, _ work: () -> Void) -> Double {
    var best = Double.infinity
    for _ in 0..<rounds {
      let time = ContinuousClock().measure(work)
      best = min(best, Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds))
    }
    return best
  }
}
