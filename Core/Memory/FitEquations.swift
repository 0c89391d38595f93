/// The slopes and second slopes of a sum, and the step that makes it least.
struct FitEquations {
  var gradient: [Double]
  /// A lower triangle, row by row.
  var curvature: [Double]

  /// Where the triangle has a pair of weights.
  static func place(_ one: Int, _ other: Int) -> Int {
    let row = max(one, other)
    return row * (row + 1) / 2 + min(one, other)
  }

  /// Goes over to a measure of a weight in which one of the old is `slope` of the new.
  mutating func scale(_ weight: Int, by slope: Double) {
    gradient[weight] *= slope
    for other in gradient.indices { curvature[Self.place(weight, other)] *= slope }
    curvature[Self.place(weight, weight)] *= slope
  }

  /// What a step is expected to take away from the sum.
  func gain(of step: [Double]) -> Double {
    var gain = 0.0
    for row in gradient.indices {
      var slope = 0.0
      for column in gradient.indices { slope += curvature[Self.place(row, column)] * step[column] }
      gain -= step[row] * (gradient[row] + slope / 2)
    }
    return gain
  }

  /// The step to the least sum within bounds: a weight that would leave them stays at its bound, and
  /// the others are found anew.
  func step(from start: [Double], _ lowest: [Double], _ highest: [Double]) -> [Double] {
    var step = [Double](repeating: 0, count: start.count)
    var free = Array(start.indices)
    var held: [Int] = []
    while !free.isEmpty {
      let found = solved(free, held, step)
      for (place, weight) in free.enumerated() { step[weight] = found[place] }
      var inside: [Int] = []
      for weight in free {
        let end = start[weight] + step[weight]
        if end >= lowest[weight] && end <= highest[weight] {
          inside.append(weight)
        } else {
          step[weight] = (end < lowest[weight] ? lowest : highest)[weight] - start[weight]
          held.append(weight)
        }
      }
      if inside.count == free.count { break }
      free = inside
    }
    return step
  }

  /// The step of the free weights where that of the held ones is given (Cholesky, without roots).
  private func solved(_ free: [Int], _ held: [Int], _ step: [Double]) -> [Double] {
    let count = free.count
    var lower = [Double](repeating: 0, count: count * count)
    var pivots = [Double](repeating: 0, count: count)
    var found = [Double](repeating: 0, count: count)
    for row in 0..<count {
      var right = -gradient[free[row]]
      for weight in held { right -= curvature[Self.place(free[row], weight)] * step[weight] }
      for column in 0...row {
        var rest = curvature[Self.place(free[row], free[column])]
        let diagonal = rest
        for before in 0..<column {
          rest -= lower[row * count + before] * lower[column * count + before] * pivots[before]
        }
        // Rounding may leave nothing of what depends on the others.
        if column == row { pivots[row] = max(rest, diagonal * 1e-9) }
        if column < row { lower[row * count + column] = rest / pivots[column] }
      }
      for before in 0..<row { right -= lower[row * count + before] * found[before] }
      found[row] = right
    }
    for row in 0..<count { found[row] /= pivots[row] }
    for row in stride(from: count - 1, through: 0, by: -1) {
      for after in row + 1..<count {
        found[row] -= lower[after * count + row] * found[after]
      }
    }
    return found
  }
}
