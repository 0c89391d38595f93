import PipitBase
import PipitJournal
import PipitLexicon
import PipitMarkup
import PipitPractice
import Testing

@testable import PipitCards

/// A learner on the pages of own decks: what is pressed takes effect, as the app does it.
private struct Learner {
  var fold = Fold()
  var path = "/cards"
  var pressed: String?
  var now = Moment(milliseconds: 1_796_032_800_000, offsetMinutes: 120)
  private var number = 0

  var visit: Pages.Visit {
    var surroundings = Surroundings()
    surroundings.device.isKnown = true
    surroundings.now = now
    let address = Address(path)
    return Pages.Visit(
      path: Array(address.parts.dropFirst()), address: address, fold: fold,
      surroundings: surroundings, pressed: pressed)
  }

  var html: String { CardsPages(visit).page.html }
  var deck: OwnDeck { OwnDeck.all(fold).last ?? OwnDeck(id: "", languages: [], name: "") }
  var cards: OwnCards { deck.cards(fold) }
  var lines: [String] { cards.all.map { $0.line.pieces(at: "\t", most: 2)[1] } }

  @discardableResult
  mutating func press(_ token: String) -> [Effect] {
    let effects = Pages.cards.update(token, visit)
    for effect in effects {
      if case .go(let path) = effect { self.path = path }
    }
    for case .record(let event) in effects {
      number += 1
      now = Moment(milliseconds: now.milliseconds + 1, offsetMinutes: 120)
      fold.add(
        Entry(id: "app/p-\(1_000_000 + number)", device: "d", number: 1, at: now, event: event))
    }
    pressed = token
    return effects
  }

  mutating func go(_ path: String) {
    self.path = path
    pressed = nil
  }

  /// A learner with a deck of English and Japanese, and these cards.
  static func withCards(_ words: [(String, String)]) -> Learner {
    var learner = Learner()
    learner.go("/cards/own/new")
    learner.press("cards own save new name=Pets&first=en&second=ja&more=")
    for (english, japanese) in words {
      learner.press("cards own add \(learner.deck.id) en=\(english)&ja=\(japanese)&ja-Hrkt=")
    }
    learner.go(learner.deck.path)
    return learner
  }

  /// The token on the page that begins so.
  func token(_ start: String) -> String? {
    guard let range = html.firstRange(of: "value=\"\(start)") else { return nil }
    let rest = html[html.index(range.lowerBound, offsetBy: 7)...]
    return String(rest[..<(rest.firstIndex(of: "\"") ?? rest.endIndex)])
  }
}

