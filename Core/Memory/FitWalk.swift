/// Walks through the histories of four items and adds up how well their answers were foretold, with
/// the slopes of that by every weight.
///
/// Forward differentiation by hand: beside stability and difficulty go their slopes by each weight.
/// The formulas are those of FSRS-6 (fsrs-rs 6.6.1, `inference.rs`); where a value is held at a bound
/// its slopes are none.
struct FitWalk {
  private typealias Slopes = UnsafeMutablePointer<Lane>

  /// How many lanes the sums and slopes need.
  static let room = 4 * FitModel.count + 4 + curvatureCount
  /// The products of two slopes: a lower triangle, row by row.
  static let curvatureCount = FitModel.count * (FitModel.count + 1) / 2

  private let model: FitModel
  private var stability = Lane.one
  private var difficulty = Lane.one
  /// The sum of the losses, in nats.
  private(set) var loss = Lane.none

  /// The slopes of the sum of losses by each weight.
  let gradient: UnsafeMutablePointer<Lane>
  /// What is to be expected of the second slopes (Fisher's information).
  let curvature: UnsafeMutablePointer<Lane>
  private let stabilityBy, addedBy, recallBy, difficultyBy: Slopes

  /// A walk whose sums begin with nothing, over `room` lanes.
  init(_ model: FitModel, room: UnsafeMutablePointer<Lane>) {
    self.model = model
    room.update(repeating: .none, count: Self.room)
    curvature = room
    gradient = room + Self.curvatureCount
    stabilityBy = gradient + FitModel.count
    addedBy = stabilityBy + FitModel.count
    recallBy = addedBy + FitModel.count
    difficultyBy = recallBy + FitModel.count
  }

  /// Walks through a group's lanes from `days` and `ratings` on, `length` reviews.
  mutating func walk(
    _ days: UnsafePointer<Float>, _ ratings: UnsafePointer<Float>, length: Int
  ) {
    begin(Lane(at: ratings))
    for review in 1..<length {
      let place = review * FitLog.width
      let gone = Lane(at: days + place)
      let rating = Lane(at: ratings + place)
      let isAnswer = Lane(all: 0.5).isBelow(rating)
      guard isAnswer.isAny else { return }
      let recall = recalled(after: gone)
      let isScored = isAnswer.and(Lane(all: 0.5).isBelow(gone))
      if isScored.isAny { score(recall, rating, where: isScored) }
      if review + 1 < length { answer(recall, gone, rating) }
    }
  }

  /// The first rating: S0 and D0.
  private mutating func begin(_ rating: Lane) {
    stability = .one
    stabilityBy.update(repeating: .none, count: FitModel.count)
    for first in 0..<4 {
      let isIts = rating.isBetween(Float(first) + 0.5, Float(first) + 1.5)
      stability = isIts.pick(model[first], else: stability)
      stabilityBy[first] = isIts.pick(.one, else: .none)
    }
    let spread = (model[5] * (rating - .one)).exponential()
    let raw = model[4] - spread + .one
    let free = raw.isBetween(1, 10).pick(.one, else: .none)
    difficulty = raw.within(1, 10)
    difficultyBy[0] = free
    difficultyBy[1] = free * (.one - rating) * spread
    difficultyBy[2] = .none
    difficultyBy[3] = .none
  }

  /// The chance to recall, and its slopes by stability and by w20.
  private struct Recall {
    var chance, byStability, byDecay: Lane
  }

  private func recalled(after gone: Lane) -> Recall {
    let share = gone / stability
    let base = .one + model.factor * share
    let log = base.logarithm()
    let chance = (.none - model[20] * log).exponential()
    let slope = model[20] * chance / base * share
    return Recall(
      chance: chance, byStability: slope * model.factor / stability,
      byDecay: .none - chance * log - slope * model.factorByDecay)
  }

