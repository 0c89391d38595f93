import PipitBase
import PipitMemory

extension Function {
  /// What is remembered of an item, and when it is due.
  static let memory = [reviewMemory]

  private static let reviewMemory = Function(
    name: "memory.review",
    takes: [
      "history", "parameters?", "retention?", "learningSteps?", "relearningSteps?",
      "maximumInterval?", "fuzz?", "seed?", "dayStartsAtHour?", "start?",
    ],
    gives: ["steps"],
    summary:
      "Schedules one item by FSRS-6: its due moment, interval and state after each answer."
  ) { request, _ throws(EvaluationError) in
    let scheduler = try scheduler(of: request)
    let seed = request.has("seed") ? try request.seed() : 0
    var memory = try start(of: request)
    var steps: [JSON] = []
    for (place, answer) in try request.list("history").enumerated() {
      let answer = try request.part(answer, "history[\(place)]")
      let now = try answer.moment("at")
      let next = scheduler.review(memory, try answer.rating("rating"), seed: seed, at: now)
      steps.append(step(next, after: memory, scheduler))
      memory = next
    }
    return ["steps": .list(steps)]
  }

  private static func step(_ memory: Memory, after before: Memory, _ scheduler: Scheduler) -> JSON {
    let elapsed: Int64 =
      if let last = before.last, let now = memory.last {
        scheduler.days(from: last, to: now)
      } else { 0 }
    return [
      "due": .text(Moment(milliseconds: memory.dueAt).isoText),
      "intervalDays": .integer(memory.intervalDays),
      "stability": .number("\(memory.state?.stability ?? 0)"),
      "difficulty": .number("\(memory.state?.difficulty ?? 0)"),
      "state": .text(memory.stage.name), "elapsedDays": .integer(elapsed),
      "scheduledDays": .integer(before.intervalDays), "lapses": .integer(memory.lapses),
    ]
  }

  private static func scheduler(of request: Request) throws(EvaluationError) -> Scheduler {
    var scheduler = Scheduler()
    if request.has("parameters") { scheduler.parameters = try parameters(of: request) }
    scheduler.retention = try request.decimal("retention", Scheduler.retentions, usual: 0.9)
    if let steps = try request.minutes("learningSteps") { scheduler.learningSteps = steps }
    if let steps = try request.minutes("relearningSteps") { scheduler.relearningSteps = steps }
    let longest = Int64(Scheduler.longestInterval)
    scheduler.maximumInterval = Int32(
      try request.number("maximumInterval", 1...longest, usual: longest))
    scheduler.fuzzes = try request.flag("fuzz")
    if request.has("dayStartsAtHour") {
      scheduler.dayStartsAtHour = Int32(try request.number("dayStartsAtHour", 0...23))
    }
    return scheduler
  }

  private static func parameters(of request: Request) throws(EvaluationError) -> Parameters {
    let weights = try request.decimals("parameters")
    if let parameters = Parameters(weights) { return parameters }
    guard [17, 19, 21].contains(weights.count) else {
      throw EvaluationError(
        .wrongValue, "“parameters” has 21 numbers, or 17 or 19 of older FSRS, not \(weights.count)")
    }
    let places = weights.indices.filter {
      !(Parameters.lowest[$0]...Parameters.highest[$0]).contains(weights[$0])
    }
    let bounds = places.map { "w\($0) is \(Parameters.lowest[$0]) to \(Parameters.highest[$0])" }
    throw EvaluationError(
      .wrongValue,
      "“parameters” has a number outside of FSRS' bounds: \(bounds.joined(separator: ", "))")
  }

  /// The item before the first answer: new, or in stage review with a state known from elsewhere.
  private static func start(of request: Request) throws(EvaluationError) -> Memory {
    guard request.has("start") else { return .new }
    let start = try request.part(request.object("start"), "start")
    let state = MemoryState(
      stability: try start.decimal("stability", MemoryState.stabilities),
      difficulty: try start.decimal("difficulty", MemoryState.difficulties))
    guard let state else {
      throw EvaluationError(.wrongValue, "“start” is no state that an item can have")
    }
    return Memory(
      known: state, last: try start.moment("at"),
      intervalDays: Int32(
        try start.number("intervalDays", 1...Int64(Scheduler.longestInterval), usual: 1)))
  }
}

extension Request {
  /// A rating: 1 to 4, or again, hard, good, easy.
  func rating(_ name: String) throws(EvaluationError) -> Rating {
    let names = ["again", "hard", "good", "easy"]
    let value = try value(name)
    let number: Int64? =
      if let text = value.text {
        names.firstIndex(of: text).map { Int64($0 + 1) }
      } else { value.integer }
    guard let number, (1...4).contains(number), let rating = Rating(rawValue: Int32(number))
    else {
      throw EvaluationError(
        .wrongValue, "\(function): “\(name)” is 1 to 4, or again, hard, good, easy")
    }
    return rating
  }

  /// A list of minutes, more than none each; nil where it is not given.
  fileprivate func minutes(_ name: String) throws(EvaluationError) -> [Double]? {
    guard has(name) else { return nil }
    let minutes = try decimals(name)
    let most = Double(Scheduler.longestInterval) * 1_440
    guard minutes.allSatisfy({ $0 > 0 && $0 <= most }) else {
      throw EvaluationError(.wrongValue, "“\(name)” is a list of minutes, each more than 0")
    }
    return minutes
  }
}

extension Memory.Stage {
  var name: String {
    switch self {
    case .new: "new"
    case .learning: "learning"
    case .review: "review"
    case .relearning: "relearning"
    }
  }
}
