import PipitApp
import PipitBase
import PipitMarkup
import PipitPractice

extension Function {
  /// Plays tokens in an activity. Each press comes a second after the one before.
  static let play = Function(
    name: "play", takes: ["activity", "deal{seed, options…}", "tokens[]"],
    gives: ["page", "effects", "lines"],
    summary: "Deals an activity, sends it tokens, and gives the page after them and all effects."
  ) { request, shelf throws(EvaluationError) in
    let session = try Playing.session(request, shelf)
    var effects: [JSON] = []
    for (place, token) in try request.texts("tokens").enumerated() {
      let now = Moment(
        milliseconds: session.deal.made.milliseconds + Int64(place + 1) * 1_000)
      for effect in session.press(token, at: now) ?? [] { effects.append(effect.json) }
    }
    return [
      "page": .text(session.page(in: Surroundings()).html), "effects": .list(effects),
      "lines": .integer(session.lines.count),
    ]
  }
}

/// How an activity is dealt from outside the app.
enum Playing {
  fileprivate static func session(
    _ request: Request, _ shelf: Shelf
  ) throws(EvaluationError) -> Session {
    let id = try request.text("activity")
    let (seed, options) = try deal(request)
    // What belongs to a day is played on it.
    let day = options["day"].flatMap { Day($0) }?.number ?? 0
    return try open(
      id, seed: seed, options, at: Moment(milliseconds: day * 86_400_000), shelf)
  }

  /// The seed and the options of a request's deal.
  static func deal(
    _ request: Request
  ) throws(EvaluationError) -> (seed: UInt64, options: [Deal.Option]) {
    var options: [Deal.Option] = []
    var seed: UInt64?
    for member in try request.members("deal") {
      if member.name == "seed" { seed = try Request(.object([member]), of: "deal").seed() }
      guard let value = text(of: member.value) else {
        throw EvaluationError(.wrongType, "“\(member.name)” of the deal is a text")
      }
      if member.name != "seed" { options.append(Deal.Option(member.name, value)) }
    }
    guard let seed else { throw EvaluationError(.missing, "the deal needs “seed”") }
    return (seed, options)
  }

  private static func text(of value: JSON) -> String? {
    switch value {
    case .text(let text): text
    case .number(let digits): digits
    case .bool(let bool): String(bool)
    case .null, .list, .object: nil
    }
  }

  /// Begins a session with the newest packs.
  static func open(
    _ activity: String, seed: UInt64, _ options: [Deal.Option], at now: Moment, _ shelf: Shelf
  ) throws(EvaluationError) -> Session {
    guard let listing = Catalogue.listing(activity) else {
      let ids = Catalogue.listings.map { $0.id }.joined(separator: ", ")
      throw EvaluationError(
        .unknownActivity, "there is no activity “\(activity.prefix(80))”; there are \(ids)")
    }
    var packs: [Pack] = []
    for name in listing.packs(options) { packs.append(try shelf.needed(name)) }
    packs += listing.wishes.compactMap { shelf.pack($0) }
    let deal = Deal(
      id: "played", activity: activity, rules: listing.rules, seed: seed, made: now,
      options: options, packs: packs)
    do {
      return try listing.open(deal)
    } catch .unknownOption("alphabet", let id) {
      throw try shelf.unknownAlphabet(id)
    } catch {
      throw EvaluationError(.cannotDeal, error.message)
    }
  }
}

extension DealError {
  /// The error as a sentence.
  fileprivate var message: String {
    switch self {
    case .missingPack(let name): "the pack “\(name)” is not at hand"
    case .brokenPack(let name, let why): "the pack “\(name)” cannot be read, \(why)"
    case .unknownOption(let name, ""): "the option “\(name)” is missing"
    case .unknownOption(let name, let value): "“\(value)” is no value of the option “\(name)”"
    case .nothingToPractise(let why): "there is nothing to practise here: \(why)"
    }
  }
}
