import PipitBase

/// Columns of numbers as bytes. A column begins with the way it is written.
///
/// Small numbers are a byte each. Of large ones the low bytes come first and then the rest, as a column
/// again: a low byte is chance and the rest is not, so that each compresses by itself.
enum BlockNumbers {
  private static let same: UInt8 = 0
  private static let small: UInt8 = 1
  private static let halves: UInt8 = 2
  private static let long: UInt8 = 3
  /// A longer column has a byte for each number at least, so that no few bytes become a long column.
  private static let mostSame = 1_024

  static func write(_ numbers: [UInt64], to bytes: inout [UInt8]) {
    guard let first = numbers.first else { return }
    var most: UInt64 = 0
    var size = 0
    var isSame = true
    for number in numbers {
      most = max(most, number)
      size += length(number)
      isSame = isSame && number == first
    }
    if isSame && numbers.count <= mostSame {
      bytes.append(same)
      write(first, to: &bytes)
    } else if most < 256 {
      bytes.append(small)
      for number in numbers { bytes.append(UInt8(number)) }
    } else {
      var rest: [UInt8] = []
      write(numbers.map { $0 >> 8 }, to: &rest)
      // Halves compress better: they may be a little longer.
      if rest.count + numbers.count - numbers.count / 4 <= size {
        bytes.append(halves)
        for number in numbers { bytes.append(UInt8(truncatingIfNeeded: number)) }
        bytes += rest
      } else {
        bytes.append(long)
        for number in numbers { write(number, to: &bytes) }
      }
    }
  }

  /// A number in groups of seven bits, the low ones first (LEB128).
  static func write(_ number: UInt64, to bytes: inout [UInt8]) {
    var number = number
    while number > 127 {
      bytes.append(UInt8(truncatingIfNeeded: number) | 128)
      number >>= 7
    }
    bytes.append(UInt8(number))
  }

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

/// Bytes that are read from the front; every step that leads beyond their end is refused.
struct BlockBytes {
  let bytes: [UInt8]
  var place: Int

  mutating func number() throws(BlockError) -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while place < bytes.count, shift < 64 {
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
    guard place < bytes.count, level < 9 else { throw .damaged }
    let way = bytes[place]
    place += 1
    if way == 0 {
      guard count <= 1_024 else { throw .damaged }
      return Array(repeating: try number(), count: count)
    }
    guard count <= bytes.count - place else { throw .damaged }
    if way == 3 {
      var numbers = [UInt64](repeating: 0, count: count)
      for place in numbers.indices { numbers[place] = try number() }
      return numbers
    }
    guard way < 3 else { throw .damaged }
    let start = place
    place += count
    var numbers = way == 2 ? try self.numbers(count, level: level + 1) : []
    bytes.withUnsafeBufferPointer { bytes in
      if way == 1 {
        numbers = [UInt64](unsafeUninitializedCapacity: count) { room, filled in
          for step in 0..<count { room[step] = UInt64(bytes[start + step]) }
          filled = count
        }
      } else {
        numbers.withUnsafeMutableBufferPointer { numbers in
          for step in 0..<count {
            numbers[step] = numbers[step] << 8 | UInt64(bytes[start + step])
          }
        }
      }
    }
    return numbers
  }

  /// So many bytes.
  mutating func take(_ count: UInt64) throws(BlockError) -> ArraySlice<UInt8> {
    guard count <= UInt64(bytes.count - place) else { throw .damaged }
    let start = place
    place += Int(count)
    return bytes[start..<place]
  }
}
