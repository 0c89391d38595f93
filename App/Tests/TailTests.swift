import PipitBase
import PipitJournal
import PipitPractice
import Testing

@testable import PipitApp

/// The tail of the journal, and its blocks, through the messages of a browser's page.
@Suite struct TailTests {
  var page = InstanceTests()

  private static let full = Int64(JournalBlock.size + Tail.latest)

  /// An answer as a store keeps it.
  private func entry(_ number: Int64, device: String = "one", more: [JSON.Member] = []) -> JSON {
    .object(
      [
        .init("id", .text("old/\(device)\(number)/0")), .init("kind", "answer"),
        .init(
          "payload",
          [
            "item": .text("spelling/en/word\(number % 90)"), "rating": 3,
            "milliseconds": .integer(900 + number), "name": "A",
          ]),
        .init("at", .integer(1_690_000_000_000 + number * 60_000)), .init("offset", 60),
        .init("device", .text(device)), .init("number", .integer(number)),
      ] + more)
  }

  /// The round of the answers, left open: Today tells how many it has.
  fileprivate static let round: JSON = [
    "deal": [
      "id": "old", "activity": "alphabet", "rules": 0, "seed": "1", "at": 1_690_000_000_000,
      "offset": 60, "options": ["alphabet": "nato", "way": "choose"], "packs": [],
    ],
    "lines": [
      [
        "session": "old", "number": 1, "token": "pick 1 Alfa", "at": 1_690_000_000_000,
        "offset": 60,
      ]
    ],
  ]

  private func entries(_ numbers: ClosedRange<Int64>, device: String = "one") -> [JSON] {
    numbers.map { entry($0, device: device) }
  }

  private func asksForBlock(_ answer: JSON) -> Bool {
    answer[list: "effects"].contains { $0[text: "token"] == App.blockToken }
  }

  /// What a page answers when it is time to make a block: what the store is told, and the block.
  private func block(
    _ page: inout InstanceTests
  ) throws -> (told: JSON, bytes: [UInt8], asks: Bool)? {
    let message: JSON = [
      "kind": "press", "now": .integer(page.clock), "offset": 60, "focus": 0,
      "token": .text(App.blockToken),
    ]
    let answer = page.instance.answer(message.written.bytes)
    let end = answer.firstIndex(of: 0) ?? answer.count
    let json = try JSON(parsing: Array(answer[..<end]))
    guard let told = json["block"] else { return nil }
    return (told, Array(answer[(end + 1)...]), asksForBlock(json))
  }

  /// The entries of a block as a store would keep them.
  private func kept(_ bytes: [UInt8]) throws -> [Entry] { try JournalBlock(bytes).entries }

  // MARK: When there is enough

  @Test mutating func thereIsNoBlockBeforeTheTailIsFull() throws {
    let answer = page.start("/", entries: entries(1...Self.full - 1))

    #expect(!asksForBlock(answer))
    #expect(try block(&page) == nil)
  }

  @Test mutating func theOldestThousandBecomeABlockAndTheLatestStay() throws {
    let all = entries(1...Self.full)
    #expect(asksForBlock(page.start("/", entries: all.reversed())))

    let made = try #require(try block(&page))

    #expect(made.told == ["device": "one", "from": 1, "to": 1_000, "count": 1_000])
    #expect(try kept(made.bytes) == all.prefix(1_000).compactMap { Entry(json: $0) })
    #expect(!made.asks)
    #expect(try block(&page) == nil)
  }

  @Test mutating func theLastEntryThatFillsTheTailAsksOnce() throws {
    _ = page.start("/", entries: entries(1...Self.full - 1))

    #expect(asksForBlock(page.send("kept", [.init("entries", [entry(Self.full)])])))
    #expect(!asksForBlock(page.send("kept", [.init("entries", [entry(Self.full + 1)])])))
    #expect(try block(&page)?.told["to"] == 1_000)
  }

  @Test mutating func aLongTailBecomesOneBlockAfterTheOther() throws {
    _ = page.start("/", entries: entries(1...3_300))

    var made: [JSON] = []
    while let block = try block(&page) {
      made.append(block.told)
      #expect(block.asks == (made.count < 3))
    }

    #expect(made.compactMap { $0[integer: "from"] } == [1, 1_001, 2_001])
    #expect(made.compactMap { $0[integer: "to"] } == [1_000, 2_000, 3_000])
  }

  @Test mutating func eachDeviceHasBlocksOfItsOwn() throws {
    let all = entries(1...900) + entries(1...Self.full, device: "two")
    _ = page.start("/", entries: all)

    let made = try #require(try block(&page))

    #expect(made.told["device"] == "two")
    #expect(try kept(made.bytes).allSatisfy { $0.device == "two" })
    #expect(try block(&page) == nil)
  }

