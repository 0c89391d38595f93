import Foundation
import PipitLexicon

/// `roots list PACK…` prints all words of the letters a to z; `roots roots PACK…` the roots; `roots speed
/// PACK…` how many words they have, microseconds a root by numbers, then as texts, microseconds of
/// checking a word, milliseconds of opening; `roots hostile PACK…` how many of a million strings are
/// accepted.
@main struct Main {
  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    let packs = words.dropFirst().compactMap { FileManager.default.contents(atPath: $0) }
    guard words.count > 1, packs.count == words.count - 1 else { exit(2) }
    let bytes = packs.map { Array($0) }
    let roots = try Roots(bytes)
    switch words[0] {
    case "list":
      for pack in bytes { for word in try WordPack(pack).all { print(word.text) } }
    case "roots":
      for root in roots.roots { print(root.joined()) }
    case "speed":
      let count = Double(Roots.count)
      let numbers = best(60) { _ = roots.count() } * 1e6 / count
      let texts = best(20) { _ = roots.texts() } * 1e6 / count
      let checking = best(60) { _ = roots.check() } * 1e6 / Double(roots.checked)
      let opening = best(10) { _ = try? Roots.open(bytes) } * 1e3
      print(roots.count(), numbers, texts, checking, opening)
    case "hostile": print(roots.hostile(1_000_000) ?? -1)
    default: exit(2)
    }
  }

  /// The seconds of the processor in the best of some rounds.
  private static func best(_ rounds: Int, _ work: () -> Void) -> Double {
    var best = Double.infinity
    for _ in 0..<rounds {
      let began = now()
      work()
      best = min(best, now() - began)
    }
    return best
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
