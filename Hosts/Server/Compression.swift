import CZlib

/// Compression of what is made for one request: pages and API answers. Files are compressed when
/// they are built.
enum Compression {
  /// Below this a frame costs more than it saves.
  static let leastBytes = 1024

  /// The bytes as a gzip stream, or nil if the library has no memory for it.
  static func gzip(_ bytes: Bytes) -> Bytes? {
    var stream = z_stream()
    guard pipit_gzip_begin(&stream, 6) == Z_OK else { return nil }
    defer { deflateEnd(&stream) }
    let room = Int(deflateBound(&stream, UInt(bytes.count)))
    var isWhole = false
    let packed = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      stream.next_in = bytes.start.assumingMemoryBound(to: UInt8.self)
      stream.avail_in = UInt32(bytes.count)
      stream.next_out = buffer.baseAddress
      stream.avail_out = UInt32(room)
      isWhole = deflate(&stream, Z_FINISH) == Z_STREAM_END
      count = room - Int(stream.avail_out)
    }
    return isWhole ? Bytes(packed) : nil
  }
}
