extension SentenceComparison {
  /// Finds words of the learner that are run together or cut in two: neighbours that spell, letter
  /// for letter, other neighbours of the wanted sentence.
  ///
  /// A block is such a pair of stretches with no common boundary inside. The blocks are chosen that
  /// place most words of both sentences, by a table of all pairs of words. Long sentences are first
  /// parted by the words they have in common, and what lies between is looked at.
  struct Respelling {
    /// The most pairs of words in one table.
    private static let mostPairs: Int64 = 1 << 16
    /// The most letters of a block, in bytes.
    private static let longestBlock = 1_024

    private let written: NumberedWords
    private var result: (numbers: [UInt32], places: [Range<Int>]) = ([], [])
    private var isChanged = false
    /// How many letters may still be looked at.
    private var budget = 1 << 26

    /// The learner's words as the wanted sentence spaces them; nil where they are spaced alike.
    static func words(_ written: NumberedWords) -> (
      numbers: [UInt32], places: [Range<Int>]
    )? {
      if written.numbers.isEmpty || written.wantedNumbers.isEmpty { return nil }
      var respelling = Respelling(written)
      respelling.respell()
      return respelling.isChanged ? respelling.result : nil
    }

    private init(_ written: NumberedWords) { self.written = written }

    private mutating func respell() {
      let given = 0..<written.numbers.count
      let wanted = 0..<written.wantedNumbers.count
      if NumberedWords.areFew(given.count, wanted.count, pairs: Self.mostPairs) {
        respell(given, wanted)
        return
      }
      let runs = WordDifference.runs(
        given: written.numbers, wanted: written.wantedNumbers)
      for run in runs {
        if run.kind == .other,
          NumberedWords.areFew(run.given.count, run.wanted.count, pairs: Self.mostPairs)
        {
          respell(run.given, run.wanted)
        } else {
          keep(run.given)
        }
      }
    }

    private mutating func respell(_ given: Range<Int>, _ wanted: Range<Int>) {
      let blocks = blocks(given, wanted)
      if blocks.isEmpty {
        keep(given)
        return
      }
      isChanged = true
      let width = wanted.count + 1
      let placed = placed(blocks, given, wanted)
      var (row, column, next) = (0, 0, 0)
      while row < given.count {
        while next < blocks.count, blocks[next].isBefore(row, column) { next += 1 }
        let most = placed[row * width + column]
        if column == wanted.count || most == placed[(row + 1) * width + column] {
          keep(given.lowerBound + row..<given.lowerBound + row + 1)
          row += 1
        } else if most == placed[row * width + column + 1] {
          column += 1
        } else if next < blocks.count, blocks[next].row == row, blocks[next].column == column {
          let block = blocks[next]
          let start = given.lowerBound + row
          for place in column..<column + block.width {
            result.numbers.append(written.wantedNumbers[wanted.lowerBound + place])
            result.places.append(start..<start + block.height)
          }
          row += block.height
          column += block.width
        } else {
          keep(given.lowerBound + row..<given.lowerBound + row + 1)
          row += 1
          column += 1
        }
      }
    }

    private mutating func keep(_ range: Range<Int>) {
      for place in range {
        result.numbers.append(written.numbers[place])
        result.places.append(place..<place + 1)
      }
    }

    /// Stretches of given words (rows) and wanted words (columns) that spell the same.
    private struct Block {
      let row: Int
      let column: Int
      let height: Int
      let width: Int

      func isBefore(_ row: Int, _ column: Int) -> Bool {
        self.row < row || self.row == row && self.column < column
      }
    }

    /// All blocks but those of one word each, by row and column.
    private mutating func blocks(_ given: Range<Int>, _ wanted: Range<Int>) -> [Block] {
      var blocks: [Block] = []
      var firsts: [UInt8] = []
      for place in wanted {
        firsts.append(written.wanted.letters[written.wanted.start(place)])
      }
      for row in 0..<given.count {
        let start = given.lowerBound + row
        let number = written.numbers[start]
        let first = written.given.letters[written.given.start(start)]
        for column in firsts.indices where firsts[column] == first {
          let wantedStart = wanted.lowerBound + column
          if written.wantedNumbers[wantedStart] == number { continue }
          guard
            let (end, wantedEnd) = block(start, given.upperBound, wantedStart, wanted.upperBound)
          else { continue }
          blocks.append(
            Block(row: row, column: column, height: end - start, width: wantedEnd - wantedStart))
        }
      }
      return blocks
    }

    /// Where the smallest block from two words on ends; nil where their letters part before.
    private mutating func block(
      _ start: Int, _ end: Int, _ wantedStart: Int, _ wantedEnd: Int
    ) -> (Int, Int)? {
      let (given, wanted) = (written.given, written.wanted)
      let from = given.start(start)
      let wantedFrom = wanted.start(wantedStart)
      var (word, wantedWord, count) = (start, wantedStart, 0)
      while given.letters[from + count] == wanted.letters[wantedFrom + count] {
        count += 1
        budget -= 1
        let isEnd = Int(given.parts[word].end) == from + count
        let isWantedEnd = Int(wanted.parts[wantedWord].end) == wantedFrom + count
        if isEnd { word += 1 }
        if isWantedEnd { wantedWord += 1 }
        if isEnd && isWantedEnd { return (word, wantedWord) }
        if word == end || wantedWord == wantedEnd || count == Self.longestBlock || budget < 0 {
          return nil
        }
      }
      return nil
    }

    /// For each pair of places how many words, given and wanted ones, can be placed from there on.
    private func placed(_ blocks: [Block], _ given: Range<Int>, _ wanted: Range<Int>) -> [Int32] {
      let width = wanted.count + 1
      var placed = [Int32](repeating: 0, count: (given.count + 1) * width)
      var last = blocks.count - 1
      for row in stride(from: given.count - 1, through: 0, by: -1) {
        let number = written.numbers[given.lowerBound + row]
        for column in stride(from: wanted.count - 1, through: 0, by: -1) {
          let place = row * width + column
          var most = max(placed[place + width], placed[place + 1])
          if written.wantedNumbers[wanted.lowerBound + column] == number {
            most = max(most, placed[place + width + 1] + 2)
          } else if last >= 0, blocks[last].row == row, blocks[last].column == column {
            let block = blocks[last]
            let beyond = place + block.height * width + block.width
            most = max(most, placed[beyond] + Int32(block.height + block.width))
            last -= 1
          }
          placed[place] = most
        }
      }
      return placed
    }
  }
}
