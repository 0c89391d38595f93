import Glibc
import PipitBase
import PipitPractice

extension Program {
  /// Plays an activity in the terminal, or by lines from a file, until it ends or the input does.
  static func play(_ words: [String]) throws(Words.Misunderstanding) -> Int32 {
    guard let activity = words.first, !activity.hasPrefix("-") else {
      throw Words.Misunderstanding(
        message: "play needs an activity: pipit play alphabet, pipit play sentence")
    }
    let options = try Words(Array(words.dropFirst()), of: "play", known: nil)
    let seed = try options.number("seed", in: 0...UInt64.max) ?? UInt64.random(in: 0...UInt64.max)
    let deal = Self.options(options, of: activity)
    let shelf = Shelf(folder: Packs.folder())
    let session: Session
    do {
      session = try Playing.open(activity, seed: seed, deal, at: now(), shelf)
    } catch {
      Streams.complain("pipit: \(error.message)")
      return error.code == .missingPack || error.code == .brokenPack ? 1 : 2
    }
    play(
      TerminalGame(session) { path in
        let options = path.map { Self.options(of: $0, activity) } ?? deal
        guard let options else { return nil }
        let seed = UInt64.random(in: 0...UInt64.max)
        return try? Playing.open(activity, seed: seed, options, at: now(), shelf)
      })
    return 0
  }

  /// The options of the deal: the alphabet is NATO's where none is named, cards ask for Spanish.
  private static func options(_ words: Words, of activity: String) -> [Deal.Option] {
    var options = words.others(than: ["seed"]).map { Deal.Option($0.name, $0.value) }
    if activity == "alphabet", words["alphabet"] == nil {
      options.append(Deal.Option("alphabet", "nato"))
    }
    if activity == "cards", words["to"] == nil { options.append(Deal.Option("to", "es")) }
    return options
  }

  /// The options of a session's address; nil where it is the address of something else.
  private static func options(of path: String, _ activity: String) -> [Deal.Option]? {
    let address = Address(path)
    guard address.parts == ["practise", activity] else { return nil }
    return address.fields.map { Deal.Option($0.name, $0.value) }
  }

  private static func play(_ dealt: TerminalGame) {
    var game = dealt
    var splitter = LineSplitter(limit: longestToken)
    Streams.print(game.shown)
    while !game.isOver {
      let bytes = Streams.read()
      let lines = bytes.isEmpty ? [splitter.finish()].compactMap { $0 } : splitter.take(bytes)
      for line in lines where !game.isOver {
        guard case .whole(let bytes) = line else {
          Streams.print("That line is too long.")
          continue
        }
        Streams.print(game.take(String(decoding: bytes, as: UTF8.self), at: now()))
      }
      if bytes.isEmpty { return }
    }
  }

  /// The moment now, with the local zone.
  private static func now() -> Moment {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    var local = tm()
    localtime_r(&time.tv_sec, &local)
    return Moment(
      milliseconds: Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000,
      offsetMinutes: Int32(local.tm_gmtoff / 60))
  }
}
