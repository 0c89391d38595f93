/// The places of keys, such as those of a page's elements.
///
/// A dictionary of strings costs a microsecond and more a key in the browser; a page has up to some
/// hundred keys and is compared at every press. This table hashes bytes and is only added to.
public struct KeyTable: Sendable {
  private var keys: [String] = []
  private var hashes: [UInt32] = []
  private var places: [Int] = []
  /// For each slot one more than the position of its key, or 0. Their number is a power of two.
  private var slots: [Int32] = []

  /// A table without keys.
  public init() {}

  /// Notes where a key stands; false where the key is there already.
  @inline(never)
  public mutating func insert(_ key: String, at place: Int) -> Bool {
    if (keys.count + 1) * 2 > slots.count { grow() }
    let hash = Self.hash(key)
    let slot = slot(of: key, hash)
    guard slots[slot] == 0 else { return false }
    keys.append(key)
    hashes.append(hash)
    places.append(place)
    slots[slot] = Int32(keys.count)
    return true
  }

  /// Where the key stands.
  @inline(never)
  public func place(of key: String) -> Int? {
    if slots.isEmpty { return nil }
    let position = slots[slot(of: key, Self.hash(key))]
    return position == 0 ? nil : places[Int(position) - 1]
  }

  private func slot(of key: String, _ hash: UInt32) -> Int {
    let mask = UInt32(slots.count - 1)
    var slot = hash & mask
    while slots[Int(slot)] != 0 {
      let position = Int(slots[Int(slot)]) - 1
      if hashes[position] == hash && keys[position].hasSameBytes(as: key) { break }
      slot = (slot + 1) & mask
    }
    return Int(slot)
  }

  private mutating func grow() {
    let size = max(16, slots.count * 2)
    slots = Array(repeating: 0, count: size)
    for position in hashes.indices {
      var slot = hashes[position] & UInt32(size - 1)
      while slots[Int(slot)] != 0 { slot = (slot + 1) & UInt32(size - 1) }
      slots[Int(slot)] = Int32(position + 1)
    }
  }

  /// The 32-bit FNV-1a hash (Fowler, Noll, Vo).
  private static func hash(_ key: String) -> UInt32 {
    var key = key
    return key.withUTF8 { bytes in
      var hash: UInt32 = 0x811c_9dc5
      for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
      return hash
    }
  }
}

extension String {
  /// Whether both are written with the same bytes. `==` takes é for e with a mark: on the page
  /// that is a change.
  @inline(never)
  public func hasSameBytes(as other: String) -> Bool {
    if utf8.count != other.utf8.count { return false }
    var one = self
    var other = other
    return one.withUTF8 { one in
      other.withUTF8 { other in
        for position in 0..<one.count where one[position] != other[position] { return false }
        return true
      }
    }
  }
}
