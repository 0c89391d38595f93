import Foundation
import PipitMemory

/// `fit LOG` prints the seconds of the best fit, the longest piece in seconds, the bits of the result,
/// and the weights.
@main struct Main {
  static func main() {
    guard CommandLine.arguments.count == 2,
      let table = FileManager.default.contents(atPath: CommandLine.arguments[1])
    else { exit(2) }
    let log = log(Array(table))
    var best = Double.infinity
    var longest = Double.infinity
    var result: Fitted?
    for _ in 0..<20 {
      let clock = ContinuousClock()
      var worst = 0.0
      let time = clock.measure {
        guard var fit = Fit(log: log) else { exit(3) }
        while !fit.isDone { worst = max(worst, seconds(clock.measure { fit.advance() })) }
        result = fit.result
      }
      best = min(best, seconds(time))
      longest = min(longest, worst)
    }
    guard let result else { exit(3) }
    print(best, longest, bits(result), result.lossBefore, result.lossAfter)
    print(result.parameters.weights.map { "\($0)" }.joined(separator: " "))
  }

  private static func seconds(_ time: Duration) -> Double {
    Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
  }
}
