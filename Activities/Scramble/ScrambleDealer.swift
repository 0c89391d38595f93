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

  init(_ deal: Deal, _ choice: ScrambleChoice) throws(DealError) {
    self.deal = deal
    self.choice = choice
    var lists: [WordPack] = []
    for name in ScrambleGames.lists(choice.language.tag, isLarge: choice.isLarge) {
      let pack = try Self.pack(name, deal)
      do {
        lists.append(try WordPack(pack.bytes))
      } catch {
        throw .brokenPack(name, error.text)
      }
    }
    words = ScrambleWords(
      lists, ScrambleTiles(choice.language, keepsAccents: choice.keepsAccents))
  }

  /// The rules of the game.
  func rules() throws(DealError) -> ScrambleRules {
    let root = try root()
    let rules = ScrambleRules(
      root: root, words, scoring: choice.scoring, shortest: choice.shortest)
    if rules.count == 0 { throw .nothingToPractise(ScrambleText.english.noRoot) }
    return rules
  }

  private static func pack(_ name: String, _ deal: Deal) throws(DealError) -> Pack {
    guard let pack = deal.pack(name) else { throw .missingPack(name) }
    return pack
  }

  private func root() throws(DealError) -> String {
    if let day = choice.day { return try root(of: day) }
    if let root = choice.root { return try chosen(root) }
    if let root = choice.without.first?.pieces(at: "/").first { return try chosen(root) }
    return "silkworm"
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
}
