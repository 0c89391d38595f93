import PipitBase
import PipitJournal
import PipitMarkup
import PipitMemory
import Testing

@testable import PipitApp

/// The pages of what is remembered, and the settings of the memory.
extension InstanceTests {
  /// Answers as a store would have them, each so many days before noon.
  private func answers(_ all: [(item: String, rating: Rating, daysAgo: Int64)]) -> [JSON] {
    all.enumerated().map { place, answer in
      let entry = Entry(
        id: "s\(place)/1/0", device: "d", number: Int64(place + 1),
        at: Moment(
          milliseconds: House.noon.milliseconds - answer.daysAgo * 86_400_000, offsetMinutes: 60),
        event: .answer(answer.item, answer.rating, milliseconds: 2_400))
      return House.kept(entry)
    }
  }

  private var met: [JSON] {
    answers([
      ("alphabet/nato/A/word", .good, 40), ("alphabet/nato/A/word", .good, 39),
      ("spelling/en/apple", .easy, 1), ("word/es/mesa", .again, 0),
    ])
  }

  @Test mutating func itemsAreListedThoseFirstThatComeUpFirst() {
    _ = start("/items", entries: met)
    let page = instance.markup
    #expect(page.words.contains("3 items"))
    let titles = page.elements.filter { $0.tag == "strong" }
      .map { Markup.group($0.content).words }
    #expect(titles == ["A", "mesa", "apple"])
    #expect(page.words.contains("due now"))
    // The name of an alphabet comes with its pack; nothing waits for it.
    #expect(page.words.contains("nato · letter to code word"))
    _ = givePack()
    #expect(instance.markup.words.contains("NATO · letter to code word"))
  }

  @Test mutating func itemsAreFoundByStateKindAndText() {
    _ = start("/items?state=due&kind=alphabet", entries: met)
    #expect(instance.markup.words.contains("1 item"))
    _ = send("go", [.init("path", "/items?find=AP")])
    #expect(instance.markup.words.contains("1 item"))
    #expect(instance.markup.words.contains("apple"))
    _ = send("go", [.init("path", "/items?find=zzz")])
    #expect(instance.markup.words.contains("Nothing here has “zzz” in it."))
    _ = send("go", [.init("path", "/items?state=suspended")])
    #expect(instance.markup.words.contains("Nothing is set aside."))
  }

