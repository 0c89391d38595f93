import Foundation
import PipitLexicon

/// `words list PACK` prints what is looked up; `words speed PACK` how many of it are words, words a
/// second and the milliseconds of opening the pack.
@main struct Main {
  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    guard words.count == 2, let pack = FileManager.default.contents(atPath: words[1]) else {
      exit(2)
    }
    let bytes = Array(pack)
    let lookUp = try LookUp(bytes)
    switch words[0] {
    case "list": print(lookUp.asked.joined(separator: "\n"))
    case "speed":
      let looking = best(40) { _ = lookUp.look() }
      let opening = best(40) { _ = try? WordPack(bytes) }
      print(lookUp.look(), Double(lookUp.asked.count) / looking, opening * 1_000)
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