struct OwnDeckTests {
  @Test func aDeckIsMade() {
    var learner = Learner()
    learner.go("/cards/own/new")
    let refused = learner.press("cards own save new name=&first=en&second=ja&more=")
    #expect(refused == [.focus("problems"), .announce("The deck needs a name.")])
    #expect(learner.html.contains("The deck needs a name."))
    let unknown = learner.press("cards own save new name=Pets&first=en&second=ja&more=uk,Klingon")
    #expect(unknown.first == .focus("problems"))
    #expect(OwnDeck.all(learner.fold).isEmpty)

    learner.press("cards own save new name=Pets&first=en&second=ja&more=uk, Punjabi")

    #expect(learner.deck.name == "Pets")
    #expect(learner.deck.languages == ["en", "ja", "uk", "pa"])
    #expect(
      learner.deck.tags == [
        "en", "ja", "ja-Hrkt", "ja-Latn-hepburn", "uk", "uk-Latn", "pa", "pa-Arab", "pa-Latn",
      ])
    #expect(learner.path == learner.deck.path)
    #expect(CardsChoice.allows("deck", learner.deck.id))
    #expect(CardsPages(learner.visit).title == "Pets")
    learner.go("/cards")
    #expect(learner.html.contains("Pets"))
  }

  @Test func aCardIsAddedChangedAndDeletedAndEachComesBack() {
    var learner = Learner.withCards([("dog", "犬"), ("cat", "猫")])
    #expect(learner.lines == ["en=dog\tja=犬", "en=cat\tja=猫"])
    let dog = learner.cards.all[0]

    learner.go("\(learner.deck.path)/card/\(dog.id)")
    learner.press("cards own change \(learner.deck.id) \(dog.id) en=hound&ja=犬&ja-Hrkt=いぬ")
    #expect(learner.lines == ["en=hound\tja=犬\tja-Hrkt=いぬ", "en=cat\tja=猫"])
    #expect(learner.cards.all[0].id == dog.id)
    learner.press(learner.token("cards own undo") ?? "")
    #expect(learner.lines == ["en=dog\tja=犬", "en=cat\tja=猫"])

    learner.press("cards own remove \(learner.deck.id) \(dog.id)")
    #expect(learner.lines == ["en=cat\tja=猫"] && learner.cards.count == 1)
    #expect(learner.cards.card(dog.id) == nil)
    #expect(learner.html.contains("The card is deleted."))
    learner.press(learner.token("cards own undo") ?? "")
    #expect(learner.lines == ["en=dog\tja=犬", "en=cat\tja=猫"] && learner.cards.count == 2)
    // What was taken back can be done again.
    learner.press("cards own remove \(learner.deck.id) \(dog.id)")
    #expect(learner.cards.count == 1)
  }

  @Test func aCardNeedsTwoTexts() {
    var learner = Learner.withCards([])
    learner.go("\(learner.deck.path)/add")
    #expect(
      learner.press("cards own add \(learner.deck.id) en=dog&ja= ").first == .focus("problems"))
    #expect(learner.html.contains("A card needs two texts"))
    #expect(learner.cards.count == 0)
    learner.press("cards own add \(learner.deck.id) ja=犬&ja-Hrkt=いぬ")
    #expect(learner.lines == ["ja=犬\tja-Hrkt=いぬ"])
  }

  @Test func aDeckIsDeletedAndComesBackWithItsCards() {
    var learner = Learner.withCards([("dog", "犬")])
    let line = learner.deck.line
    learner.press("cards own drop \(line)")
    #expect(OwnDeck.all(learner.fold).isEmpty && learner.path == "/cards")
    learner.press(learner.token("cards own restore") ?? "")
    #expect(learner.deck.line == line && learner.lines == ["en=dog\tja=犬"])
  }

  @Test func aDeckGetsAnotherNameAndKeepsItsCards() {
    var learner = Learner.withCards([("dog", "犬")])
    let id = learner.deck.id
    learner.press("cards own save \(id) name=Animals&first=en&second=ja&more=German")
    #expect(learner.deck.id == id && learner.deck.name == "Animals")
    #expect(learner.deck.languages == ["en", "ja", "de"])
    #expect(learner.lines == ["en=dog\tja=犬"])
  }

  @Test func aTableIsLookedAtAndKept() {
    var learner = Learner.withCards([("dog", "犬")])
    learner.go("\(learner.deck.path)/table")
    let form = "table=en%09uk%0Acat%09%D0%BA%D1%96%D1%82%0Aalone%09%0A"
    learner.press("cards own look \(learner.deck.id) \(form)")
    #expect(learner.cards.count == 1)
    #expect(learner.html.contains("кіт") && learner.html.contains("Line 3:"))
    let token = learner.token("cards own paste") ?? ""
    // What was changed since is looked at again.
    learner.press("\(token) table=en%09uk%0Ax%09y")
    #expect(learner.cards.count == 1)
    learner.press("\(token) \(form)")
    #expect(learner.lines == ["en=dog\tja=犬", "en=cat\tuk=кіт"])
    #expect(learner.deck.languages == ["en", "ja", "uk"])
  }

  @Test func filesAreCheckedBeforeTheyAreKeptAndEventsNameTheirHash() {
    var learner = Learner.withCards([("dog", "犬")])
    let (deck, card) = (learner.deck.id, learner.cards.all[0].id)
    learner.go("\(learner.deck.path)/card/\(card)")
    let png = "89504e470d0a1a0a0000000d"
    #expect(
      learner.press("cards own file \(deck) \(card) .picture 1000 \(png)")
        == [.hold(kind: "image/png", token: "cards own held \(deck) \(card) .picture")])
    #expect(
      learner.press("cards own file \(deck) \(card) .picture 9000000 \(png)").first
        == .focus("problems"))
    #expect(learner.html.contains("larger than 5 MB"))
    #expect(
      learner.press("cards own file \(deck) \(card) .sound-ja 1000 \(png)").first
        == .focus("problems"))
    #expect(learner.html.contains("no MP3, Ogg, WAV or M4A"))
    #expect(
      learner.press("cards own file \(deck) \(card) .picture 0 -").first == .focus("problems"))
    #expect(learner.press("cards own file \(deck) \(card) en 1000 \(png)") == [])

    learner.press("cards own held \(deck) \(card) .picture QuotaExceededError")
    #expect(learner.html.contains("no room left"))
    #expect(learner.cards.all[0][".picture"].isEmpty)
    let hash = String(repeating: "0a", count: 32)
    learner.press("cards own held \(deck) \(card) .picture \(hash)")
    #expect(learner.html.contains("data-file=\"\(hash)\""))
    #expect(learner.cards.all[0].entry.picture == hash)
    // A change of the texts leaves the files.
    learner.press("cards own change \(deck) \(card) en=hound&ja=犬")
    #expect(learner.cards.all[0][".picture"] == hash)
    learner.press("cards own unfile \(deck) \(card) .picture")
    #expect(learner.cards.all[0].entry.picture == nil)
  }

  @Test func cardsAreFoundWithoutTheirMarkup() {
    var learner = Learner.withCards([("a <b>dog</b>", "犬"), ("cat", "猫")])
    learner.go("\(learner.deck.path)?find=a DÓG")
    #expect(learner.html.contains("犬") && !learner.html.contains("猫"))
    learner.go("\(learner.deck.path)?find=<b>")
    #expect(learner.html.contains("Nothing is found"))
  }

  @Test func whatStandsOnCardsIsCleaned() {
    var learner = Learner.withCards([
      ("<img src=x onerror=alert(1)>dog<script>y()</script>", "<b>犬</b>")
    ])
    let card = learner.cards.all[0]
    for path in [learner.deck.path, "\(learner.deck.path)/card/\(card.id)", "/cards"] {
      learner.go(path)
      #expect(!learner.html.contains("<script") && !learner.html.contains("<img src"))
    }
    learner.go("\(learner.deck.path)/card/\(card.id)")
    #expect(learner.html.contains("<b>犬</b>"))
  }

  @Test func versionsOfTwoDevicesComeTogether() {
    let cards = OwnCards(lines: [
      "k-0\ten=dog\tja=犬\nk-1\ten=cat\tja=猫", "k-0.2\ten=new\tja=犬", "k-0.1\ten=old\tja=犬", "k-1.1",
      "k-0.2\ten=mew\tja=犬",
    ])
    #expect(cards.all.map { $0["en"] } == ["new"])
    #expect(cards.count == 1)
    let other = OwnCards(lines: ["k-0.2\ten=mew\tja=犬", "k-0.2\ten=new\tja=犬", "k-0\ten=dog\tja=犬"])
    #expect(other.all.map { $0["en"] } == ["new"])
  }

  @Test func aRoundOfALargeDeckTakesWhatIsDueAndWhatIsNew() {
    var learner = Learner.withCards([])
    let deck = learner.deck
    let rows: [[OwnCard.Field]] = (0..<50_000).map {
      [.init("en", "word \($0)"), .init("ja", "語 \($0)")]
    }
    for event in deck.events(adding: rows, at: learner.now) {
      learner.fold.add(
        Entry(
          id: "app/q-\(1_000_000 + learner.fold.kept(on: OwnDeck.shelf(of: deck.id)).count)",
          device: "d",
          number: 1, at: learner.now, event: event))
    }
    let cards = learner.cards
    #expect(cards.count == 50_000)
    #expect(cards.cards(from: 49_999, most: 60).map { $0["en"] } == ["word 49999"])
    #expect(Set(cards.all.map { $0.id }).count == 50_000)
    let late = cards.cards(from: 40_000, most: 1)[0].id
    #expect(cards.card(late)?["en"] == "word 40000")
    let options: [Deal.Option] = [
      .init("deck", deck.id), .init("from", "en"), .init("to", "ja"), .init("only", late),
    ]
    let lines = OwnDeals.gather(learner.fold, options)["kept"]?.pieces(at: "\n") ?? []
    #expect(lines.count == 400 && lines[0].hasPrefix(late + "\t"))
  }

  @Test func tokensAreUnderstoodAsTheyAreWritten() {
    let hash = String(repeating: "0a", count: 32)
    let all: [OwnPress] = [
      .saveDeck("new", form: "name=a b&x="), .dropDeck("own-1\ten,ja\tMy deck"), .restoreDeck("x"),
      .add("own-1", form: "en=a"), .change("own-1", card: "k-0", form: "en=a b"),
      .remove("own-1", card: "k-0"), .undo("own-1", line: "k-0.1\ten=a b"),
      .look("own-1", form: "t"),
      .paste("own-1", mark: "abc", form: "t"), .refused("large"), .mute, .play(hash),
      .file("own-1", card: "k", field: ".picture", size: 7, start: [0, 255, 16]),
      .held("own-1", card: "k", field: ".picture", hash),
      .unfile("own-1", card: "k", field: ".sound-ja"),
    ]
    for press in all { #expect(OwnPress(token: press.token) == press, "\(press.token)") }
    for token in ["cards own", "cards own x", "cards own remove own-1", "cards own file a b c x y"]
    {
      #expect(OwnPress(token: token) == nil)
    }
  }
}
