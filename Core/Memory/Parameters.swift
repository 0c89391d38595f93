import PipitBase

/// The 21 weights of FSRS-6: what is known of how a learner forgets.
public struct Parameters: Equatable, Sendable {
  /// The weights w0 to w20, as FSRS numbers them.
  public let weights: [Double]

  /// The published weights, fitted to many learners.
  public init() {
    weights = Self.published
  }

  /// Weights that were fitted to one learner.
  ///
  /// - Parameter weights: 21 numbers, or the 17 or 19 of FSRS-4.5 and FSRS-5, which are converted.
  ///   Nil where there are others, or one is outside of the bounds that FSRS has for it.
  public init?(_ weights: [Double]) {
    var all = weights
    if all.count == 17 {
      guard 3 * all[5] + 1 > 0 else { return nil }
      all[4] += all[5] * 2
      all[5] = Exact.log(3 * all[5] + 1) / 3
      all[6] += 0.5
      all += [0, 0]
    }
    if all.count == 19 { all += [0, 0.5] }
    guard all.count == Self.published.count else { return nil }
    for place in 0..<all.count
    where !(Self.lowest[place] <= all[place] && all[place] <= Self.highest[place]) {
      return nil
    }
    self.weights = all
  }

  /// The least of each weight (py-fsrs 6.3.2, `LOWER_BOUNDS_PARAMETERS`).
  public static let lowest: [Double] = [
    0.001, 0.001, 0.001, 0.001, 1, 0.001, 0.001, 0.001, 0, 0, 0.001,
    0.001, 0.001, 0.001, 0, 0, 1, 0, 0, 0, 0.1,
  ]

  /// The greatest of each weight (py-fsrs 6.3.2, `UPPER_BOUNDS_PARAMETERS`).
  public static let highest: [Double] = [
    100, 100, 100, 100, 10, 4, 4, 0.75, 4.5, 0.8, 3.5,
    5, 0.25, 0.9, 4, 1, 6, 2, 2, 0.8, 0.8,
  ]

  private static let published: [Double] = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796,
    1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ]
}
