/// Names made from bytes: other bytes, another name.
enum ContentName {
  /// 128 bits in 32 hexadecimal digits: two passes of 64-bit FNV-1a from different beginnings, the
  /// second from the back. It names files for caches and guards against nothing: what must not be
  /// forged needs a cryptographic hash.
  static func name(of bytes: [UInt8]) -> String {
    let forward = hash(bytes, from: 0xcbf2_9ce4_8422_2325)
    let backward = hash(bytes.reversed(), from: 0x6c62_272e_07bb_0142)
    return digits(forward) + digits(backward)
  }

  private static func hash(_ bytes: some Sequence<UInt8>, from start: UInt64) -> UInt64 {
    var hash = start
    for byte in bytes {
      hash ^= UInt64(byte)
      hash &*= 0x100_0000_01b3
    }
    return hash
  }

  private static func digits(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