  // MARK: What is not known

  @Test mutating func whatALaterVersionTellsBesidesStaysInItsEntry() throws {
    let later = entry(500, more: [.init("mood", "calm")])
    let all = entries(1...499) + [later] + entries(501...Self.full + 499)
    #expect(!asksForBlock(page.start("/", entries: all)))

    // What another page tells is looked at in the same way.
    let heard = entry(Self.full + 500, more: [.init("mood", "calm")])
    #expect(!asksForBlock(page.send("heard", [.init("entries", [heard]), .init("keep", .null)])))
    #expect(asksForBlock(page.send("kept", [.init("entries", [entry(Self.full + 501)])])))

    // A block never reaches over it: the store swaps all between two numbers or nothing.
    let made = try #require(try block(&page))
    #expect(made.told == ["device": "one", "from": 501, "to": 1_500, "count": 1_000])
    #expect(try kept(made.bytes) == entries(501...1_500).compactMap { Entry(json: $0) })
    #expect(!made.asks)
  }

  @Test mutating func kindsAndPayloadsThatNobodyKnowsAreInTheBlock() throws {
    var all = entries(1...Self.full)
    all[7] = [
      "id": "x", "kind": "later", "payload": ["deep": [["er": .number("1.5")]], "deep": .null],
      "at": 5,
      "offset": 0, "device": "one", "number": 8, "logical": 9,
    ]
    _ = page.start("/", entries: all)

    let made = try #require(try block(&page))

    let entry = try kept(made.bytes)[7]
    #expect(entry.event.kind == "later" && entry.logical == 9)
    #expect(entry.event.payload == all[7]["payload"])
  }

  // MARK: Several pages, and damage

  @Test mutating func twoPagesMakeTheSameBlock() throws {
    let all = entries(1...Self.full)
    var other = InstanceTests()
    _ = page.start("/", entries: all)
    _ = other.start("/", entries: Array(all.reversed()))

    let one = try #require(try block(&page))
    let two = try #require(try block(&other))

    #expect(one.told == two.told && one.bytes == two.bytes)
  }

  @Test mutating func whatIsReadFromABlockIsAsIfItHadStayed() throws {
    let all = entries(1...Self.full)
    _ = page.start("/", entries: all, sessions: [Self.round])
    let whole = page.instance.html
    let made = try #require(try block(&page))

    var later = InstanceTests()
    let rest = Array(all.dropFirst(1_000))
    _ = later.start(blocks: [made.bytes], entries: rest)

    #expect(later.instance.html == whole)
    #expect(whole.contains("\(Self.full) answers so far"))
  }

  @Test mutating func aDamagedBlockIsToldAndTheRestIsRead() throws {
    _ = page.start("/", entries: entries(1...Self.full + 1_000))
    let first = try #require(try block(&page)).bytes
    var second = try #require(try block(&page)).bytes
    second[second.count / 2] ^= 1

    var later = InstanceTests()
    let answer = later.start(blocks: [second, first], entries: entries(2_001...2_250))

    #expect(later.instance.html.contains("1250 answers so far"))
    #expect(later.instance.html.contains("is damaged and was left out. It is not deleted."))
    // Nothing is to be kept or swapped on account of it.
    #expect(answer["block"] == nil && answer["keep"] == nil && !asksForBlock(answer))
  }

  @Test mutating func lengthsThatCannotBeAreNoTrap() throws {
    _ = page.start("/", entries: entries(1...Self.full))
    let bytes = try #require(try block(&page)).bytes

    for sizes: [JSON] in [
      [-1], [.integer(Int64.max)], ["long"], [.null, .integer(bytes.count)], [1, 2, 3],
    ] {
      var later = InstanceTests()
      _ = later.start(blocks: [bytes], sizes: sizes, entries: [])
      #expect(!later.instance.html.isEmpty)
    }
  }
}

extension InstanceTests {
  /// Starts with blocks in the store, told as so long where that is given.
  fileprivate mutating func start(
    blocks: [[UInt8]], sizes: [JSON]? = nil, entries: [JSON]
  ) -> JSON {
    send(
      "start",
      [
        .init("path", "/"), .init("build", "b1"), .init("seed", "42"),
        .init(
          "device",
          ["voices": [["tag": "en-US", "name": "Samantha", "isLocal": true]], "keeps": true]),
        .init("entries", .list(entries)),
        .init("sessions", [TailTests.round]),
        .init("blocks", .list(sizes ?? blocks.map { .integer($0.count) })),
      ], file: blocks.flatMap { $0 })
  }
}
