import PipitBase
import PipitLexicon
import PipitPractice
import PipitText

/// Finds the root of a game: that of the day, the one that was chosen, that of the game which is gone
/// on with, or one by chance.
struct ScrambleDealer {
  private let deal: Deal
  private let choice: ScrambleChoice
  private let words: ScrambleWords

  init(_ deal: Deal, _ choice: ScrambleChoice, _ words: ScrambleWords) {
    (self.deal, self.choice, self.words) = (deal, choice, words)
  }

  /// The words that the game is played with.
  static func words(_ deal: Deal, _ choice: ScrambleChoice) throws(DealError) -> ScrambleWords {
    var lists: [WordPack] = []
    for name in ScrambleGames.lists(choice.language.tag, isLarge: choice.isLarge) {
      let pack = try Self.pack(name, deal)
      do {
        lists.append(try WordPack(pack.bytes))
      } catch {
        throw .brokenPack(name, error.text)
      }
    }
    return ScrambleWords(
      lists, ScrambleTiles(choice.language, keepsAccents: choice.keepsAccents))
  }

  /// The rules of the game. In a bee the middle letter follows from the root, so that a game which is
  /// gone on with has the one it had, and an address leads everybody to the same.
  func rules() throws(DealError) -> ScrambleRules {
    let root = try root()
    var centre: String?
    if choice.scoring == .bee {
      var dice = Dice(text: root)
      centre = hasSevenLetters(root) ? words.centre(of: root, dice: &dice) : nil
      if centre == nil, choice.root != nil { throw .unknownOption(name: "root", value: root) }
      if centre == nil { throw .nothingToPractise(ScrambleText.english.noBee) }
    }
    let rules = ScrambleRules(
      root: root, words, scoring: choice.scoring, shortest: choice.shortest, centre: centre)
    if rules.count == 0 { throw .nothingToPractise(ScrambleText.english.noWords(of: root)) }
    return rules
  }

  private func hasSevenLetters(_ root: String) -> Bool {
    var letters: [String] = []
    for tile in words.tiles.tiles(of: root) ?? [] where !letters.contains(tile) {
      letters.append(tile)
    }
    return letters.count == 7
  }

  private func root() throws(DealError) -> String {
    if let day = choice.day { return try root(of: day) }
    if let root = choice.root { return try chosen(root) }
    if let root = choice.without.first?.pieces(at: "/").first { return try chosen(root) }
    var dice = Dice(seed: deal.seed)
    return choice.scoring == .bee
      ? words.beeRoot(dice: &dice) : words.root(letters: choice.letters, dice: &dice)
  }

  /// The root of a day; one more day than where the deal was made, for zones that are ahead of it.
  private func root(of day: Day) throws(DealError) -> String {
    if day.number > Day(of: deal.made).number + 1 {
      throw .nothingToPractise(ScrambleText.english.notYet(day))
    }
    let name = "days-\(choice.language.tag)"
    let pack = try Self.pack(name, deal)
    do {
      return try DayRoots(pack.bytes).root(on: day)
    } catch {
      throw .brokenPack(name, error.text)
    }
  }

  /// A root that was chosen, as the list has it; a name, or a word that the list does not have, is as
  /// good. An offensive word is none.
  private func chosen(_ root: String) throws(DealError) -> String {
    let typed = Text.composed(root)
    guard let tiles = words.tiles.tiles(of: typed), (3...20).contains(tiles.count) else {
      throw .unknownOption(name: "root", value: root)
    }
    let spelled = words.words(spelled: tiles)
    let fit = spelled.filter { !$0.isOffensive }
    if fit.isEmpty && !spelled.isEmpty { throw .unknownOption(name: "root", value: root) }
    return fit.first { $0.text == typed }?.text ?? fit.first?.text ?? typed
  }

  private static func pack(_ name: String, _ deal: Deal) throws(DealError) -> Pack {
    guard let pack = deal.pack(name) else { throw .missingPack(name) }
    return pack
  }
}
