// The words of a pack looked up, natively and in the browser.

import PipitBase
import PipitLexicon

/// Words to look up: all of a pack in a random order, each second with another letter in its middle.
struct LookUp {
  let pack: WordPack
  private(set) var asked: [String] = []

  init(_ bytes: [UInt8]) throws(PackError) {
    pack = try WordPack(bytes)
    var dice = Dice(seed: 1)
    for (place, word) in dice.shuffled(pack.all).enumerated() {
      var letters = word.text.bytes
      if place % 2 == 1 { letters[letters.count / 2] = UInt8(0x61 + dice.roll(below: 26)) }
      asked.append(String(decoding: letters, as: UTF8.self))
    }
  }

  /// Looks each up once; how many are words.
  func look() -> Int32 {
    var count: Int32 = 0
    for word in asked where pack.contains(word) { count += 1 }
    return count
  }
}
