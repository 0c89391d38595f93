/// A repeatable source of chance: the same seed rolls the same numbers on every machine.
///
/// The standard library's `shuffled` draws by the width of `Int`, so one seed deals differently in
/// a 32-bit browser and on a 64-bit server. Everything here counts in 64 bits. The generator is
/// SplitMix64 (Steele, Lea, Flood: "Fast Splittable Pseudorandom Number Generators", 2014).
///
///     var dice = Dice(seed: 1_234_567)
///     dice.roll()  // 6457827717110365317
public struct Dice: Equatable, Sendable {
  private var state: UInt64

  /// Dice that roll the sequence of `seed`.
  public init(seed: UInt64) {
    state = seed
  }

  /// Dice for a piece of text, by its 64-bit FNV-1a hash (Fowler, Noll, Vo).
  public init(text: String) {
    state = Self.hash(text)
  }

  /// The 64-bit FNV-1a hash of the text's UTF-8 bytes.
  public static func hash(_ text: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.bytes {
      hash ^= UInt64(byte)
      hash &*= 0x100_0000_01b3
    }
    return hash
  }

  /// The next 64 random bits.
  public mutating func roll() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, not including, `limit`, each as likely as any other.
  ///
  /// Draws again while a roll falls in the uneven remainder, so there is no bias.
  public mutating func roll(below limit: Int) -> Int {
    precondition(limit > 0, "Dice need at least one side")
    let limit = UInt64(limit)
    let uneven = (UInt64.max % limit + 1) % limit
    var rolled = roll()
    while rolled > UInt64.max - uneven { rolled = roll() }
    return Int(rolled % limit)
  }

  /// The elements in random order (Fisher–Yates, from the back).
  public mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    for place in stride(from: elements.count - 1, to: 0, by: -1) {
      elements.swapAt(place, roll(below: place + 1))
    }
    return elements
  }

  /// One of the elements, or nil where there is none.
  public mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[roll(below: elements.count)]
  }
}
