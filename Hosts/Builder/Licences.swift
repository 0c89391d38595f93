import Foundation
import PipitBase

/// What others made and the app carries, with the notices that must go with it.
enum Licences {
  struct Licence {
    let name: String
    let what: String
    let licence: String
    let notice: String
  }

  /// The licences whose notices are at hand on this machine.
  static var all: [Licence] {
    [
      licence(
        "SCOWL", "the list of common English words", "SCOWL's own, permissive",
        ["/usr/share/doc/scowl/copyright"]),
      licence(
        "Swift", "the standard library inside the module",
        "Apache 2.0 with Runtime Library Exception", swiftLicences),
      licence(
        "wasi-libc", "functions of the C library inside the module", "MIT and others",
        ["/usr/share/doc/wasi-libc/copyright"]),
      licence(
        "LLVM compiler-rt", "arithmetic inside the module", "Apache 2.0 with LLVM Exceptions",
        Disk.files(in: "/usr/share/doc").filter {
          $0.contains("/libclang-rt-") && $0.hasSuffix("wasm32")
        }.map { $0 + "/copyright" }),
    ].compactMap { $0 }
  }

  static func json(_ licences: [Licence]) -> JSON {
    .list(
      licences.map {
        .object([
          .init("name", .text($0.name)), .init("what", .text($0.what)),
          .init("licence", .text($0.licence)), .init("notice", .text($0.notice)),
        ])
      })
  }

  private static func licence(
    _ name: String, _ what: String, _ licence: String, _ paths: [String]
  ) -> Licence? {
    guard let notice = paths.lazy.compactMap({ Disk.read($0) }).first else { return nil }
    return Licence(
      name: name, what: what, licence: licence, notice: String(decoding: notice, as: UTF8.self))
  }

  /// Beside the compiler that is in the path.
  private static var swiftLicences: [String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { folder in
      URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("share/swift/LICENSE.txt").path
    }
  }
}
