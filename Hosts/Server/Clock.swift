import Glibc

/// The time, told in the forms the server needs.
enum Clock {
  /// Milliseconds that never run back.
  static var milliseconds: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }

  /// Now, as the `Date` header tells it: `Mon, 30 Nov 2026 06:49:46 GMT`.
  static var httpDate: String { text("%a, %d %b %Y %H:%M:%S GMT") }

  /// Now, as the log tells it: `2026-11-30T06:49:46Z`.
  static var logTime: String { text("%Y-%m-%dT%H:%M:%SZ") }

  private static func text(_ format: String) -> String {
    var seconds = time(nil)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 40) { buffer in
      let count = strftime(buffer.baseAddress!, buffer.count, format, &parts)
      return String(
        decoding: UnsafeRawBufferPointer(start: buffer.baseAddress, count: count), as: UTF8.self)
    }
  }
}
