import PipitBase

/// Fits the 21 weights of FSRS-6 to a learner's own log of reviews.
///
/// It looks for the weights that foretell the answers best, and holds them near the published ones as
/// far as the log does not know better. It is done in small pieces, so that a page can show how far it
/// is: one log gives the same weights, to the bit, on every machine.
///
///     guard var fit = Fit(log: history) else { return }  // too few reviews
///     while !fit.isDone { fit.advance() }
///     fit.result  // parameters, and how well they foretell the log beside those in use
public struct Fit: Sendable {
  /// Of fewer reviews on later days nothing is fitted: in simulations one fit in ten made it worse
  /// there, and those that made it better gained next to nothing.
  public static let fewestReviews = 400

  /// What the fit is at.
  private enum Stage: Equatable, Sendable {
    case searching
    /// The weights are found; how well they do as they are kept is still to be seen.
    case settling
    case done
  }

  private let log: FitLog
  private let inUse: Parameters
  private var stage = Stage.searching
  private var pass: FitPass
  private var search: FitSearch

  /// A fit to a log; nil where its reviews are too few.
  ///
  /// - Parameters:
  ///   - items: for each item its answers in their order.
  ///   - inUse: what the learner has now; the search begins with it.
  public init?(log items: [[RatedDay]], inUse: Parameters = Parameters()) {
    log = FitLog(items)
    guard log.scored >= Self.fewestReviews else { return nil }
    self.inUse = inUse
    pass = FitPass(inUse.weights)
    search = FitSearch(inUse.weights)
  }

  /// The reviews of a log that count for a fit: those on a later day than the one before.
  public static func reviews(in log: [[RatedDay]]) -> Int { FitLog(log).scored }

  /// Whether there is nothing left to do.
  public var isDone: Bool { stage == .done }

  /// How far it is, out of 100. How often the log must be read is not known before: most fits take
  /// four to eight times.
  public var share: Int32 {
    if isDone { return 100 }
    let passes = Double(search.passes) + Double(pass.group) / Double(log.groups.count)
    return Int32(100 * passes / (passes + 2))
  }

  /// Does a piece of the work, some thousand reviews at most.
  public mutating func advance() {
    guard !isDone, pass.advance(log) else { return }
    var next: [Double]?
    switch stage {
    case .searching:
      next = search.take(pass)
      if next == nil {
        next = search.settled(by: log.firsts)
        stage = .settling
      }
    case .settling: search.settle(pass)
    case .done: break
    }
    if let next { pass = FitPass(next) } else { stage = .done }
  }

  /// What came of it, or nil while it is not done.
  public var result: Fitted? {
    guard isDone, let first = search.first, let best = search.best else { return nil }
    // A gain that the number of free weights alone explains is noise (Akaike 1974).
    let isBetter = first.loss - best.loss > search.freedom
    let found = isBetter ? Parameters(search.weights) : nil
    let count = Double(log.scored)
    return Fitted(
      parameters: found ?? inUse, isBetter: found != nil, reviews: log.scored,
      lossBefore: first.loss / count, lossAfter: (found == nil ? first : best).loss / count)
  }
}

/// What came of a fit.
public struct Fitted: Equatable, Sendable {
  /// The weights that foretell the log best, to four places; those in use where none are surely better.
  public let parameters: Parameters
  /// Whether they are others than those in use.
  public let isBetter: Bool
  /// How many answers were foretold.
  public let reviews: Int
  /// The mean log loss of the weights in use on the log, in nats: 0 had every answer been foretold
  /// for sure.
  public let lossBefore: Double
  /// The mean log loss of `parameters`, never above `lossBefore`.
  public let lossAfter: Double
}
