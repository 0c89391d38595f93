import Foundation
import PipitBase
import PipitJournal

/// `journal speed` prints milliseconds for 100,000 events: reading their blocks, folding their entries,
/// and both. `journal blocks SIZE` reads entries as JSON, a line each, and writes blocks of so many of
/// them, each behind its length of four bytes, low byte first.
@main struct Main {
  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    switch words.first {
    case "speed":
      let kept = KeptLog()
      print(best { kept.read() }, best { kept.fold() }, best { kept.readAndFold() })
    case "blocks":
      let entries = try entries()
      for block in KeptLog.blocks(entries, Int(words[1]) ?? 1) {
        let size = withUnsafeBytes(of: UInt32(block.count).littleEndian) { Array($0) }
        FileHandle.standardOutput.write(Data(size + block))
      }
      guard try KeptLog.blocks(entries, 1_000).flatMap({ try JournalBlock($0).entries }) == entries
      else { fatalError("what is read is not what was written") }
    default: exit(2)
    }
  }

  private static func entries() throws -> [Entry] {
    var entries: [Entry] = []
    while let line = readLine() {
      guard let entry = Entry(json: try JSON(parsing: Array(line.utf8))) else { exit(2) }
      entries.append(entry)
    }
    return entries
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
