import PipitBase

/// Columns of numbers as bytes. A column begins with the way it is written.
///
/// Small numbers are a byte each. Of large ones the low bytes lie with those of all other columns, at the
/// end of the block, and here is the rest, as a column again: a low byte is chance and the rest is not, so
/// that each compresses by itself.
struct BlockNumbers {
  private(set) var bytes: [UInt8] = []
  private var lows: [UInt8] = []

  private static let same: UInt8 = 0
  private static let small: UInt8 = 1
  private static let halves: UInt8 = 2
  private static let long: UInt8 = 3
  private static let even: UInt8 = 4
  /// From here on numbers of one bit, of two and of four, eight, four and two in a byte.
  private static let packed: UInt8 = 5
  /// A longer column has a byte for each number at least, so that no few bytes become a long column.
  private static let mostSame = 1_024

  /// Numbers and low bytes, one after the other.
  var all: [UInt8] { bytes + lows }

  mutating func write(_ numbers: [UInt64]) {
    guard let first = numbers.first else { return }
    var most: UInt64 = 0
    var least = first
    var size = 0
    var isSame = true
    var isEven = true
    for number in numbers {
      most = max(most, number)
      least = min(least, number)
      size += Self.length(number)
      isSame = isSame && number == first
      isEven = isEven && number & 1 == 0
    }
    if isSame && numbers.count <= Self.mostSame {
      bytes.append(Self.same)
      write(first)
    } else if most > 1 && isEven {
      bytes.append(Self.even)
      write(numbers.map { $0 >> 1 })
    } else if let bits = least < 1 << 63 ? Self.bits(most - least) : nil {
      bytes.append(Self.packed + UInt8(bits >> 1))
      write(least)
      pack(numbers, least, bits)
    } else if most < 256 {
      bytes.append(Self.small)
      for number in numbers { bytes.append(UInt8(number)) }
    } else {
      var rest = BlockNumbers()
      rest.write(numbers.map { $0 >> 8 })
      // Halves compress better: they may be a little longer.
      if rest.bytes.count + rest.lows.count + numbers.count - numbers.count / 4 <= size {
        bytes.append(Self.halves)
        for number in numbers { lows.append(UInt8(truncatingIfNeeded: number)) }
        bytes += rest.bytes
        lows += rest.lows
      } else {
        bytes.append(Self.long)
        for number in numbers { write(number) }
      }
    }
  }

  /// A number in groups of seven bits, the low ones first (LEB128).
  mutating func write(_ number: UInt64) {
    var number = number
    while number > 127 {
      bytes.append(UInt8(truncatingIfNeeded: number) | 128)
      number >>= 7
    }
    bytes.append(UInt8(number))
  }

  /// How few bits numbers up to one need, where several go into a byte.
  private static func bits(_ most: UInt64) -> Int? {
    most < 2 ? 1 : most < 4 ? 2 : most < 16 ? 4 : nil
  }

  private mutating func pack(_ numbers: [UInt64], _ least: UInt64, _ bits: Int) {
    var byte: UInt64 = 0
    var used = 0
    for number in numbers {
      byte |= (number - least) << UInt64(used)
      used += bits
      if used == 8 {
        bytes.append(UInt8(byte))
        byte = 0
        used = 0
      }
    }
    if used > 0 { bytes.append(UInt8(byte)) }
  }

  /// Writes other columns behind these.
  mutating func write(_ other: BlockNumbers) {
    bytes += other.bytes
    lows += other.lows
  }

  mutating func write(bytes more: [UInt8]) { bytes += more }

  private static func length(_ number: UInt64) -> Int {
    var length = 1
    var number = number >> 7
    while number > 0 {
      length += 1
      number >>= 7
    }
    return length
  }
}

/// Bytes that are read from the front, and low bytes from another place on; every step that leads beyond
/// the end of either is refused.
struct BlockBytes {
  let bytes: [UInt8]
  var place: Int
  /// Where the low bytes begin, and where those that have not been read do.
  private(set) var end: Int
  private(set) var lows: Int

