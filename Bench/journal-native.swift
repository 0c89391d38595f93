import Foundation
import PipitBase
import PipitJournal

/// `journal speed` prints milliseconds for 100,000 events: reading their blocks, folding their entries,
/// and both. `journal blocks ANSWERS SIZE` writes blocks of so many entries, each behind its length of
/// four bytes, low byte first; `journal raw ANSWERS all` the entries as JSON, a line each. With an `a`
/// behind the number, or `answers`, it is the answers alone.
@main struct Main {
  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    switch words.first {
    case "speed":
      let kept = KeptLog()
      print(best { kept.read() }, best { kept.fold() }, best { kept.readAndFold() })
    case "blocks":
      for block in KeptLog.blocks(log(words[1]), Int(words[2]) ?? 1) {
        let size = withUnsafeBytes(of: UInt32(block.count).littleEndian) { Array($0) }
        FileHandle.standardOutput.write(Data(size + block))
      }
    case "raw":
      for entry in log(words[1] + (words[2] == "answers" ? "a" : "")) {
        print(entry.unnumbered.written)
      }
    default: exit(2)
    }
  }

  private static func log(_ word: String) -> [Entry] {
    let entries = ReviewLog(answers: Int(word.filter { $0.isNumber }) ?? 0).entries
    return word.hasSuffix("a") ? entries.filter { $0.event.kind == "answer" } : entries
  }

  /// The processor's milliseconds of the best of some rounds.
  private static func best(_ work: () -> Int) -> Double {
    var best = Double.infinity
    for _ in 0..<7 {
      let began = clock()
      sum &+= work()
      best = min(best, Double(clock() - began) / Double(CLOCKS_PER_SEC) * 1_000)
    }
    return best
  }

  /// What all rounds came to, so that none is left out.
  nonisolated(unsafe) private static var sum = 0
}