  private mutating func score(_ recall: Recall, _ rating: Lane, where isScored: LaneChoice) {
    let isMiss = rating.isBelow(Lane(all: 1.5))
    let chance = recall.chance.within(1e-6, 1 - 1e-6)
    let foretold = isMiss.pick(.one - chance, else: chance)
    loss -= isScored.pick(foretold.logarithm(), else: .none)
    let slope = isScored.pick(
      isMiss.pick(.one, else: Lane(all: -1)) / foretold, else: .none)
    for weight in 0..<FitModel.count {
      recallBy[weight] = recall.byStability * stabilityBy[weight]
    }
    recallBy[20] = recallBy[20] + recall.byDecay
    for weight in 0..<FitModel.count {
      gradient[weight] = gradient[weight] + slope * recallBy[weight]
    }
    let information = isScored.pick(.one / (chance * (.one - chance)), else: .none)
    var row = curvature
    for weight in 0..<FitModel.count {
      let share = information * recallBy[weight]
      for other in 0...weight { row[other] = row[other] + share * recallBy[other] }
      row += weight + 1
    }
  }

  /// What an answer makes of stability and its slopes, before its bounds.
  private struct Growth {
    var stability, byStability, byRecall, byDifficulty: Lane
  }

  /// Moves on to what is remembered after an answer.
  private mutating func answer(_ recall: Recall, _ gone: Lane, _ rating: Lane) {
    let logStability = stability.logarithm()
    let isMiss = rating.isBelow(Lane(all: 1.5))
    let isSameDay = gone.isBelow(Lane(all: 0.5))
    (addedBy + 11).update(repeating: .none, count: 10)
    var growth = recalling(
      recall, rating, logStability,
      where: isMiss.pick(.none, else: isSameDay.pick(.none, else: .one)))
    if isMiss.isAny { forget(recall, where: isMiss, &growth) }
    if isSameDay.isAny { repeatSameDay(rating, logStability, where: isSameDay, &growth) }

    let free = growth.stability.isBetween(0.001, 36_500).pick(.one, else: .none)
    addedBy[20] = growth.byRecall * recall.byDecay
    let kept = free * (growth.byStability + growth.byRecall * recall.byStability)
    let shifted = free * growth.byDifficulty
    for weight in 0..<FitModel.count { stabilityBy[weight] = kept * stabilityBy[weight] }
    for weight in 0..<4 {
      stabilityBy[4 + weight] = stabilityBy[4 + weight] + shifted * difficultyBy[weight]
    }
    for weight in 8..<FitModel.count {
      stabilityBy[weight] = stabilityBy[weight] + free * addedBy[weight]
    }
    stability = growth.stability.within(0.001, 36_500)
    change(rating)
  }

  /// S' = S · (1 + e^w8 · (11 - D) · S^-w9 · (e^((1-R) · w10) - 1) · bonus)
  private func recalling(
    _ recall: Recall, _ rating: Lane, _ logStability: Lane, where free: Lane
  ) -> Growth {
    let isHard = rating.isBetween(1.5, 2.5)
    let isEasy = Lane(all: 3.5).isBelow(rating)
    let forgotten = .one - recall.chance
    let raised = (model[10] * forgotten).exponential()
    let room = Lane(all: 11) - difficulty
    let plain =
      stability * model.growth * room * (.none - model[9] * logStability).exponential()
    let bonus = isHard.pick(model[15], else: isEasy.pick(model[16], else: .one))
    let scaled = plain * bonus
    let gain = scaled * (raised - .one)
    addedBy[8] = free * gain
    addedBy[9] = .none - free * gain * logStability
    addedBy[10] = free * scaled * raised * forgotten
    addedBy[15] = isHard.pick(free * plain * (raised - .one), else: .none)
    addedBy[16] = isEasy.pick(free * plain * (raised - .one), else: .none)
    return Growth(
      stability: stability + gain, byStability: .one + gain * (.one - model[9]) / stability,
      byRecall: .none - scaled * model[10] * raised, byDifficulty: .none - gain / room)
  }

