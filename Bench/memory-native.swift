import Foundation
import PipitMemory

/// `memory bits` prints one number for the bits of 24,000 reviews; `memory LOG` prints the reviews
/// a second of a replay, and how often a second the four futures of an item are computed.
@main struct Main {
  static func main() {
    guard CommandLine.arguments.count == 2 else { exit(2) }
    let asked = CommandLine.arguments[1]
    if asked == "bits" { return print(bits()) }
    guard let table = FileManager.default.contents(atPath: asked) else { exit(2) }
    let histories = histories(Array(table))
    let items = Asked(Array(table))
    let reviews = log(Array(table)).reduce(0) { $0 + $1.count }
    var (replay, futures) = (Double.infinity, Double.infinity)
    var sum: Int64 = 0
    for _ in 0..<60 {
      replay = min(replay, seconds { sum &+= Int64(Scheduler().replay(histories).count) })
      futures = min(futures, seconds { sum &+= items.futures() })
    }
    print(Double(reviews) / replay, Double(items.count) / futures, sum)
  }

  /// The processor's time, so that what else the machine does counts for little.
  private static func seconds(_ work: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let began = now()
    work()
    return now() - began
  }
}
