import PipitBase
import PipitJournal
import PipitMemory

/// Three devices that practise, exchange what they have over a bad network, and go wrong in the ways
/// that devices do. In the end all of them have all entries and the same state.
struct World {
  let seed: UInt64
  private var dice: Dice
  private var devices: [Device]
  private var network: [Message] = []
  private var copies: [Device] = []
  /// The true time, in milliseconds since 1970.
  private var time: Int64 = 1_700_000_000_000

  static let steps = 60
  private static let hour: Int64 = 3_600_000
  private static let day: Int64 = 86_400_000

  /// What is on its way between two devices.
  enum Message {
    case summary(Journal.Summary, from: Int, to: Int)
    case entries([Entry], to: Int)
  }

  init(seed: UInt64) {
    self.seed = seed
    dice = Dice(seed: seed)
    devices = (0..<3).map { Device(name: "device\($0)") }
  }

  /// What went wrong, or the hash of the state that all came to.
  mutating func run() -> Result<UInt64, Fault> {
    for _ in 0..<Self.steps { step() }
    let held = Journal(devices.flatMap { $0.journal.entries })
    exchangeAll()
    let now = Moment(milliseconds: time, offsetMinutes: 60)
    let order = held.entries.sorted { $1.isAfter($0) }
    var replayed = Fold()
    replayed.add(order)
    let wanted = StateHash(replayed, at: now).value
    for device in devices {
      if device.journal.summary != devices[0].journal.summary {
        return .failure(Fault(words: "the journals' summaries differ"))
      }
      if device.journal.entries.count != held.entries.count
        || !held.entries.allSatisfy({ device.journal.knows($0) })
      {
        return .failure(Fault(words: "a journal has not what any device held"))
      }
      if StateHash(device.fold, at: now).value != wanted {
        return .failure(Fault(words: "a device's state is not what its log gives"))
      }
    }
    if let fault = Self.faultOfTime(replayed) { return .failure(fault) }
    return .success(wanted)
  }

  /// Whatever the clocks said: no time is negative, and nothing is due before it was answered.
  private static func faultOfTime(_ fold: Fold) -> Fault? {
    for item in fold.memory.items {
      for review in fold.memory.history(of: item)
      where review.elapsedDays < 0 || review.intervalDays < 0 {
        return Fault(words: "days of \(item) are negative")
      }
      guard let memory = fold.memory.memory(of: item), let last = memory.last else { continue }
      if memory.dueAt <= last.milliseconds {
        return Fault(words: "\(item) is due before it was answered")
      }
    }
    return nil
  }

  // MARK: A step

  private mutating func step() {
    time += Int64(dice.roll(below: 12)) * Self.hour + Int64(dice.roll(below: 60_000))
    let one = dice.roll(below: 3)
    switch dice.roll(below: 100) {
    case 0..<38: record(answer(), on: one)
    case 38..<46: record(other(devices[one]), on: one)
    case 46..<66:
      let other = (one + 1 + dice.roll(below: 2)) % 3
      network.append(.summary(devices[one].journal.summary, from: one, to: other))
    case 66..<88: deliver()
    case 88..<91: if let place = place() { network.remove(at: place) }
    case 91..<93: if let place = place() { network.append(network[place]) }
    case 93..<96: setClock(of: one)
    case 96..<98: copies.append(devices[one])
    case 98: putBack(one)
    default: devices[one].takeOver(devices[(one + 1) % 3])
    }
  }

  private mutating func place() -> Int? {
    network.isEmpty ? nil : dice.roll(below: network.count)
  }

  /// The network keeps no order, and now and then a reply is cut.
  private mutating func deliver() {
    guard let place = place() else { return }
    switch network.remove(at: place) {
    case .summary(let summary, let from, let to):
      network.append(.entries(devices[to].journal.missing(for: summary), to: from))
    case .entries(let entries, let to):
      let isCut = !entries.isEmpty && dice.roll(below: 6) == 0
      let told = isCut ? Array(entries[..<dice.roll(below: entries.count)]) : entries
      devices[to].hear(dice.roll(below: 4) == 0 ? dice.shuffled(told) : told)
    }
  }

