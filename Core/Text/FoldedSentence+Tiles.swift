extension FoldedSentence.Folding {
  /// Joins letters that are written without spaces into the author's tiles, as few as can be; what no
  /// tile has stays a letter.
  mutating func join(into options: SentenceCheck.Options) {
    var spellings: [[UInt8]] = []
    for tile in options.parts where tile.utf8.count <= FoldedSentence.mostLetters {
      var folding = FoldedSentence.Folding(ignoresAccents: options.ignoresAccents)
      var tile = tile
      tile.withUTF8 { folding.fold($0, options.policy) }
      if !folding.letters.isEmpty { spellings.append(folding.letters) }
    }
    let count = parts.count
    // From each place on: how many pieces there are to the end, and where the first of them ends.
    var costs = [Int32](repeating: 0, count: count + 1)
    var ends = [Int](repeating: 0, count: count)
    for place in stride(from: count - 1, through: 0, by: -1) {
      costs[place] = costs[place + 1] + 1_000
      ends[place] = place + 1
      for spelling in spellings {
        guard let end = end(of: spelling, from: place), costs[end] + 1 < costs[place] else {
          continue
        }
        costs[place] = costs[end] + 1
        ends[place] = end
      }
    }
    var joined: [FoldedSentence.Part] = []
    var place = 0
    var isTile = false
    while place < count {
      let end = ends[place]
      var part = parts[end - 1]
      let wasTile = isTile
      isTile = costs[place] - costs[end] == 1
      part.from = parts[place].from
      part.hash = letters[start(place)..<start(end)].reduce(Self.emptyHash, Self.hash)
      part.joins = parts[place].joins && !isTile && !wasTile
      joined.append(part)
      place = end
    }
    parts = joined
  }

  /// Where the words that spell a tile from a place on end; nil where they do not.
  private func end(of spelling: [UInt8], from place: Int) -> Int? {
    let start = start(place)
    if start + spelling.count > letters.count { return nil }
    for index in spelling.indices where letters[start + index] != spelling[index] { return nil }
    var end = place
    while end < parts.count, Int(parts[end].end) < start + spelling.count { end += 1 }
    return Int(parts[end].end) == start + spelling.count ? end + 1 : nil
  }

  private func start(_ place: Int) -> Int { place == 0 ? 0 : Int(parts[place - 1].end) }
}
