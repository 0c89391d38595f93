import Foundation
import PipitBase
import PipitJournal

/// `blocks COUNT [SEED]`: so many blocks that are damaged and sealed again. It ends with one line; a trap,
/// an entry that cannot be written out, or a block that is read for longer than a tenth of a second makes
/// it fail.
@main struct Main {
  static func main() {
    let words = CommandLine.arguments.dropFirst().map { UInt64($0) }
    guard words.count == 1 || words.count == 2, let count = words[0], let seed = words.last ?? nil
    else {
      print("Usage: blocks COUNT [SEED]")
      exit(2)
    }
    let first = words.count == 2 ? seed : UInt64(Date().timeIntervalSince1970)
    var breaker = BlockBreaker(seed: first)
    var read = 0
    var written = 0
    for number in 0..<count {
      let bytes = breaker.next()
      let began = clock()
      if let block = try? JournalBlock(bytes) {
        read += 1
        for entry in block.entries { written &+= entry.unnumbered.written.utf8.count }
      }
      let took = Double(clock() - began) / Double(CLOCKS_PER_SEC)
      if took > 0.1 {
        print("seed \(first), block \(number): read for \(took) s")
        exit(1)
      }
    }
    guard written > 0, breaker.isWhole else {
      print("seed \(first): whole blocks are not read as they were written")
      exit(1)
    }
    print(
      "\(count) broken blocks from seed \(first): \(read) were read, \(Int(count) - read) refused")
  }
}
