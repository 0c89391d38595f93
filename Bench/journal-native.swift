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
      print(best { _ = kept.read() }, best { _ = kept.fold() }, best { _ = kept.readAndFold() })
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

  /// The milliseconds of the best of some rounds.
  private static func best(_ work: () -> Void) -> Double {
    var best = Double.infinity
    for _ in 0..<7 {
      let time = ContinuousClock().measure(work)
      best = min(best, Double(time.components.attoseconds) / 1e15)
    }
    return best
  }
}
