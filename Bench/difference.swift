// The difference of two pages of 400 elements, timed natively and in the browser. Its floor is the
// comparison of two equal pages, which looks at every node once and tells nothing.

import PipitBase
import PipitMarkup

/// A page of a heading, a list of 99 keyed rows of four elements each, and two lines below: 400
/// elements. The second version turns ten rows round, takes three away, brings three new ones and
/// gives every fifth row another text and another class.
func page(version: Int) -> Markup {
  let numbers =
    version == 1
    ? Array(0..<99)
    : Array(0..<10) + (10..<20).reversed() + Array(20..<40) + Array(43..<99) + [200, 201, 202]
  let rows = numbers.map { number in
    let isChanged = version == 2 && number % 5 == 0
    return element("li") {
      element("span") { "Letter \(number)" }.class(isChanged ? "right" : "open")
      element("b") { isChanged ? "Bravo \(number)" : "Alfa \(number)" }
      element("button") { "Hear it" }.attribute("value", "hear \(number)")
    }.key("row \(number)")
  }
  return .group([
    element("h1") { "Letters" }, element("ul") { Markup.group(rows) },
    element("p") { "Version \(version)" },
    element("p") { "The end" },
  ])
}

/// The pages are made once; only the difference of the two is timed.
struct Bench {
  let first = page(version: 1)
  let again = page(version: 1)
  let second = page(version: 2)
  let shown: Page

  init() { shown = Page(first) }

  /// There and back, so that two differences are told a time.
  func differ(times: Int32) -> Int32 {
    var page = shown
    var count = 0
    for _ in 0..<times { count += page.become(second).count + page.become(first).count }
    return Int32(truncatingIfNeeded: count)
  }

  func compare(times: Int32) -> Int32 {
    var count = 0
    for _ in 0..<times { count += (first == again ? 1 : 0) + (again == first ? 1 : 0) }
    return Int32(truncatingIfNeeded: count)
  }
}

#if arch(wasm32)
  private let bench = Bench()

  /// As often as told: what changed, there and back.
  @_expose(wasm, "differ") @_cdecl("differ")
  public func differ(_ times: Int32) -> Int32 { bench.differ(times: times) }
  /// As often as told: whether equal pages are equal, from either side.
  @_expose(wasm, "compare") @_cdecl("compare")
  public func compare(_ times: Int32) -> Int32 { bench.compare(times: times) }
#else
  /// Prints the best microseconds of one difference and of one comparison, and the patches of one.
  @main struct Main {
    static func main() {
      let bench = Bench()
      print(
        best { bench.differ(times: 10) }, best { bench.compare(times: 10) },
        bench.differ(times: 1))
    }

    static func best(_ work: () -> Int32) -> Double {
      var best = Double.infinity
      for _ in 0..<100 {
        let time = ContinuousClock().measure { _ = work() }
        best = min(best, Double(time.components.attoseconds) / 1e12 / 20)
      }
      return best
    }
  }
#endif
