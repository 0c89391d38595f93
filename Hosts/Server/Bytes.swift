/// Bytes that never change: a file held in memory, the body of an answer. Shared, never copied.
public final class Bytes: Equatable, @unchecked Sendable {
  let start: UnsafeMutableRawPointer
  /// How many there are.
  public let count: Int

  /// No bytes.
  public static let none = Bytes([])

  /// A copy of the array's bytes.
  public init(_ array: [UInt8]) {
    count = array.count
    start = UnsafeMutableRawPointer.allocate(byteCount: max(1, array.count), alignment: 1)
    array.withUnsafeBytes { source in
      if let base = source.baseAddress { start.copyMemory(from: base, byteCount: source.count) }
    }
  }

  /// The text as UTF-8.
  public convenience init(_ text: String) {
    self.init(Array(text.utf8))
  }

  deinit {
    start.deallocate()
  }

  /// The bytes as an array of their own.
  public var array: [UInt8] {
    Array(UnsafeRawBufferPointer(start: start, count: count))
  }

  /// The bytes as text; what is not UTF-8 becomes U+FFFD.
  public var text: String {
    String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// The 64-bit FNV-1a hash: tells versions of our own files apart, withstands no attacker.
  var fingerprint: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in UnsafeRawBufferPointer(start: start, count: count) {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return hash
  }

  /// Whether both hold the same bytes.
  public static func == (left: Bytes, right: Bytes) -> Bool {
    left === right
      || UnsafeRawBufferPointer(start: left.start, count: left.count)
        .elementsEqual(UnsafeRawBufferPointer(start: right.start, count: right.count))
  }
}
