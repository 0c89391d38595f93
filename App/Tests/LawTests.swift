import PipitBase
import PipitLexicon
import PipitMarkup
import PipitPractice
import PipitText
import Testing

@testable import PipitApp

/// What holds for every activity of the catalogue, over many seeds.
struct LawTests {
  static let cases: [(listing: Listing, options: [Deal.Option])] = Catalogue.listings.flatMap {
    listing in House.options(listing).map { (listing, $0) }
  }

  func deal(_ listing: Listing, _ options: [Deal.Option], seed: UInt64) -> Deal {
    Deal(
      id: "law", activity: listing.id, rules: listing.rules, seed: seed, made: House.noon,
      options: options, facts: House.facts,
      packs: [House.alphabets, House.cafe, House.spelling, House.words, House.days]
        + House.deck)
  }

  /// Presses what the page offers, as the dice fall, and now and then nonsense.
  func play(_ session: Session, presses: Int, _ dice: inout Dice) {
    for number in 0..<presses {
      let controls = session.page(in: House.surroundings).controls
      guard let control = dice.pick(controls) else { return }
      let text = dice.pick(["alfa", "a", "bravo x-ray", "", "Ω", "zzz"]) ?? ""
      let at = Moment(milliseconds: House.noon.milliseconds + Int64(number) * 700)
      _ = session.press(control.isForm ? control.token + " " + text : control.token, at: at)
    }
  }

  @Test func theSameDealGivesTheSamePage() throws {
    for (listing, options) in Self.cases {
      for seed in 0..<20 as Range<UInt64> {
        let one = try listing.open(deal(listing, options, seed: seed))
        let other = try listing.open(deal(listing, options, seed: seed))
        #expect(one.page(in: House.surroundings).html == other.page(in: House.surroundings).html)
      }
    }
  }

  @Test func nonsenseChangesNothing() throws {
    for (listing, options) in Self.cases {
      let session = try listing.open(deal(listing, options, seed: 3))
      let page = session.page(in: House.surroundings).html
      for token in [
        "", " ", "pick", "pick 0", "next 99", "fly 1", "\u{0}", "write 99 x", "take 0 99",
        "back 0 0",
        "é é é",
      ] {
        #expect(session.press(token, at: House.noon) == nil, "\(token)")
      }
      #expect(session.press(String(repeating: "x", count: longestToken + 1), at: House.noon) == nil)
      #expect(session.page(in: House.surroundings).html == page)
      #expect(session.lines.isEmpty)
    }
  }

  @Test func everyTokenThatAPagePrintsIsUnderstood() throws {
    for (listing, options) in Self.cases {
      var dice = Dice(seed: 11)
      let session = try listing.open(deal(listing, options, seed: 5))
      for step in 0..<60 {
        for control in session.page(in: House.surroundings).controls
        where !control.token.hasPrefix("app ") {
          let copy = try listing.open(session.deal)
          copy.replay(session.lines)
          let token = control.isForm ? control.token + " something" : control.token
          #expect(
            copy.press(token, at: House.noon) != nil,
            "\(options): \(token) after \(step) presses")
        }
        play(session, presses: 1, &dice)
      }
    }
  }

  @Test func twoHundredPressesAndAReplayGiveTheSamePage() throws {
    for (listing, options) in Self.cases {
      for seed in 0..<5 as Range<UInt64> {
        var dice = Dice(seed: seed)
        let session = try listing.open(deal(listing, options, seed: seed))
        play(session, presses: 200, &dice)
        let again = try listing.open(session.deal)
        again.replay(session.lines)
        #expect(
          again.page(in: House.surroundings).html == session.page(in: House.surroundings).html)
        #expect(again.lines == session.lines)
      }
    }
  }

  @Test func everyControlHasAName() throws {
    for (listing, options) in Self.cases {
      var dice = Dice(seed: 1)
      let session = try listing.open(deal(listing, options, seed: 9))
      for _ in 0..<30 {
        for control in session.page(in: House.surroundings).controls {
          #expect(!control.name.isEmpty, "\(control.token)")
        }
        play(session, presses: 1, &dice)
      }
    }
  }

  @Test func everyPageHasEachIdAndEachKeyOnce() throws {
    for (listing, options) in Self.cases {
      var dice = Dice(seed: 2)
      let session = try listing.open(deal(listing, options, seed: 2))
      for _ in 0..<30 {
        let elements = session.page(in: House.surroundings).elements
        let ids = elements.compactMap { $0["id"] }
        let keys = elements.compactMap { $0.key }
        #expect(Set(ids).count == ids.count)
        #expect(Set(keys).count == keys.count)
        play(session, presses: 1, &dice)
      }
    }
  }
}
