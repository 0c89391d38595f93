// A journal of reviews as learners make them, kept in blocks and read again, natively and in the browser.

import PipitBase
import PipitJournal
import PipitMemory

/// A year of reviews in the four activities, rolled by dice.
struct ReviewLog {
  private(set) var entries: [Entry] = []
  private var dice = Dice(seed: 6)
  private var at: Int64 = 1_767_254_400_000
  private var words: [String] = []
  private var session = ""
  private var line = 0
  private var rights = 0
  private var misses: [JSON] = []

  /// A log of so many answers.
  init(answers: Int) {
    for _ in 0..<1_500 { words.append(letters(4 + dice.roll(below: 8))) }
    var given = 0
    while given < answers {
      let count = min(12 + dice.roll(below: 16), answers - given)
      round(dice.roll(below: 4), count)
      given += count
    }
  }

  private mutating func letters(_ count: Int) -> String {
    var bytes: [UInt8] = []
    let usual = "eeeeeaaaiioottnnrrsslldcumpghbyfvkwz".bytes
    for _ in 0..<count { bytes.append(usual[dice.roll(below: usual.count)]) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A time as people have it: many short, few long.
  private mutating func time(_ usual: Int) -> Int64 {
    var time = usual / 3
    for _ in 0..<3 { time += dice.roll(below: usual / 2) }
    if dice.roll(below: 12) == 0 { time += dice.roll(below: usual * 4) }
    return Int64(time)
  }

  private mutating func round(_ activity: Int, _ count: Int) {
    at += Int64(600_000 + dice.roll(below: 40_000_000))
    session = String(at, radix: 36) + "-" + String(dice.roll(), radix: 36)
    (line, rights, misses) = (0, 0, [])
    let root = letters(8)
    for place in 0..<count {
      let took = time(activity == 2 ? 7_000 : 3_000)
      at += took + time(1_200)
      line += activity == 2 || place == 0 ? 1 : 2
      let isRight = dice.roll(below: 10) > 0
      rights += isRight ? 1 : 0
      switch activity {
      case 0: letter(isRight, took)
      case 1: spell(isRight, took)
      case 2: find(root, took)
      default: sentence(isRight, took, 100 * (place + 1) / count)
      }
    }
    finish(activity, root, count)
  }

  private mutating func add(_ event: Event, _ place: Int = 0) {
    entries.append(
      Entry(
        id: "\(session)/\(line)/\(place)", device: "9f86d081884c7d65",
        number: Int64(entries.count + 1), at: Moment(milliseconds: at, offsetMinutes: 60),
        event: event))
  }

  private mutating func answer(
    _ item: String, _ rating: Rating, _ took: Int64, _ more: [JSON.Member]
  ) {
    add(.answer(item, rating, milliseconds: took, more: more))
  }

  private mutating func miss(_ item: String, _ answer: String, _ given: String, _ took: Int64) {
    misses.append([
      "item": .text(item), "asked": .text(item), "answer": .text(answer), "given": .text(given),
      "language": "en", "milliseconds": .integer(took),
    ])
  }

  private mutating func letter(_ isRight: Bool, _ took: Int64) {
    let place = dice.roll(below: 26)
    let letter = String(decoding: [UInt8(65 + place)], as: UTF8.self)
    var more: [JSON.Member] = [
      .init("name", .text(letter)), .init("alphabet", "nato"), .init("way", "choose"),
    ]
    if !isRight {
      let given = words[dice.roll(below: 26)]
      more.append(.init("given", .text(given)))
      if dice.roll(below: 3) == 0 { more.append(.init("leak", "lapd")) }
      miss(letter, words[place], given, took)
    }
    answer("alphabet/nato/\(letter)/word", isRight ? .good : .again, took, more)
  }

  private mutating func spell(_ isRight: Bool, _ took: Int64) {
    let word = words[dice.roll(below: words.count)]
    var more: [JSON.Member] = [
      .init("name", .text(word)), .init("language", "en"),
      .init("verdict", isRight ? "right" : "wrong"), .init("tries", isRight ? 1 : 2),
    ]
    if !isRight {
      let given = word + letters(1)
      more.append(.init("given", .text(given)))
      miss(word, word, given, took)
    }
    more.append(.init("faults", isRight ? [] : ["doubled"]))
    more.append(.init("hints", 0))
    answer("spelling/en/\(word)", isRight ? .good : .again, took, more)
  }

  private mutating func find(_ root: String, _ took: Int64) {
    let word = words[dice.roll(below: words.count)]
    answer(
      "scramble/en/\(word)", .good, took,
      [
        .init("name", .text("\(root)/\(word)")), .init("root", .text(root)),
        .init("language", "en"), .init("points", .integer(Int32(word.bytes.count))),
        .init("kind", dice.roll(below: 5) == 0 ? "bonus" : "common"),
      ])
  }

  private mutating func sentence(_ isRight: Bool, _ took: Int64, _ percent: Int) {
    let exercise = dice.roll(below: 200)
    let lesson = exercise / 12
    let path = "sentence/es-from-en/lesson-\(lesson)"
    let name = "e\(exercise)"
    var more: [JSON.Member] = [
      .init("name", .text(name)), .init("way", "tiles"),
      .init("words", [.text(words[exercise]), .text(words[exercise + 200])]),
    ]
    if !isRight {
      let given = "\(words[exercise]) \(words[exercise + 1]) \(letters(5))"
      more.append(.init("given", .text(given)))
      miss(name, "\(words[exercise]) \(words[exercise + 1])", given, took)
    }
    answer("\(path)/\(name)", isRight ? .good : .again, took, more)
    add(.progress(Int32(percent), of: path), 1)
  }

  private mutating func finish(_ activity: Int, _ root: String, _ count: Int) {
    let name = ["alphabet", "spelling", "scramble", "sentence"][activity]
    line += 1
    add(
      Event(
        kind: "finish",
        payload: [
          "session": .text(session), "activity": .text(name),
          "options": ["language": "en", "way": "choose"], "title": .text("A round of \(name)"),
          "right": .integer(rights), "count": .integer(count),
          "milliseconds": .integer(at & 0xffff),
          "bestCombo": .integer(rights / 2), "missed": .list(misses), "xp": .integer(rights),
        ]))
  }
}

/// 100,000 events in blocks.
struct KeptLog {
  let entries: [Entry]
  let blocks: [[UInt8]]

  init() {
    var entries: [Entry] = []
    for entry in ReviewLog(answers: 80_000).entries where entries.count < 100_000 {
      entries.append(entry)
    }
    self.entries = entries
    blocks = Self.blocks(entries, JournalBlock.size)
  }

  static func blocks(_ entries: [Entry], _ size: Int) -> [[UInt8]] {
    var blocks: [[UInt8]] = []
    for start in stride(from: 0, to: entries.count, by: size) {
      let end = min(start + size, entries.count)
      blocks.append(JournalBlock.bytes(of: Array(entries[start..<end])))
    }
    return blocks
  }

  func read() -> Int {
    var count = 0
    for block in blocks {
      do throws(BlockError) { count += try JournalBlock(block).entries.count } catch {
        fatalError()
      }
    }
    return count
  }

  func fold() -> Int {
    var fold = Fold()
    fold.add(entries)
    return fold.answers
  }

  func readAndFold() -> Int {
    var fold = Fold()
    var entries: [Entry] = []
    for block in blocks {
      do throws(BlockError) {
        entries += try JournalBlock(block).entries
      } catch { fatalError() }
    }
    fold.add(entries)
    return fold.answers
  }
}
