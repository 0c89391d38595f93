import Glibc

/// Reading the site's folder.
enum Disk {
  /// What tells a file's states apart: it changes when the file is written or replaced.
  struct Stamp: Equatable {
    let seconds: Int
    let nanoseconds: Int
    let inode: UInt
    let bytes: Int
  }

  /// The stamp of a plain file, or nil if there is none.
  static func stamp(_ path: String) -> Stamp? {
    var facts = stat()
    guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    return Stamp(
      seconds: facts.st_mtim.tv_sec, nanoseconds: facts.st_mtim.tv_nsec, inode: facts.st_ino,
      bytes: Int(facts.st_size))
  }

  /// The whole of a plain file; nil where it cannot be read, or is a link to elsewhere.
  static func read(_ path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = Int(facts.st_size)
    var isWhole = true
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = Glibc.read(file, buffer.baseAddress! + count, size - count)
        if got < 0 && errno == EINTR { continue }
        guard got > 0 else { break }
        count += got
      }
      isWhole = count == size
    }
    return isWhole ? bytes : nil
  }

  /// The paths of all plain files below a folder, each beginning with a slash, sorted. Hidden ones
  /// and links are left out, so nothing outside the folder can be among them.
  static func files(below folder: String) -> [String] {
    var found: [String] = []
    var waiting = [""]
    while let place = waiting.popLast() {
      guard let entries = opendir(folder + place) else { continue }
      defer { closedir(entries) }
      while let entry = readdir(entries) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
          field.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        guard !name.hasPrefix(".") else { continue }
        var facts = stat()
        guard lstat("\(folder)\(place)/\(name)", &facts) == 0 else { continue }
        switch facts.st_mode & S_IFMT {
        case S_IFREG: found.append("\(place)/\(name)")
        case S_IFDIR: waiting.append("\(place)/\(name)")
        default: break
        }
      }
    }
    return found.sorted()
  }
}
