/// The places of keys, such as those of a page's elements.
///
/// A dictionary of strings costs a microsecond and more a key in the browser; a page has up to some
/// hundred keys and is compared at every press. This table hashes bytes and is only added to.
public struct KeyTable: Sendable {
  private var keys: [String] = []
  private var places: [Int] = []
  /// For each slot the hash of its key, and in the low half one more than the key's position; or 0.
  /// Their number is a power of two.
  private var slots: [UInt64] = []

  /// A table without keys.
  public init() {}

  /// Notes where a key stands; false where the key is there already.
  @inline(never)
  public mutating func insert(_ key: String, at place: Int) -> Bool {
    let count = keys.count
    _ = self.place(of: key, orAt: place)
    return keys.count > count
  }

  /// Where the key stands; one that is not there yet stands at the given place from now on.
  @inline(never)
  public mutating func place(of key: String, orAt place: Int) -> Int {
    if (keys.count + 1) * 2 > slots.count { grow(to: slots.count * 2) }
    let hash = Self.hash(key)
    let slot = slot(of: key, hash)
    if slots[slot] != 0 { return places[Self.position(slots[slot])] }
    keys.append(key)
    places.append(place)
    slots[slot] = UInt64(hash) << 32 | UInt64(keys.count)
    return place
  }

  /// Where the key stands.
  @inline(never)
  public func place(of key: String) -> Int? {
    if slots.isEmpty { return nil }
    let slot = slots[slot(of: key, Self.hash(key))]
    return slot == 0 ? nil : places[Self.position(slot)]
  }

  /// Makes room for so many more keys.
  public mutating func reserve(_ count: Int) {
    var size = max(16, slots.count)
    while size < (keys.count + count) * 2 { size *= 2 }
    if size == slots.count { return }
    keys.reserveCapacity(keys.count + count)
    places.reserveCapacity(keys.count + count)
    grow(to: size)
  }

  private static func position(_ slot: UInt64) -> Int {
    Int(truncatingIfNeeded: slot & 0xffff_ffff) - 1
  }

  private func slot(of key: String, _ hash: UInt32) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      if UInt32(truncatingIfNeeded: slots[slot] >> 32) == hash,
        keys[Self.position(slots[slot])].hasSameBytes(as: key)
      {
        break
      }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private mutating func grow(to size: Int) {
    let old = slots
    slots = Array(repeating: 0, count: max(16, size))
    let mask = slots.count - 1
    for full in old where full != 0 {
      var slot = Int(truncatingIfNeeded: full >> 32) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = full
    }
  }

  /// A hash of the bytes, eight at a time: each is multiplied in, and the high half folded down.
  private static func hash(_ key: String) -> UInt32 {
    key.withBytes { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      var hash = UInt64(bytes.count)
      var place = 0
      while place + 8 <= bytes.count {
        hash = mixed(hash ^ raw.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        place += 8
      }
      var rest: UInt64 = 0
      while place < bytes.count {
        rest = rest << 8 | UInt64(bytes[place])
        place += 1
      }
      return UInt32(truncatingIfNeeded: mixed(hash ^ rest))
    }
  }

  private static func mixed(_ hash: UInt64) -> UInt64 {
    let product = hash &* 0x9e37_79b9_7f4a_7c15
    return product ^ (product >> 32)
  }
}

extension String {
  /// Whether both are written with the same bytes. `==` takes é for e with a mark: on the page
  /// that is a change.
  @inline(never)
  public func hasSameBytes(as other: String) -> Bool {
    if utf8.count != other.utf8.count { return false }
    return withBytes { one in
      other.withBytes { other in
        for position in 0..<one.count where one[position] != other[position] { return false }
        return true
      }
    }
  }
}
