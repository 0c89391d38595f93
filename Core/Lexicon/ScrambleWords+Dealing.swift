import PipitBase

/// Roots to play with. A deal follows from the dice and the first pack alone.
extension ScrambleWords {
  /// How many common words a root gives, and how many of a bee's have its centre.
  private static let usual = 35...145
  private static let usualBee = 15...80
  /// How often a root is drawn before the best seen is taken.
  private static let draws = 100
  /// How often a word is drawn that does not fit before the next that does is looked for.
  private static let misses = 500
  /// What is dealt where a list has no such word.
  private static let silkworm = "silkworm"

  /// A common word of so many letters, of which 35 to 145 other common words can be made, or as near
  /// to that as a hundred draws come; `silkworm` where the list has none.
  public func root(letters: Int, dice: inout Dice) -> String {
    best(&dice, within: Self.usual, fits: { $0 == letters }) { root in
      var count = 0
      for number in index.numbers(of: root, shortest: 3) where isCommon(number) { count += 1 }
      return [count]
    }
  }

  /// A common word of 7 different letters, with one that 15 to 80 common words of a spelling bee
  /// have; `silkworm` where the list has none.
  public func beeRoot(dice: inout Dice) -> String {
    best(&dice, within: Self.usualBee, fits: { $0 >= 7 }) { root in
      kinds(of: root) == 7 ? centreCounts(of: root) : []
    }
  }

  /// One of the root's letters that 15 to 80 common words of a spelling bee have, or the letter that
  /// comes nearest to that; nil where the root has no letters.
  public func centre(of root: String, dice: inout Dice) -> String? {
    let tiles = tiles.tiles(of: root) ?? []
    var fitting: [String] = []
    var nearest = Int.max
    for (place, count) in centreCounts(of: tiles).enumerated() {
      let distance = Self.distance(count, Self.usualBee)
      if distance < nearest { fitting = [] }
      nearest = min(nearest, distance)
      if distance == nearest, !fitting.contains(tiles[place]) { fitting.append(tiles[place]) }
    }
    return dice.pick(fitting)
  }

  /// How many common words of a spelling bee have each of the root's tiles.
  private func centreCounts(of root: [String]) -> [Int] {
    let words = index.beeWords(of: root, shortest: 4, in: packs)
    var counts: [Int] = []
    for place in root.indices {
      var count = 0
      for word in words where word >> UInt64(place + 32) & 1 == 1 {
        if isCommon(Int(truncatingIfNeeded: word & 0xffff_ffff)) { count += 1 }
      }
      counts.append(count)
    }
    return counts
  }

  /// Draws common words until one has a count within a range, or takes the one that came nearest.
  private func best(
    _ dice: inout Dice, within range: ClosedRange<Int>, fits: (Int) -> Bool,
    counts: ([String]) -> [Int]
  ) -> String {
    var best = Self.silkworm
    var nearest = Int.max
    guard let count = packs.first?.count, count > 0 else { return best }
    for _ in 0..<Self.draws {
      // Where even so many draws hit no word that fits, it is the next from the last on.
      var number = dice.roll(below: count)
      var passed = 0
      while !isCommon(number) || !fits(Int(index.shapes[number])) {
        passed += 1
        if passed > Self.misses + count { return best }
        number = passed < Self.misses ? dice.roll(below: count) : (number + 1) % count
      }
      let word = word(at: number)
      for count in counts(word.tiles) {
        let distance = Self.distance(count, range)
        if distance < nearest { (best, nearest) = (word.text, distance) }
      }
      if nearest == 0 { break }
    }
    return best
  }

  /// Whether a word is common and not offensive: then its shape is how many tiles it has.
  private func isCommon(_ number: Int) -> Bool {
    index.shapes[number] > 0 && index.shapes[number] < 64
  }

  private func kinds(of tiles: [String]) -> Int {
    var kinds = 0
    for (place, tile) in tiles.enumerated() where tiles.firstIndex(where: { $0 == tile }) == place {
      kinds += 1
    }
    return kinds
  }

  /// How far a count is from a range.
  private static func distance(_ count: Int, _ range: ClosedRange<Int>) -> Int {
    max(range.lowerBound - count, count - range.upperBound, 0)
  }
}
