import PipitBase
import PipitJournal
import PipitLexicon
import PipitPractice
import Testing

@testable import PipitApp

/// Sessions that a new version interrupts: they are dealt anew from what is left.
extension InstanceTests {
  /// The options of every room that are played here, without a clock that would end them.
  static let mendable: [(listing: Listing, options: [Deal.Option])] = LawTests.cases.filter {
    $0.options["clock"] == nil && $0.options["list"] != "mine"
  }

  private mutating func open(
    _ listing: Listing, _ options: [Deal.Option], entries: [JSON] = [], sessions: [JSON] = []
  ) -> [JSON] {
    let path = Address.text(
      "/practise/\(listing.id)", options.map { Address.Field($0.name, $0.value) })
    var answers = [start(path, entries: entries, sessions: sessions)]
    let dictionary = Pack(
      name: "dictionary-en", version: "1",
      bytes: DictionaryIndex.bytes(of: ["ape"], name: "dictionary-en"))
    for pack in [
      House.alphabets, House.cafe, House.spelling, House.words, House.days, dictionary,
    ] + House.deck {
      answers.append(
        send("pack", [.init("name", .text(pack.name)), .init("version", "1")], file: pack.bytes))
    }
    return answers
  }

  /// Presses what the page offers until something is answered.
  private mutating func answerOnce(_ dice: inout Dice) -> [JSON] {
    var answers: [JSON] = []
    for _ in 0..<300 {
      let offered = controls.filter { control in
        !["app", "end", "ask", "new", "spelling", "scramble"].contains {
          control.token.split(separator: " ").first.map { String($0) } == $0
        }
      }
      guard let control = dice.pick(offered) else { break }
      let text = dice.pick(["alfa", "apple", "letter", "decal", "claim", "works", "milk"]) ?? ""
      answers.append(press(control.isForm ? control.token + " " + text : control.token))
      if !Self.names(answers).isEmpty { break }
    }
    return answers
  }

  /// What was answered, as far as it can be left out of a session that is dealt anew.
  private static func names(_ answers: [JSON]) -> [String] {
    InstanceTests().kept(answers).entries.compactMap {
      $0["kind"] == "answer" ? $0["payload"]?["name"]?.text : nil
    }
  }

  /// The sessions in the store as another version of the rules has left them.
  private func older(_ sessions: [JSON]) -> [JSON] {
    sessions.map { session in
      let deal = session["deal"]?.members ?? []
      return .object([
        .init("deal", .object(deal.map { $0.name == "rules" ? .init("rules", 0) : $0 })),
        .init("lines", session["lines"] ?? []),
      ])
    }
  }

  private static func without(_ sessions: [JSON]) -> [String]? {
    guard sessions.count < 2 else { return nil }
    let options = sessions.first?["deal"]?["options"]?.members ?? []
    return options.first { $0.name == "without" }?.value.text?.split(separator: ",").map {
      String($0)
    } ?? []
  }

  /// However often it is interrupted, with answers in between or without, reloaded before the first
  /// press or not, nothing that was answered is lost.
  @Test mutating func whatWasAnsweredStaysAnsweredOverManyVersions() throws {
    var rooms: [String: Int] = [:]
    for (listing, options) in Self.mendable {
      var dice = Dice(seed: 1)
      var app = InstanceTests()
      var answers = app.open(listing, options)
      answers += app.answerOnce(&dice)
      var names = Self.names(answers)
      for turn in 0..<4 where !names.isEmpty {
        let (sessions, entries) = kept(answers)
        if sessions.isEmpty { break }
        var later = InstanceTests()
        later.clock = app.clock + 1000
        answers += later.open(
          listing, options, entries: entries, sessions: turn == 2 ? sessions : older(sessions))
        let mended = try #require(Self.without(kept(answers).sessions), "\(options)")
        // Where nothing was left to ask it is dealt whole.
        if mended.isEmpty { break }
        #expect(names.filter { !mended.contains($0) } == [], "\(options), turn \(turn)")
        #expect(Set(mended).count == mended.count)
        rooms[listing.id, default: 0] += 1
        if turn % 2 == 0 {
          let more = later.answerOnce(&dice)
          let new = Self.names(more)
          #expect(new.filter { names.contains($0) } == [], "\(options)")
          answers += more
          names += new
        }
        app = later
      }
    }
    for listing in Catalogue.listings { #expect(rooms[listing.id] ?? 0 > 5, "\(listing.id)") }
  }
}
