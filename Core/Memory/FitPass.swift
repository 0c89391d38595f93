/// One walk through a whole log with some weights, in pieces.
struct FitPass: Sendable {
  /// Reviews of a group's lanes in one piece: some milliseconds in a browser.
  private static let piece = 500

  let weights: [Double]
  /// The group that comes next.
  private(set) var group = 0
  private(set) var sums = FitSums()

  init(_ weights: [Double]) {
    self.weights = weights
  }

  /// Walks through the next piece; whether it was the last.
  mutating func advance(_ log: FitLog) -> Bool {
    let first = group
    var length = 0
    while group < log.groups.count, length < Self.piece {
      length += log.groups[group].length
      group += 1
    }
    let model = FitModel(weights)
    var room = [Lane](repeating: .none, count: FitWalk.room)
    room.withUnsafeMutableBufferPointer { room in
      log.days.withUnsafeBufferPointer { days in
        log.ratings.withUnsafeBufferPointer { ratings in
          guard let room = room.baseAddress, let days = days.baseAddress,
            let ratings = ratings.baseAddress
          else { return }
          for lane in stride(from: 0, to: FitLog.width, by: Lane.width) {
            var walk = FitWalk(model, room: room)
            for group in log.groups[first..<group] {
              let start = group.start + lane
              walk.walk(days + start, ratings + start, length: group.length)
            }
            sums.add(walk)
          }
        }
      }
    }
    return group == log.groups.count
  }
}

/// What walks through a log add up to.
struct FitSums: Sendable {
  /// In nats.
  private(set) var loss = 0.0
  private(set) var gradient = [Double](repeating: 0, count: FitModel.count)
  /// A lower triangle, row by row.
  private(set) var curvature = [Double](repeating: 0, count: FitWalk.curvatureCount)

  mutating func add(_ walk: FitWalk) {
    loss = walk.loss.adding(to: loss)
    for place in 0..<gradient.count {
      gradient[place] = walk.gradient[place].adding(to: gradient[place])
    }
    for place in 0..<curvature.count {
      curvature[place] = walk.curvature[place].adding(to: curvature[place])
    }
  }
}