  init(_ bytes: [UInt8], from place: Int) {
    self.bytes = bytes
    self.place = place
    end = bytes.count
    lows = bytes.count
  }

  /// Says how long what stands before the low bytes is.
  mutating func setLength(_ length: UInt64) throws(BlockError) {
    guard length <= UInt64(bytes.count - place) else { throw .damaged }
    end = place + Int(length)
    lows = end
  }

  /// Whether all has been read.
  var isDone: Bool { place == end && lows == bytes.count }

  mutating func number() throws(BlockError) -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while place < end, shift < 64 {
      let byte = bytes[place]
      place += 1
      number |= UInt64(byte & 127) << shift
      if byte < 128 { return number }
      shift += 7
    }
    throw .damaged
  }

  /// A number below a limit, such as a place in a list.
  mutating func number(below limit: Int) throws(BlockError) -> Int {
    let number = try number()
    guard number < UInt64(limit) else { throw .damaged }
    return Int(number)
  }

  /// A column of so many numbers.
  mutating func numbers(_ count: Int, level: Int = 0) throws(BlockError) -> [UInt64] {
    if count == 0 { return [] }
    // Eight low bytes, and the numbers halved before each and after them.
    guard place < end, level < 18 else { throw .damaged }
    let way = bytes[place]
    place += 1
    if way == 0 {
      guard count <= 1_024 else { throw .damaged }
      return Array(repeating: try number(), count: count)
    }
    if way == 2 {
      guard count <= bytes.count - lows else { throw .damaged }
      let start = lows
      lows += count
      var numbers = try self.numbers(count, level: level + 1)
      bytes.withUnsafeBufferPointer { bytes in
        numbers.withUnsafeMutableBufferPointer { numbers in
          for step in 0..<count {
            numbers[step] = numbers[step] << 8 | UInt64(bytes[start + step])
          }
        }
      }
      return numbers
    }
    if way == 4 {
      var numbers = try self.numbers(count, level: level + 1)
      numbers.withUnsafeMutableBufferPointer { numbers in
        for step in 0..<count { numbers[step] <<= 1 }
      }
      return numbers
    }
    if way > 4 { return try packed(count, bits: way) }
    guard count <= end - place else { throw .damaged }
    if way == 3 {
      var numbers = [UInt64](repeating: 0, count: count)
      for place in numbers.indices { numbers[place] = try number() }
      return numbers
    }
    let start = place
    place += count
    return bytes.withUnsafeBufferPointer { bytes in
      [UInt64](unsafeUninitializedCapacity: count) { room, filled in
        for step in 0..<count { room[step] = UInt64(bytes[start + step]) }
        filled = count
      }
    }
  }

  private mutating func packed(_ count: Int, bits way: UInt8) throws(BlockError) -> [UInt64] {
    guard way < 8 else { throw .damaged }
    let shift = Int(way - 5)
    let least = try number()
    let size = (count + (8 >> shift) - 1) >> (3 - shift)
    guard size <= end - place, least < 1 << 63 else { throw .damaged }
    let start = place
    place += size
    let mask: UInt8 = shift == 0 ? 1 : shift == 1 ? 3 : 15
    return bytes.withUnsafeBufferPointer { bytes in
      [UInt64](unsafeUninitializedCapacity: count) { room, filled in
        for step in 0..<count {
          let place = step << shift
          let byte = bytes[start + (place >> 3)] >> UInt8(place & 7)
          room[step] = least + UInt64(byte & mask)
        }
        filled = count
      }
    }
  }

  /// So many bytes.
  mutating func take(_ count: UInt64) throws(BlockError) -> ArraySlice<UInt8> {
    guard count <= UInt64(end - place) else { throw .damaged }
    let start = place
    place += Int(count)
    return bytes[start..<place]
  }
}