  /// A clock is off by a day either way, seldom by ten years; so it runs back too.
  private mutating func setClock(of device: Int) {
    let off = Int64(dice.roll(below: 49) - 24) * Self.hour
    let years = [0, 0, 0, 0, 0, 0, 0, -3_650, 3_650] as [Int64]
    devices[device].skew = off + (dice.pick(years) ?? 0) * Self.day
    devices[device].offsetMinutes = dice.pick([-600, -300, 0, 60, 120, 330, 840]) ?? 0
  }

  private mutating func putBack(_ device: Int) {
    let own = copies.filter { $0.name == devices[device].name }
    if let copy = dice.pick(own) { devices[device] = copy }
  }

  private mutating func exchangeAll() {
    for _ in 0..<2 {
      for one in 0..<3 {
        for other in 0..<3 where other != one {
          devices[one].hear(devices[other].journal.missing(for: devices[one].journal.summary))
        }
      }
    }
  }

  // MARK: Events

  private mutating func item() -> String {
    let number = dice.roll(below: 5)
    return number == 0 ? "alphabet/nato/A/word" : "spelling/en/word\(number)"
  }

  private mutating func answer() -> Event {
    let rating = Rating(rawValue: Int32(dice.roll(below: 4) + 1)) ?? .good
    let milliseconds = Int64(dice.roll(below: 9_000))
    if dice.roll(below: 5) == 0 {
      return .answer(
        "sentence/es-from-en/table", rating, milliseconds: milliseconds,
        more: [
          .init("words", ["mesa", "silla"]),
          .init("missed", dice.roll(below: 2) == 0 ? [] : ["mesa"]),
        ])
    }
    let item = item()
    let event = Event.answer(
      item, rating, milliseconds: milliseconds,
      more: [
        .init("name", .text(item)), .init("language", "en"),
        .init("verdict", rating == .again ? "missed" : "right"), .init("faults", []),
      ])
    return dice.roll(below: 10) == 0 ? event.asExtra : event
  }

  private mutating func other(_ device: Device) -> Event {
    switch dice.roll(below: 12) {
    case 0: .suspend(item())
    case 1: .resume(item())
    case 2: .bury(item())
    case 3: .forget(item())
    case 4: .hide(item(), schedule: dice.roll(below: 2) == 0)
    case 5: .show(item())
    case 6: .set("memory.day-start", to: "\(dice.roll(below: 24))")
    case 7: .set("memory.retention", to: "0.\(dice.roll(below: 20) + 75)")
    case 8: Event(kind: "finish", payload: ["session": .text(device.session), "xp": 7])
    case 9: .keep("word\(dice.roll(below: 3))", on: "learn/en")
    default: .undo(dice.pick(device.journal.entries)?.id ?? "")
    }
  }

  private mutating func record(_ event: Event, on device: Int) {
    devices[device].record(event, at: time)
    if dice.roll(below: 8) == 0 { devices[device].beginSession(number: dice.roll()) }
  }
}

/// What went wrong in a world.
struct Fault: Error {
  let words: String
}

/// A device with its store, its state and its clock.
struct Device {
  let name: String
  /// The id that its store gives to entries: a copy of the data has it too.
  private var id: String
  private(set) var journal = Journal()
  private(set) var fold = Fold()
  private(set) var session: String
  private var line = 0
  var skew: Int64 = 0
  var offsetMinutes: Int32 = 60

  init(name: String) {
    self.name = name
    id = name
    session = "\(name)-0"
  }

  mutating func record(_ event: Event, at time: Int64) {
    line += 1
    let now = Moment(milliseconds: time + skew, offsetMinutes: offsetMinutes)
    hear([
      Entry(
        id: "\(session)/\(line)/0", device: id, number: journal.nextNumber(of: id), at: now,
        event: event, logical: fold.logical(at: now))
    ])
  }

  /// Takes in entries; they come as text.
  mutating func hear(_ entries: [Entry]) {
    fold.add(journal.merge(entries))
  }

  mutating func beginSession(number: UInt64) {
    session = "\(name)-\(number)"
    line = 0
  }

  /// All its data is that of another one, with its id and its open session.
  mutating func takeOver(_ other: Device) {
    (id, journal, fold) = (other.id, other.journal, other.fold)
    (session, line) = (other.session, other.line)
  }
}
