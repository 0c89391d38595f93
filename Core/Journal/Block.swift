import PipitBase

/// Entries of the journal as bytes: up to a thousand of them, an answer some 22 bytes and some seven once
/// a long log is compressed, and quick to read.
///
/// What stands at one place of the payloads lies together, and so do the moments, the numbers and the
/// parts of the ids: each column has like with like. A text is written once, and one that slashes
/// divide is made of the texts between them. What is known from something else is not written again: a
/// moment is told by the one before and the time that the answer took, the words of a sentence by the
/// last time it was asked. Nothing is lost: kinds and members that this version does not know, numbers
/// as they were written, and the order of members come back as they were.
///
///     let block = try JournalBlock(JournalBlock.bytes(of: entries))
///     block.entries == entries  // true
public struct JournalBlock: Sendable {
  /// So many entries make a block.
  public static let size = 1_000

  /// The entries, in the order in which they were given.
  public let entries: [Entry]

  /// Reads a block; bytes that are damaged are refused.
  public init(_ bytes: [UInt8]) throws(BlockError) {
    var reader = BlockReader(bytes)
    entries = try reader.entries()
  }

  /// The bytes of a block of these entries.
  public static func bytes(of entries: [Entry]) -> [UInt8] {
    var writer = BlockWriter()
    for entry in entries { writer.add(entry) }
    return writer.bytes
  }

  /// What each block begins with; the last byte is the format's number.
  static let mark: [UInt8] = [0x50, 0x4a, 0x42, 0x01]

  /// The 32-bit FNV-1a hash (Fowler, Noll, Vo) of what stands behind the mark and the hash itself.
  static func hash(_ bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBufferPointer { bytes in
      var hash: UInt32 = 0x811c_9dc5
      var place = mark.count + 4
      while place < bytes.count {
        hash = (hash ^ UInt32(bytes[place])) &* 0x0100_0193
        place += 1
      }
      return hash
    }
  }

  /// Writes the hash into its place.
  static func seal(_ bytes: inout [UInt8]) {
    let hash = hash(bytes)
    for place in 0..<4 { bytes[4 + place] = UInt8(truncatingIfNeeded: hash >> (8 * UInt32(place))) }
  }
}

/// Why bytes are no block.
public enum BlockError: Error, Equatable, Sendable {
  /// They do not begin as a block does.
  case foreign
  /// They are not what was written.
  case damaged
}
