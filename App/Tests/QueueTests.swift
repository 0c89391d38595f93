import PipitBase
import PipitPractice
import Testing

@testable import PipitApp

/// The order of a day: most forgotten first, mixed, bounded, new items spread.
struct QueueTests {
  static func serving(_ activity: String, _ name: String, _ option: String = "") -> Serving {
    Serving(
      item: "\(activity)/\(option)/\(name)", activity: activity,
      options: option.isEmpty ? [] : [.init("of", option)], name: name, title: name, language: "")
  }

  static func due(
    _ activity: String, _ name: String, _ recall: Double, isStep: Bool = false
  ) -> Queue.Due {
    .init(serving: serving(activity, name), recall: recall, isStep: isStep)
  }

  static let wide = Queue.Count(reviews: 200, new: 10)

  func queue(
    due: [Queue.Due] = [], new: [Serving] = [], soon: [Serving] = [], bounds: Queue.Count = wide,
    done: Queue.Count = .init(reviews: 0, new: 0), last: String? = nil, seed: UInt64 = 1
  ) -> Queue {
    Queue(due: due, new: new, soon: soon, bounds: bounds, done: done, last: last, seed: seed)
  }

  func names(_ batches: [[Serving]]) -> [String] {
    batches.map { batch in batch.map { $0.name }.joined(separator: " ") }
  }

  @Test func whatIsMostForgottenComesFirst() {
    let queue = queue(due: [
      Self.due("a", "well", 0.93), Self.due("a", "badly", 0.41), Self.due("a", "fairly", 0.72),
    ])
    #expect(names(queue.batches) == ["badly fairly well"])
  }

  @Test func activitiesTakeTurnsWhereAnotherWaits() {
    let a = (1...12).map { Self.due("a", "a\($0)", 0.1 + Double($0) / 100) }
    let b = (1...6).map { Self.due("b", "b\($0)", 0.6 + Double($0) / 100) }
    #expect(
      names(queue(due: a + b).batches) == [
        "a1 a2 a3 a4 a5", "b1 b2 b3 b4 b5", "a6 a7 a8 a9 a10", "b6", "a11 a12",
      ])
    #expect(names(queue(due: a + b, last: "a").batches).first == "b1 b2 b3 b4 b5")
    #expect(names(queue(due: a, last: "a").batches).first == "a1 a2 a3 a4 a5")
  }

  @Test func aBatchHasOneSetOfOptions() {
    let due = ["nato", "lapd", "nato", "lapd"].enumerated().map { place, option in
      Queue.Due(
        serving: Self.serving("alphabet", String(place), option), recall: Double(place) / 10,
        isStep: false)
    }
    #expect(names(queue(due: due).batches) == ["0 2", "1 3"])
  }

  @Test func aDayHasItsBound() {
    let due = (0..<30).map { Self.due("a", String($0), Double($0) / 40) }
    let bounds = Queue.Count(reviews: 12, new: 4)
    let new = (0..<9).map { Self.serving("b", "n\($0)") }
    let first = queue(due: due, new: new, bounds: bounds)
    #expect(first.due.map { $0.name } == (0..<12).map { String($0) })
    #expect(first.new.count == 4)
    let later = queue(
      due: due, new: new, bounds: bounds, done: .init(reviews: 10, new: 4))
    #expect(later.due.map { $0.name } == ["0", "1"])
    #expect(later.new.isEmpty)
    #expect(queue(due: due, bounds: bounds, done: .init(reviews: 99, new: 0)).isEmpty)
  }

  @Test func whatSlippedTodayComesAgainBeyondTheBound() {
    let due = [Self.due("a", "old", 0.2), Self.due("a", "slipped", 0.99, isStep: true)]
    let full = queue(due: due, bounds: .init(reviews: 5, new: 0), done: .init(reviews: 5, new: 0))
    #expect(names(full.batches) == ["slipped"])
  }

  @Test func newItemsAreSpreadAmongReviews() {
    let due = (0..<40).map { Self.due("a", "d\($0)", Double($0) / 50) }
    let new = (0..<9).map { Self.serving("a", "n\($0)", "new") }
    let sorts = queue(due: due, new: new).batches.map { $0[0].name.prefix(1) }
    #expect(sorts == ["d", "d", "d", "n", "d", "d", "d", "n", "d", "d", "n"])
    #expect(names(queue(new: new).batches) == ["n0 n1 n2 n3 n4", "n5 n6 n7 n8"])
  }

  @Test func whatComesUpInMinutesIsAskedWhenNothingElseIsLeft() {
    let soon = [Self.serving("a", "s1"), Self.serving("b", "s2")]
    let queue = queue(due: [Self.due("a", "d", 0.9)], soon: soon, last: "b")
    #expect(names(queue.batches) == ["d", "s2", "s1"])
  }

  @Test func theSeedOfTheDayMixesWhatIsEquallyForgotten() {
    let due = (0..<20).map { Self.due("a", String($0), 0.9) }
    let orders = (0..<10).map { names(queue(due: due, seed: $0).batches) }
    #expect(orders[3] == names(queue(due: due, seed: 3).batches))
    #expect(Set(orders.map { $0.joined() }).count == 10)
    #expect(orders.allSatisfy { Set($0.joined(separator: " ").split(separator: " ")).count == 20 })
  }

  @Test func everyItemIsServedOnce() {
    for seed in 0..<200 as Range<UInt64> {
      var dice = Dice(seed: seed)
      var due: [Queue.Due] = []
      for number in 0..<dice.roll(below: 60) {
        let activity = dice.pick(["a", "b", "c"])!
        due.append(
          .init(
            serving: Self.serving(activity, "d\(number)", dice.pick(["x", "y"])!),
            recall: Double(dice.roll(below: 100)) / 100, isStep: dice.roll(below: 4) == 0))
      }
      let new = (0..<dice.roll(below: 12)).map { Self.serving(dice.pick(["a", "b"])!, "n\($0)") }
      let queue = queue(
        due: due, new: new, bounds: .init(reviews: 1000, new: 1000), seed: seed)
      let batches = queue.batches
      let served = batches.flatMap { $0 }.map { $0.item }
      #expect(Set(served).count == served.count)
      #expect(served.count == due.count + new.count)
      #expect(batches.allSatisfy { (1...Queue.most).contains($0.count) })
      #expect(batches.allSatisfy { batch in batch.allSatisfy { $0.goesWith(batch[0]) } })
      for (place, batch) in batches.enumerated().dropFirst()
      where batch[0].activity == batches[place - 1][0].activity {
        let rest = batches[place...].flatMap { $0 }
        #expect(rest.allSatisfy { $0.activity == batch[0].activity }, "seed \(seed)")
      }
    }
  }
}
