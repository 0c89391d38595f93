extension SentenceComparison {
  /// Finds words of the learner that are run together or cut in two: neighbours that spell, letter
  /// for letter, other neighbours of the wanted sentence.
  ///
  /// A block is such a pair of stretches with no common boundary inside. The blocks are chosen that
  /// place most words of both sentences, by a table of all pairs of words. Long sentences are first
  /// parted by the words they have in common, and what lies between is looked at.
  struct Respelling {
    /// The most pairs of words in one table.
    private static let mostPairs = 1 << 16
    /// The most letters of a block, in bytes.
    private static let longestBlock = 1_024

    private let comparison: SentenceComparison
    private var words: [Word] = []
    private var isChanged = false
    /// How many letters may still be looked at.
    private var budget = 1 << 26

    /// The learner's words as the wanted sentence spaces them; nil where they are spaced alike.
    static func words(_ comparison: SentenceComparison) -> [Word]? {
      if comparison.words.isEmpty || comparison.wantedNumbers.isEmpty { return nil }
      var respelling = Respelling(comparison)
      respelling.respell()
      return respelling.isChanged ? respelling.words : nil
    }

    private init(_ comparison: SentenceComparison) { self.comparison = comparison }

    private mutating func respell() {
      let given = 0..<comparison.words.count
      let wanted = 0..<comparison.wantedNumbers.count
      if given.count * wanted.count <= Self.mostPairs {
        respell(given, wanted)
        return
      }
      let runs = WordDifference.runs(
        given: comparison.words.map { $0.number }, wanted: comparison.wantedNumbers)
      for run in runs {
        if run.kind == .other, run.given.count * run.wanted.count <= Self.mostPairs {
          respell(run.given, run.wanted)
        } else {
          words.append(contentsOf: comparison.words[run.given])
        }
      }
    }

    private mutating func respell(_ given: Range<Int>, _ wanted: Range<Int>) {
      let blocks = blocks(given, wanted)
      if blocks.isEmpty {
        words.append(contentsOf: comparison.words[given])
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
          words.append(comparison.words[given.lowerBound + row])
          row += 1
        } else if most == placed[row * width + column + 1] {
          column += 1
        } else if next < blocks.count, blocks[next].row == row, blocks[next].column == column {
          let block = blocks[next]
          let start = given.lowerBound + row
          for place in column..<column + block.width {
            let number = comparison.wantedNumbers[wanted.lowerBound + place]
            words.append(
              Word(number: number, start: Int32(start), end: Int32(start + block.height)))
          }
          row += block.height
          column += block.width
        } else {
          words.append(comparison.words[given.lowerBound + row])
          row += 1
          column += 1
        }
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
      for row in 0..<given.count {
        for column in 0..<wanted.count {
          let (start, wantedStart) = (given.lowerBound + row, wanted.lowerBound + column)
          if comparison.words[start].number == comparison.wantedNumbers[wantedStart] { continue }
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
      let (given, wanted) = (comparison.given, comparison.wanted)
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
        let number = comparison.words[given.lowerBound + row].number
        for column in stride(from: wanted.count - 1, through: 0, by: -1) {
          let place = row * width + column
          var most = max(placed[place + width], placed[place + 1])
          if comparison.wantedNumbers[wanted.lowerBound + column] == number {
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
