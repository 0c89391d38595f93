import PipitBase
import PipitJournal
import PipitPractice

/// The entries of the journal that the store keeps one by one.
///
/// The latest stay: a store that is asked to keep an event twice knows it by its id. Where there are
/// many more, the oldest of a device become a block, which the store puts in their place.
struct Tail {
  private var entries: [Entry] = []
  /// The numbers of those that are to stay as they are: no block reaches over one.
  private var others: [(device: String, number: Int64)] = []
  /// Whether a block is to be made soon.
  private(set) var isAwaited = false

  /// So many of a device's entries stay.
  static let latest = 250

  /// A block of all the entries of a device from one number to another.
  struct Block {
    let device: String
    let from: Int64
    let to: Int64
    let count: Int
    let bytes: [UInt8]

    /// What the store is told besides the bytes.
    var json: JSON {
      [
        "device": .text(device), "from": .integer(from), "to": .integer(to),
        "count": .integer(count),
      ]
    }
  }

  /// Takes in entries that the store has kept; what it has not kept yet has no number. What a later
  /// version has told besides would not be in a block: such an entry stays as it is.
  mutating func add(_ kept: [JSON]) {
    for json in kept {
      guard let entry = Entry(json: json), entry.number > 0, !entry.device.isEmpty else { continue }
      if Entry.knows(json) {
        entries.append(entry)
      } else {
        others.append((entry.device, entry.number))
      }
    }
  }

  /// Whether there is enough for a block and none is awaited; from then on one is.
  mutating func awaitBlock() -> Bool {
    guard !isAwaited, oldest != nil else { return false }
    isAwaited = true
    return true
  }

  /// Makes a block of a device's oldest entries. They are no longer part of the tail, whatever becomes
  /// of the block: another page may have made the same one.
  mutating func takeBlock() -> Block? {
    isAwaited = false
    guard let oldest else { return nil }
    let device = oldest[0].device
    let from = oldest[0].number
    let to = oldest[oldest.count - 1].number
    entries.removeAll { $0.device == device && (from...to).contains($0.number) }
    return Block(
      device: device, from: from, to: to, count: oldest.count,
      bytes: JournalBlock.bytes(of: oldest))
  }

  /// What the next block is of: the oldest entries of a device that has enough.
  private var oldest: [Entry]? {
    if entries.count < JournalBlock.size + Self.latest { return nil }
    var devices: [String] = []
    for entry in entries where !devices.contains(entry.device) { devices.append(entry.device) }
    for device in devices {
      if let oldest = oldest(of: device) { return oldest }
    }
    return nil
  }

  private func oldest(of device: String) -> [Entry]? {
    let own = entries.filter { $0.device == device }.ordered { $0.number < $1.number }
    let bounds = others.filter { $0.device == device }.map { $0.number }
    var start = 0
    for place in 0..<max(0, own.count - Self.latest) {
      if bounds.contains(where: { (own[start].number...own[place].number).contains($0) }) {
        start = place
      }
      if place - start + 1 == JournalBlock.size { return Array(own[start...place]) }
    }
    return nil
  }
}

extension App {
  /// What the host sends when it is time to make a block.
  static var blockToken: String { "app block" }

  /// Asks for a block to be made soon, where the tail has enough for one.
  func awaitBlock(_ reply: inout Reply) {
    if tail.awaitBlock() {
      reply.effects.append(.after(milliseconds: 1_500, token: Self.blockToken))
    }
  }

  /// Makes a block for the store, and asks for the next one.
  func makeBlock(_ reply: inout Reply) {
    reply.block = tail.takeBlock()
    awaitBlock(&reply)
  }

  /// The entries in the blocks of a start, which lie one after the other in the file. A block that is
  /// damaged is passed over: it stays where it is, and the learner is told.
  func entries(inBlocks sizes: [JSON], _ file: [UInt8]) -> [Entry] {
    var entries: [Entry] = []
    var place = 0
    for size in sizes {
      let end = place + Int(max(0, min(size.integer ?? 0, Int64(file.count - place))))
      if let block = try? JournalBlock(Array(file[place..<end])) {
        entries += block.entries
      } else {
        news = .unkept(reason: "damaged")
      }
      place = end
    }
    return entries
  }
}