  @Test mutating func anItemTellsItsMemoryAndItsHistory() {
    _ = start("/item?id=spelling%2Fen%2Fapple", entries: met)
    let words = instance.markup.words
    // The first answer was easy: FSRS-6 puts it off by eight days, of which one has gone by.
    #expect(
      words.contains("in 7 days") || words.contains("in 6 days") || words.contains("in 8 days"))
    #expect(words.contains("Easy Yesterday"))
    #expect(words.contains("8 days until it is at 90%"))
    #expect(words.contains("1.0 difficulty, of 10"))
    #expect(words.contains("1 answer"))
  }

  @Test mutating func whatIsDoneWithAnItemIsUndone() {
    let item = "spelling/en/apple"
    for (name, told) in [
      ("suspend", "“apple” is set aside."), ("bury", "“apple” waits until tomorrow."),
      ("forget", "“apple” begins anew."),
    ] {
      _ = start("/item?id=spelling%2Fen%2Fapple", entries: met)
      let before = instance.html
      let reply = press("app item \(name) \(item)")
      #expect(instance.markup.words.contains(told))
      let events = reply["keep"]?[list: "events"] ?? []
      #expect(events.map { $0[text: "kind"] } == [name])
      #expect(events.first?["payload"]?[text: "item"] == item)
      let undone = press("app undo")["keep"]?[list: "events"] ?? []
      #expect(undone.map { $0[text: "kind"] } == ["undo"])
      #expect(undone.first?["payload"]?[text: "of"] == events.first?[text: "id"])
      #expect(instance.html == before)
    }
  }

  @Test mutating func aSuspendedItemIsAskedAgainByAPress() {
    _ = start("/item?id=word%2Fes%2Fmesa", entries: met)
    _ = press("app item suspend word/es/mesa")
    #expect(instance.markup.words.contains("Set aside: it is not asked."))
    _ = press("app item resume word/es/mesa")
    #expect(!instance.markup.words.contains("Set aside: it is not asked."))
  }

  @Test mutating func anAnswerIsUndoneOnItsItemsPage() {
    _ = start("/item?id=alphabet%2Fnato%2FA%2Fword", entries: met)
    #expect(instance.markup.words.contains("2 answers"))
    let keep = press("app item revoke s1/1/0 alphabet/nato/A/word")["keep"]
    #expect(keep?[list: "events"].first?["payload"]?[text: "of"] == "s1/1/0")
    #expect(instance.markup.words.contains("1 answer"))
    #expect(instance.markup.words.contains("undone"))
    let twice = press("app item revoke s1/1/0 alphabet/nato/A/word")
    #expect(twice["keep"] == nil)
  }

  @Test mutating func nonsenseAboutItemsChangesNothing() {
    _ = start("/items", entries: met)
    for token in [
      "app item suspend nothing/of/this", "app item forget ?",
      "app item revoke s1/1/0 word/es/mesa",
      "app item", "app item paint word/es/mesa", "app item resume word/es/mesa",
      "app memory retention 12", "app memory retention", "app memory colour red",
      "app memory new -1",
    ] {
      let reply = press(token)
      #expect(reply["keep"] == nil, "\(token)")
    }
  }

  @Test mutating func anItemThatWasNeverMetSaysSo() {
    _ = start("/item?id=word%2Fes%2Fnada", entries: met)
    #expect(instance.markup.words.contains("Not met yet"))
    _ = send("go", [.init("path", "/item")])
    #expect(instance.markup.words.contains("Not met yet"))
  }

  @Test mutating func theMemoryIsSetOnItsPage() {
    _ = start("/settings/memory", entries: met)
    for (token, name, value) in [
      ("app memory retention 95", "memory.retention", "0.95"),
      ("app memory new 20", "queue.new", "20"),
      ("app memory day-start 0", "memory.day-start", "0"),
      ("app memory learning ", "memory.learning-steps", ""),
      ("app memory fuzz off", "memory.fuzz", "off"),
    ] {
      let event = press(token)["keep"]?[list: "events"].first
      #expect(event?["payload"]?[text: "name"] == name, "\(token)")
      #expect(event?["payload"]?[text: "value"] == value, "\(token)")
    }
    #expect(instance.markup.words.contains("95%"))
    // The same again is no change.
    let again = press("app memory retention 95")
    #expect(again["keep"] == nil)
  }

  @Test mutating func fittingIsToldOnThePageOfTheMemory() {
    _ = start("/settings/memory", entries: met)
    _ = press("app fit")
    #expect(
      instance.markup.words.contains("There is too little to go by yet: 1 of the 400 answers"))
    let weights = Parameters().text
    _ = press("app fitted 24000 389610 375740 " + weights)
    #expect(instance.markup.words.contains("0.3896 off before 0.3757 off with yours"))
    let used = press("app fit use")["keep"]?[list: "events"].first
    #expect(used?["payload"]?[text: "value"] == weights)
    #expect(instance.markup.words.contains("In use. Every next day is reckoned with them."))
    _ = press("app fit undo")
    #expect(instance.markup.words.contains("Use these"))
    _ = press("app fitted 24000 389610 389610")
    #expect(instance.markup.words.contains("nothing to change"))
    _ = press("app fitted")
    #expect(instance.markup.words.contains("That did not work."))
  }

  @Test mutating func whatIsDoneComesAfterAllThatIsKnownWhateverTheClockSays() {
    let ahead = Moment(milliseconds: House.noon.milliseconds + 86_400_000, offsetMinutes: 60)
    let later = Entry(
      id: "app/7", device: "d", number: 9, at: ahead, event: .set("memory.retention", to: "0.80"))
    _ = start("/settings/memory", entries: met + [House.kept(later)])
    let event = press("app memory retention 95")["keep"]?[list: "events"].first
    #expect(event?[integer: "logical"] == ahead.milliseconds + 1)
    #expect(instance.markup.words.contains("95%"))
  }

  @Test mutating func lettersAreFoundByTheirCodeWordToo() {
    _ = start("/items?find=alf", entries: met)
    _ = givePack()
    #expect(instance.markup.words.contains("1 item"))
    #expect(instance.markup.words.contains("A Alfa · NATO"))
  }

  @Test mutating func whatBeginsAnewIsOneOfTheDaysNewItems() {
    _ = start("/item?id=spelling%2Fen%2Fapple", entries: met)
    _ = press("app item forget spelling/en/apple")
    #expect(instance.markup.words.contains("It begins anew: its earlier answers do not count."))
    _ = send("go", [.init("path", "/")])
    #expect(instance.markup.words.contains("1 new"))
  }

  @Test mutating func whatIsOnlyRememberedIsNeitherDueNorAnnounced() {
    _ = start(
      "/", entries: answers([("scramble/en/decal", .good, 3), ("scramble/en/worm", .good, 3)]))
    #expect(instance.markup.words.contains("Nothing is due."))
    #expect(!instance.markup.words.contains("Next: in"))
    _ = send("go", [.init("path", "/items?state=due")])
    #expect(instance.markup.words.contains("Nothing is due now."))
    _ = send("go", [.init("path", "/items")])
    #expect(instance.markup.words.contains("remembered, not asked"))
  }

  @Test mutating func whatWasPutByIsListedAndTakenBack() {
    let event = Event.keep("silo", on: "learn/en")
    let kept = House.kept(
      Entry(id: "app/1", device: "d", number: 99, at: House.noon, event: event))
    _ = start("/items?state=new", entries: met + [kept])
    #expect(instance.markup.words.contains("1 item"))
    #expect(instance.markup.words.contains("silo English · spelling · new"))
    _ = send("go", [.init("path", "/item?id=spelling%2Fen%2Fsilo")])
    #expect(instance.markup.words.contains("New: it comes as one of a day’s new items."))
    #expect(instance.controls.map { $0.token } == ["app learn en silo"])
    let dropped = press("app learn en silo")["keep"]?[list: "events"].first
    #expect(dropped?[text: "kind"] == "drop")
    #expect(instance.markup.words.contains("Not met yet"))
  }
}
