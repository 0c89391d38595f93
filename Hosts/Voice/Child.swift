import Glibc

/// A program run as a child: no shell, fixed arguments, text in, bytes out, and never too long.
enum Child {
  /// What the program wrote, or nil where it failed, ran too long or wrote too much.
  static func output(
    of program: String, _ arguments: [String], input: [UInt8], milliseconds: Int64, mostBytes: Int
  ) -> [UInt8]? {
    guard let stdin = Pipe(), let stdout = Pipe(),
      let id = start(program, arguments, stdin: stdin.reader, stdout: stdout.writer)
    else { return nil }
    // The text fits the pipe, and the pipe has a reader here, so this neither waits nor fails.
    let isWritten = input.withUnsafeBytes { write(stdin.writer, $0.baseAddress, $0.count) }
    stdin.close()
    stdout.closeWriter()
    let deadline = Clock.milliseconds + milliseconds
    let bytes = isWritten == input.count ? read(stdout.reader, until: deadline, mostBytes) : nil
    let isDone = end(id, by: bytes == nil ? 0 : deadline)
    return isDone ? bytes : nil
  }

  /// Two ends of a pipe, closed with it. It is a pair of sockets: they can be made such that no
  /// program started by another thread at that moment holds them open, and `pipe2` is not at hand.
  private final class Pipe {
    private(set) var reader: Int32 = -1
    private(set) var writer: Int32 = -1

    private static let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)

    init?() {
      var ends: [Int32] = [-1, -1]
      guard socketpair(AF_UNIX, Self.kind, 0, &ends) == 0 else { return nil }
      (reader, writer) = (ends[0], ends[1])
    }

    deinit { close() }

    func close() {
      closeWriter()
      if reader >= 0 { Glibc.close(reader) }
      reader = -1
    }

    func closeWriter() {
      if writer >= 0 { Glibc.close(writer) }
      writer = -1
    }
  }

  private static func start(
    _ program: String, _ arguments: [String], stdin: Int32, stdout: Int32
  ) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, stdin, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, stdout, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // What this process ignores or blocks, the child would: it must end when nobody reads.
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    let words = ([program] + arguments).map { strdup($0) }
    let environment = [strdup("LC_ALL=C.UTF-8")]
    defer { for word in words + environment { free(word) } }
    var id = pid_t()
    let status = posix_spawn(
      &id, program, &actions, &attributes, words + [nil], environment + [nil])
    return status == 0 ? id : nil
  }

  private static func read(_ reader: Int32, until deadline: Int64, _ most: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      var waiting = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
      let left = deadline - Clock.milliseconds
      guard left > 0 else { return nil }
      let isReady = poll(&waiting, 1, Int32(left))
      if isReady < 0, errno == EINTR { continue }
      guard isReady == 1 else { return nil }
      let count = Glibc.read(reader, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0, bytes.count + count <= most else { return nil }
      guard count > 0 else { return bytes }
      bytes.append(contentsOf: chunk[..<count])
    }
  }

  /// Waits for the program's end, and ends it where it is late. Returns whether all went well.
  private static func end(_ id: pid_t, by deadline: Int64) -> Bool {
    var status: Int32 = 0
    while true {
      let ended = waitpid(id, &status, WNOHANG)
      if ended == id { return status == 0 }
      guard ended == 0 || errno == EINTR else { return false }
      guard Clock.milliseconds < deadline else { break }
      usleep(500)
    }
    kill(id, SIGKILL)
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return false
  }
}
