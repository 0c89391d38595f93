import PipitBase

/// A journal as a set of entries: two that merge are the union of both.
///
/// Nothing is overwritten and nothing counts twice, however often an entry comes and on whatever ways:
/// what is told twice is one entry by its id and its moment. Devices and numbers only tell where to look
/// for what another journal lacks.
///
///     var phone = Journal(onPhone), tablet = Journal(onTablet)
///     phone.merge(tablet.missing(for: phone.summary))
///     tablet.merge(phone.missing(for: tablet.summary))
///     // phone.summary == tablet.summary
public struct Journal: Sendable {
  /// The entries, as they came.
  public private(set) var entries: [Entry] = []
  private var ids = KeyTable()
  private var twins: [Int] = []
  /// The entries of each stretch of a device's numbers, and what they come to.
  private var lines: [Summary.Line] = []
  private var members: [[Int]] = []
  private var linePlaces = KeyTable()

  /// So many numbers of a device are one line of a summary.
  static let stretch: Int64 = 1_000

  /// A journal of entries.
  public init(_ entries: [Entry] = []) {
    merge(entries)
  }

  /// What a journal has, in few lines: one for each thousand numbers of a device.
  public struct Summary: Equatable, Sendable {
    /// The lines, by device, then by number.
    public let lines: [Line]

    /// A summary of lines, such as another device has sent.
    public init(_ lines: [Line]) {
      self.lines = lines
    }

    /// What a journal has of some numbers of a device.
    public struct Line: Equatable, Sendable {
      /// The device that kept the entries.
      public let device: String
      /// Which thousand numbers, from 0.
      public let stretch: Int64
      /// The highest number.
      public internal(set) var highest: Int64
      /// How many entries there are.
      public internal(set) var count: Int64
      /// The hashes of all of them together, whatever their order.
      public internal(set) var hash: UInt64

      /// A line of a summary.
      public init(device: String, stretch: Int64, highest: Int64, count: Int64, hash: UInt64) {
        self.device = device
        self.stretch = stretch
        self.highest = highest
        self.count = count
        self.hash = hash
      }
    }
  }

  // MARK: Taking in

  /// Takes in entries of another journal.
  ///
  /// - Returns: those that were not known.
  @discardableResult
  public mutating func merge(_ others: [Entry]) -> [Entry] {
    others.filter { add($0) }
  }

  /// Takes in an entry; false where it is known already.
  public mutating func add(_ entry: Entry) -> Bool {
    let place = entries.count
    if !ids.insert(entry.id, at: place) {
      if knows(entry) { return false }
      twins.append(place)
    }
    entries.append(entry)
    note(entry, place)
    return true
  }

  /// Whether it has an entry.
  public func knows(_ entry: Entry) -> Bool {
    guard let place = ids.place(of: entry.id) else { return false }
    return entries[place].isSame(as: entry) || twins.contains { entries[$0].isSame(as: entry) }
  }

  private mutating func note(_ entry: Entry, _ place: Int) {
    let stretch = max(0, entry.number - 1) / Self.stretch
    let key = "\(stretch) \(entry.device)"
    if linePlaces.insert(key, at: lines.count) {
      lines.append(
        Summary.Line(
          device: entry.device, stretch: stretch, highest: entry.number, count: 0, hash: 0))
      members.append([])
    }
    guard let line = linePlaces.place(of: key) else { return }
    members[line].append(place)
    lines[line].count += 1
    lines[line].highest = max(lines[line].highest, entry.number)
    lines[line].hash &+= Self.hash(entry)
  }

  /// Sums of rolled hashes tell sets apart; sums of plain ones would not.
  private static func hash(_ entry: Entry) -> UInt64 {
    var dice = Dice(
      seed: Dice.hash(entry.id) ^ UInt64(bitPattern: entry.at.milliseconds) &* 0x9e37_79b9_7f4a_7c15
    )
    return dice.roll()
  }

  // MARK: What it says

  /// What it has, for another journal to tell what is missing here. Two journals with equal summaries
  /// have the same entries.
  public var summary: Summary {
    Summary(
      lines.ordered { one, other in
        one.device == other.device ? one.stretch < other.stretch : one.device < other.device
      })
  }

  /// The entries that a journal with such a summary may lack, in the order in which they came here.
  ///
  /// Where that journal has what this one has up to a number, they are those above it. Where the same
  /// numbers mean other entries there, since a device was put back to an old copy or its data copied to
  /// another, they are all of that thousand: what is known there already changes nothing.
  public func missing(for summary: Summary) -> [Entry] {
    var missing: [Int] = []
    for (place, line) in lines.enumerated() {
      let theirs = summary.lines.first {
        $0.stretch == line.stretch && $0.device == line.device
      }
      if let theirs, theirs == line { continue }
      let known = theirs.map { agrees($0, place) ? $0.highest : nil } ?? nil
      missing += members[place].filter { known == nil || entries[$0].number > known ?? 0 }
    }
    return KeyOrder.order(missing.map { Int64($0) }) { _, _ in false }.map {
      entries[missing[$0]]
    }
  }

  /// Whether another journal has the same up to its highest number.
  private func agrees(_ theirs: Summary.Line, _ line: Int) -> Bool {
    var (count, hash): (Int64, UInt64) = (0, 0)
    for place in members[line] where entries[place].number <= theirs.highest {
      count += 1
      hash &+= Self.hash(entries[place])
    }
    return count == theirs.count && hash == theirs.hash
  }

  /// The number that a device has for its next entry.
  public func nextNumber(of device: String) -> Int64 {
    var highest: Int64 = 0
    for line in lines where line.device == device { highest = max(highest, line.highest) }
    return highest + 1
  }

  /// What the journal says, put together anew.
  public var fold: Fold {
    var fold = Fold()
    fold.add(entries)
    return fold
  }
}
