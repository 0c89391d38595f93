import PipitBase

/// An answer, as fitting sees it: the study day it was given on, and its rating.
public struct RatedDay: Equatable, Sendable {
  /// The number of the study day.
  public let day: Int64
  /// What was answered.
  public let rating: Rating

  /// An answer on a study day.
  public init(day: Int64, rating: Rating) {
    self.day = day
    self.rating = rating
  }
}

/// A log of reviews, laid out for walking four items side by side.
///
/// Items of about one length share a group. A group's numbers lie review after review, four in each,
/// one an item; an item that has ended has the rating 0.
struct FitLog: Sendable {
  /// Items in a group.
  static let width = 4
  /// Of a longer history only the beginning is read: a letter that is asked ten times a day would
  /// weigh more than a hundred words. (fsrs-rs and py-fsrs read 64.)
  static let mostReviews = 512

  private(set) var days: [Float] = []
  private(set) var ratings: [Float] = []
  private(set) var groups: [Group] = []
  /// The reviews whose outcome is foretold: all that come on a later day than the one before.
  private(set) var scored = 0
  /// How often an item's first rating was again, hard, good, easy.
  private(set) var firsts: [Double] = [0, 0, 0, 0]

  /// Where a group begins, and the reviews of its longest item.
  struct Group: Equatable, Sendable {
    let start: Int
    let length: Int
  }

  init(_ items: [[RatedDay]]) {
    let order = Self.longestFirst(items)
    for first in stride(from: 0, to: order.count, by: Self.width) {
      add(order[first..<min(first + Self.width, order.count)].map { items[$0] })
    }
  }

  /// The items that have a second review, by their length; among equals by their place.
  private static func longestFirst(_ items: [[RatedDay]]) -> [Int] {
    var byLength = [[Int]](repeating: [], count: mostReviews + 1)
    for (place, item) in items.enumerated() where item.count > 1 {
      byLength[min(item.count, mostReviews)].append(place)
    }
    var order: [Int] = []
    for places in byLength.reversed() { order += places }
    return order
  }

  private mutating func add(_ items: [[RatedDay]]) {
    let length = min(items[0].count, Self.mostReviews)
    groups.append(Group(start: days.count, length: length))
    for item in items { firsts[Int(item[0].rating.rawValue) - 1] += 1 }
    for review in 0..<length {
      for lane in 0..<Self.width {
        guard lane < items.count, review < items[lane].count else {
          days.append(0)
          ratings.append(0)
          continue
        }
        let answer = items[lane][review]
        let gone = review == 0 ? 0 : max(0, answer.day - items[lane][review - 1].day)
        if gone > 0 { scored += 1 }
        days.append(Float(gone))
        ratings.append(Float(answer.rating.rawValue))
      }
    }
  }
}
