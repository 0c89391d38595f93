import Glibc
import PipitBase
import PipitPractice

/// Where the built packs lie, and their bytes.
enum Packs {
  /// The folder of the packs: what PIPIT_PACKS names, else `.build/packs` in the nearest folder
  /// above the program that has one; the current folder does not matter.
  static func folder() -> String? {
    if let named = getenv("PIPIT_PACKS") { return String(cString: named) }
    guard let program = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(program) }
    return folder(above: String(cString: program))
  }

  /// The first `.build/packs` on the way from a path to the root.
  static func folder(above path: String) -> String? {
    var parts = path.split(separator: "/")
    while !parts.isEmpty {
      parts.removeLast()
      let folder = parts.map { "/" + $0 }.joined() + "/.build/packs"
      if access(folder, R_OK) == 0 { return folder }
    }
    return nil
  }

  /// The pack with this name in a folder, or nil where there is none.
  static func pack(_ name: String, in folder: String) -> Pack? {
    guard let bytes = bytes(ofFile: "\(folder)/\(name).pack") else { return nil }
    let hash = Dice.hash(String(decoding: bytes, as: UTF8.self))
    return Pack(name: name, version: String(hash, radix: 16), bytes: bytes)
  }

  private static func bytes(ofFile path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count < 0, errno == EINTR { continue }
      if count < 0 { return nil }
      bytes.append(contentsOf: chunk[..<count])
    }
  }
}
