import Foundation
import PipitBase
import PipitJournal

/// `journal speed` prints milliseconds for 100,000 events: reading their blocks, folding their entries,
/// and both. `journal blocks ANSWERS` writes blocks, each behind its length of four bytes, low byte
/// first; `journal raw ANSWERS` the entries as JSON, a line each.
@main struct Main {
  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    switch words.first {
    case "speed":
      let kept = KeptLog()
      print(best { kept.read() }, best { kept.fold() }, best { kept.readAndFold() })
    case "blocks":
      for block in KeptLog.blocks(ReviewLog(answers: Int(words[1])!).entries, Int(words[2])!) {
        let size = withUnsafeBytes(of: UInt32(block.count).littleEndian) { Array($0) }
        FileHandle.standardOutput.write(Data(size + block))
      }
    case "raw":
      for entry in ReviewLog(answers: Int(words[1])!).entries { print(entry.unnumbered.written) }
    default: exit(2)
    }
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
