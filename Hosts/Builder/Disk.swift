import Foundation

/// Reading and writing files, with errors that say which and why.
enum Disk {
  /// The bytes of a file, or nil where it cannot be read.
  static func read(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { Array($0) }
  }

  /// The bytes of a source; of one that is too large just as many as show it.
  static func readSource(_ path: String) -> [UInt8]? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    return (try? file.read(upToCount: YAML.largest + 1)).map { Array($0) } ?? []
  }

  /// The paths in a folder, sorted by their bytes; none where it cannot be read.
  static func files(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { "\(folder)/\($0)" }
  }

  /// The files below a folder, by their paths inside it, sorted.
  static func filesBelow(_ folder: String) -> [String] {
    var found: [String] = []
    for path in files(in: folder) {
      let name = String(path.dropFirst(folder.count + 1))
      if isFolder(path) {
        found += filesBelow(path).map { "\(name)/\($0)" }
      } else {
        found.append(name)
      }
    }
    return found
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Writes a file whole or not at all, making its folder.
  static func write(_ bytes: [UInt8], to path: String) throws(Builder.BuildError) {
    do {
      let url = URL(fileURLWithPath: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url, options: .atomic)
    } catch {
      throw .failed("cannot write \(path): \(error.localizedDescription)")
    }
  }

  static func remove(_ path: String) throws(Builder.BuildError) {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw .failed("cannot remove \(path): \(error.localizedDescription)")
    }
  }
}