  /// S' = w11 · D^-w12 · ((S + 1)^w13 - 1) · e^((1-R) · w14), at most S / e^(w17 · w18)
  private func forget(_ recall: Recall, where isMiss: LaneChoice, _ growth: inout Growth) {
    let forgotten = .one - recall.chance
    let logDifficulty = difficulty.logarithm()
    let logNext = (stability + .one).logarithm()
    let scale = (model[14] * forgotten - model[12] * logDifficulty).exponential()
    let raised = (model[13] * logNext).exponential()
    let plain = scale * (raised - .one)
    let left = model[11] * plain
    let most = stability * model.ceiling
    let isHeld = most.isBelow(left)
    let free = isMiss.pick(isHeld.pick(.none, else: .one), else: .none)
    let held = isMiss.pick(isHeld.pick(.one, else: .none), else: .none)

    let steep = model[11] * scale * raised
    growth.stability = isMiss.pick(isHeld.pick(most, else: left), else: growth.stability)
    growth.byStability = isMiss.pick(
      isHeld.pick(model.ceiling, else: steep * model[13] / (stability + .one)),
      else: growth.byStability)
    growth.byRecall = isMiss.pick(.none - free * model[14] * left, else: growth.byRecall)
    growth.byDifficulty = isMiss.pick(
      .none - free * model[12] * left / difficulty, else: growth.byDifficulty)
    addedBy[11] = free * plain
    addedBy[12] = .none - free * left * logDifficulty
    addedBy[13] = free * steep * logNext
    addedBy[14] = free * left * forgotten
    addedBy[17] = .none - held * model[18] * most
    addedBy[18] = .none - held * model[17] * most
  }

  /// S' = S · e^(w17 · (G - 3 + w18)) · S^-w19, not below S unless it was a miss
  private func repeatSameDay(
    _ rating: Lane, _ logStability: Lane, where isSameDay: LaneChoice, _ growth: inout Growth
  ) {
    let shift = rating - Lane(all: 3) + model[18]
    let raw = (model[17] * shift - model[19] * logStability).exponential()
    let isHeld = raw.isBelow(.one).and(Lane(all: 1.5).isBelow(rating))
    let times = isHeld.pick(.one, else: raw)
    let free = isHeld.pick(.none, else: stability * times)
    growth.stability = isSameDay.pick(stability * times, else: growth.stability)
    growth.byStability = isSameDay.pick(
      isHeld.pick(.one, else: times * (.one - model[19])), else: growth.byStability)
    growth.byRecall = isSameDay.pick(.none, else: growth.byRecall)
    growth.byDifficulty = isSameDay.pick(.none, else: growth.byDifficulty)
    for weight in 11..<15 { addedBy[weight] = isSameDay.pick(.none, else: addedBy[weight]) }
    addedBy[17] = isSameDay.pick(free * shift, else: addedBy[17])
    addedBy[18] = isSameDay.pick(free * model[17], else: addedBy[18])
    addedBy[19] = isSameDay.pick(.none - free * logStability, else: .none)
  }

  /// D' = w7 · D0(easy) + (1 - w7) · (D - w6 · (G - 3) · (10 - D) / 9)
  private mutating func change(_ rating: Lane) {
    let fromGood = Lane(all: 3) - rating
    let room = (Lane(all: 10) - difficulty) / Lane(all: 9)
    let moved = difficulty + model[6] * fromGood * room
    let next = model[7] * model.easyStart + (.one - model[7]) * moved
    let free = next.isBetween(1, 10).pick(.one, else: .none)
    let kept = free * (.one - model[7])
    let steep = kept * (.one - model[6] * fromGood / Lane(all: 9))
    for weight in 0..<4 { difficultyBy[weight] = steep * difficultyBy[weight] }
    difficultyBy[0] = difficultyBy[0] + free * model[7]
    difficultyBy[1] = difficultyBy[1] + free * model[7] * model.easyStartBySpread
    difficultyBy[2] = difficultyBy[2] + kept * fromGood * room
    difficultyBy[3] = difficultyBy[3] + free * (model.easyStart - moved)
    difficulty = next.within(1, 10)
  }
}
