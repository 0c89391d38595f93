import PipitBase
import PipitJournal
import PipitMemory
import Testing

@testable import PipitApp

struct FittingTests {
  private var page = InstanceTests()
  private static let day: Int64 = 86_400_000

  /// Items that are known for three days and forgotten after six, as no published weights say.
  private static func log(_ items: Int) -> [[RatedDay]] {
    var log: [[RatedDay]] = []
    for item in 0..<items {
      var answers = [RatedDay(day: 0, rating: .good)]
      for review in 1..<10 {
        let isLong = (item + review) % 3 == 0
        let day = answers[review - 1].day + (isLong ? 6 : 3)
        answers.append(RatedDay(day: day, rating: isLong ? .again : .good))
      }
      log.append(answers)
    }
    return log
  }

  private static func entries(_ items: Int) -> [JSON] {
    var entries: [JSON] = []
    for (place, answers) in log(items).enumerated() {
      for (review, answer) in answers.enumerated() {
        let at = Moment(milliseconds: House.noon.milliseconds + (answer.day - 400) * day)
        let event = Event.answer("spelling/en/word\(place)", answer.rating, milliseconds: 900)
        let id = "s/\(place)/\(review)"
        entries.append(Entry(id: id, device: "", number: 0, at: at, event: event).unnumbered)
      }
    }
    return entries
  }

  /// What a worker's instance says to the end, asked by the page's errand.
  private static func work(_ errand: JSON) -> [String] {
    var worker = InstanceTests()
    var answer = worker.send(
      "fit", [.init("log", errand["log"] ?? ""), .init("weights", errand["weights"] ?? [])])
    var tokens: [String] = []
    while true {
      tokens.append(answer[text: "token"] ?? "")
      if answer["isDone"]?.bool ?? true { return tokens }
      answer = worker.send("fit")
    }
  }

  private func asked(_ answer: JSON) -> JSON? {
    answer[list: "effects"].first { $0[text: "do"] == "fit" }
  }

  @Test mutating func aWorkerFitsWhatThePageGivesIt() throws {
    _ = page.start("/", entries: Self.entries(60))
    let errand = try #require(asked(page.press("app fit")))
    #expect(errand[text: "log"] == Fit.text(of: Self.log(60)))
    #expect(
      errand["weights"] == .list(Parameters().tenThousandths.map { .integer($0) }))
    #expect(page.instance.fitting == .isRunning(share: 0))
    #expect(asked(page.press("app fit")) == nil)

    let tokens = Self.work(errand)

    var fit = try #require(Fit(log: Self.log(60)))
    while !fit.isDone { fit.advance() }
    let finding = try #require(fit.result.map { Finding($0) })
    let weights = try #require(finding.weights)
    #expect(tokens.first == "app fitting 0")
    #expect(tokens.last == FitAction.found(finding).token)
    for token in tokens { _ = page.press(token) }
    #expect(page.instance.fitting == .hasFound(finding))
    #expect(finding.reviews == 540 && finding.lossAfter < finding.lossBefore)

    let used = page.press("app fit use")
    #expect(event(used)?["payload"]?[text: "value"] == weights)
    #expect(event(page.press("app fit use")) == nil)
    #expect(event(page.press("app fit undo"))?["payload"]?[text: "value"] == "")
    #expect(event(page.press("app fit undo")) == nil)
  }

  private func event(_ answer: JSON) -> JSON? { answer["keep"]?[list: "events"].first }

  @Test mutating func whoHasFewReviewsIsToldSo() {
    _ = page.start("/", entries: Self.entries(40))
    #expect(asked(page.press("app fit")) == nil)
    #expect(page.instance.fitting == .hasTooFew(reviews: 360))
    #expect(event(page.press("app fit use")) == nil)
  }

  @Test mutating func aWorkerThatFailsIsNoTrouble() throws {
    _ = page.start("/", entries: Self.entries(50))
    _ = page.press("app fit")
    _ = page.press("app fitted")
    #expect(page.instance.fitting == .hasFailed)
    _ = page.press("app fitting 12")
    #expect(page.instance.fitting == .hasFailed)
    #expect(asked(page.press("app fit")) != nil)
    #expect(Self.work(["log": "0g1g "]) == ["app fitted"])
    #expect(Self.work(["log": "nonsense", "weights": [1, 2]]) == ["app fitted"])
  }

  @Test func tokensAreReadAsTheyAreWritten() throws {
    let better = try #require(
      Finding(["540", "420001", "300000"] + Parameters().text.pieces(at: " ")))
    let same = try #require(Finding(["540", "420001", "420001"]))
    #expect(better.weights == Parameters().text)
    let actions: [FitAction] = [
      .begin, .use, .undo, .isAt(share: 37), .fails, .found(better), .found(same),
    ]
    for action in actions { #expect(FitAction(token: action.token) == action) }
    for token in [
      "app fitting", "app fitting 101", "app fitting x", "app fit now", "app fitted 1 2",
      "app fitted 1 2 3 4", "app fitted 1 -2 3", "app fits", "fit", "app fit use now",
    ] { #expect(FitAction(token: token) == nil) }
  }
}
