import PipitBase
import PipitJournal
import PipitLexicon
import PipitPractice
import PipitText

/// Making an answer: tiles, keys, fields.
extension Sentence {
  mutating func build(
    _ action: Action, _ building: Building, at now: Moment
  ) -> [Effect] {
    let screen = screen
    switch action {
    case .take(screen, let tile): take(tile, at: nil, building)
    case .move(screen, let tile, let index): take(tile, at: index, building)
    case .back(screen, let tile): place(building.placed.filter { $0 != tile }, building)
    case .last(screen): place(Array(building.placed.dropLast()), building)
    case .sooner(screen, let tile): shift(tile, by: -1, building)
    case .later(screen, let tile): shift(tile, by: 1, building)
    case .seek(screen, let letters): seek(letters, building, at: now)
    case .check(screen) where way == .tiles:
      return canCheck
        ? answer(sentence(of: building.placed), building, at: now)
        : [.announce(SentenceText.english.nothingToCheck)]
    case .blank(screen, let text) where way == .blank:
      return fill(text, building, at: now)
    case .write(screen, let text) where way == .type:
      return answer(text, building, at: now)
    case .hear(screen, let slow): return hear(slow: slow, building)
    case .show(screen) where isHidden: return show(building)
    case .change(screen, let way): return change(to: way)
    default: break
    }
    return []
  }

  /// Puts a tile at a place of the sentence, at its end where none is given; a placed one only moves.
  private mutating func take(_ tile: Int, at index: Int?, _ building: Building) {
    guard way.hasTiles, tile < bank.count else { return }
    var placed = building.placed
    if placed.contains(where: { $0 == tile }) {
      if index == nil { return }
      placed.removeAll { $0 == tile }
    }
    placed.insert(tile, at: min(index ?? placed.count, placed.count))
    place(placed, building)
  }

  /// Changes the sentence; the focus stays with its tile.
  private mutating func place(_ placed: [Int], _ building: Building, sought: Sought? = nil) {
    if placed == building.placed && sought == building.sought { return }
    var building = building
    building.placed = placed
    building.sought = sought
    stage = .building(building)
  }

  private mutating func shift(_ tile: Int, by step: Int, _ building: Building) {
    guard let index = building.placed.firstIndex(where: { $0 == tile }),
      building.placed.indices.contains(index + step)
    else { return }
    var placed = building.placed
    placed.swapAt(index, index + step)
    place(placed, building)
  }

  /// Slow speech is a help; hearing again is none.
  private mutating func hear(slow: Bool, _ building: Building) -> [Effect] {
    guard canHearPrompt else { return [] }
    var building = building
    if slow && exercise.kind == .listen { building.isHelped = true }
    stage = .building(building)
    return [.say(Speech(exercise.prompt, ratePercent: slow ? 60 : 100))]
  }

  private mutating func show(_ building: Building) -> [Effect] {
    var building = building
    building.isShown = true
    building.isHelped = true
    stage = .building(building)
    return [.focus(Self.askedId)]
  }

  private mutating func change(to way: Way) -> [Effect] {
    if way == self.way { return [] }
    self.way = way
    return [
      .record(.set("sentence.way", to: way.rawValue)),
      .focus(way == .type ? Self.fieldId(screen) : Self.askedId),
    ]
  }

  /// The sentence of the placed tiles, the missing word as it was typed.
  func sentence(of placed: [Int], blank typed: String = "") -> String {
    var words: [String] = []
    for tile in placed { words.append(tile == blankTile ? typed : bank[tile].text) }
    return SentenceExercise.Phrase.joined(words, in: exercise.answer.language)
  }

  /// Checks the tiles with the typed word, once its blank is in the sentence.
  private mutating func fill(_ typed: String, _ building: Building, at now: Moment) -> [Effect] {
    guard let blankTile, !Text.bare(typed).isEmpty else { return [] }
    guard building.placed.contains(where: { $0 == blankTile }) else {
      return [
        .announce(SentenceText.english.placeTheBlank), .focus(Self.tileId(screen, blankTile)),
      ]
    }
    return answer(sentence(of: building.placed, blank: typed), building, at: now)
  }
}

/// Typing a word's first letters takes its tile.
extension Sentence {
  private mutating func seek(_ typed: String, _ building: Building, at now: Moment) {
    guard way.hasTiles else { return }
    var sought = building.sought
    if let before = sought, now.milliseconds(since: before.at) > 1_000 { sought = nil }
    let letters = Text.unmarked(typed)
    let all = (sought?.letters ?? "") + letters
    // The rest of a word that is placed already.
    if let tile = sought?.tile, begins(bank[tile], with: all) {
      place(building.placed, building, sought: Sought(letters: all, at: now, tile: tile))
      return
    }
    var placed = building.placed
    var found = sought?.tile == nil ? tiles(beginning: all, placed) : []
    var looked = all
    if found.isEmpty, let before = sought {
      // What was typed is a whole word, and this is the next one's letter.
      if before.tile == nil,
        let tile = tiles(beginning: before.letters, placed).first(where: {
          bareWord(bank[$0].text) == before.letters
        })
      {
        placed.append(tile)
      }
      looked = letters
      found = tiles(beginning: letters, placed)
    }
    guard let first = found.first, !looked.isEmpty else {
      return place(placed, building)
    }
    let isSure = found.allSatisfy { bank[$0].text == bank[first].text }
    if isSure { placed.append(first) }
    place(
      placed, building, sought: Sought(letters: looked, at: now, tile: isSure ? first : nil))
  }

  /// The tiles of the bank that begin with letters.
  private func tiles(beginning letters: String, _ placed: [Int]) -> [Int] {
    var tiles: [Int] = []
    for (number, tile) in bank.enumerated()
    where number != blankTile && !placed.contains(where: { $0 == number })
      && begins(tile, with: letters)
    { tiles.append(number) }
    return tiles
  }

  private func begins(_ tile: SentenceExercise.Tile, with letters: String) -> Bool {
    bareWord(tile.text).begins(with: letters)
      || tile.forms.contains { bareWord($0.text).begins(with: letters) }
  }

  private func bareWord(_ word: String) -> String { Text.unmarked(word) }
}
