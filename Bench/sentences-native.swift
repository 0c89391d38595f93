import Foundation

/// `sentences fuzz COUNT [SEED]` compares random pairs; `sentences pairs WORDS` prints pairs as text;
/// `sentences speed` prints pairs a second.
@main struct Main {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    switch words.first {
    case "fuzz": fuzz(Int(words[1])!, words.count > 2 ? UInt64(words[2])! : 1)
    case "pairs": printPairs(words.last == "8" ? Speed.few : Speed.many)
    case "speed": speed()
    default: exit(2)
    }
  }

  /// Prints the number that all results make, after a twentieth of the pairs and after all.
  private static func fuzz(_ count: Int, _ seed: UInt64) {
    var fuzz = Fuzz(seed: seed)
    do throws(Fault) {
      try fuzz.compare(count / 20)
      print(String(fuzz.hash, radix: 16))
      try fuzz.compare(count - count / 20)
      print(String(fuzz.hash, radix: 16))
    } catch {
      print("seed \(seed): \(error.words)")
      exit(1)
    }
  }

  private static func printPairs(_ speed: Speed) {
    for (text, numbers) in zip(speed.texts, speed.numbers) {
      let (given, wanted) = (numbers.0.map { String($0) }, numbers.1.map { String($0) })
      print(
        text.0, text.1, given.joined(separator: " "), wanted.joined(separator: " "), separator: "\t"
      )
    }
  }

  private static func speed() {
    print(
      rate(Speed.few.texts.count) { Speed.few.compareNumbers() },
      rate(Speed.few.texts.count) { Speed.few.compareTexts() },
      rate(Speed.many.texts.count) { Speed.many.compareNumbers() },
      rate(Speed.many.texts.count) { Speed.many.compareTexts() })
  }

  /// Pairs a second in the best of some rounds.
  private static func rate(_ count: Int, _ work: () -> Int32) -> Double {
    var best = Double.infinity
    for _ in 0..<80 {
      let time = ContinuousClock().measure { _ = work() }
      best = min(best, Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds))
    }
    return Double(count) / best
  }
}
