import Foundation

/// `worlds COUNT [SEED]`: so many random worlds, each with a seed of its own from the first one on. It
/// ends with one line, and fails at the first world whose devices do not agree.
@main struct Main {
  static func main() {
    let words = CommandLine.arguments.dropFirst().map { UInt64($0) }
    guard words.count == 1 || words.count == 2, let count = words[0], let seed = words.last ?? nil
    else {
      print("Usage: worlds COUNT [SEED]")
      exit(2)
    }
    let first = words.count == 2 ? seed : UInt64(Date().timeIntervalSince1970)
    var hash: UInt64 = 0
    for seed in first..<first + count {
      var world = World(seed: seed)
      switch world.run() {
      case .success(let state): hash = hash &* 31 &+ state
      case .failure(let fault):
        print("seed \(seed): \(fault.words); try: worlds 1 \(seed)")
        exit(1)
      }
    }
    print("\(count) worlds from seed \(first) agree: \(String(hash, radix: 16))")
  }
}
