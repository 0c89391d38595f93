import Glibc

/// Looks at folders.
enum Folder {
  /// The folder that holds a path.
  static func above(_ path: String) -> String {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    while parts.count > 1, parts.last == "" { parts.removeLast() }
    parts.removeLast()
    if parts == [""] { return "/" }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// Whether a file or folder is there and can be read.
  static func isReadable(_ path: String) -> Bool {
    access(path, R_OK) == 0
  }

  /// The names in a folder, sorted, hidden ones left out; none where there is no folder.
  static func names(in folder: String) -> [String] {
    guard let open = opendir(folder) else { return [] }
    defer { closedir(open) }
    var names: [String] = []
    while let entry = readdir(open) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
