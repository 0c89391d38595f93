import PipitApp
import PipitBase
import PipitPractice

extension Program {
  /// Answers the browser's messages natively: one a line in; the answer, then the page as a JSON
  /// text, a line each, out. A `pack` message gets the pack's bytes from the packs at hand.
  ///
  /// The tests play one transcript here and in the module and compare the bytes.
  static func messages(_ words: [String]) throws(Words.Misunderstanding) -> Int32 {
    _ = try Words(words, of: "messages", known: [])
    let folder = Packs.folder()
    let instance = Instance()
    var lines = LineSplitter(limit: 8 << 20)
    while true {
      let bytes = Streams.read()
      let whole = bytes.isEmpty ? lines.finish().map { [$0] } ?? [] : lines.take(bytes)
      for case .whole(let line) in whole {
        Streams.write(instance.answer(line + file(for: line, in: folder)))
        Streams.write([UInt8(ascii: "\n")])
        Streams.print(JSON.text(instance.html).written)
      }
      if bytes.isEmpty { return 0 }
    }
  }

  /// The bytes that follow a `pack` message.
  private static func file(for line: [UInt8], in folder: String?) -> [UInt8] {
    guard let message = try? JSON(parsing: line), message["kind"]?.text == "pack",
      let name = message["name"]?.text, let folder, let pack = Packs.pack(name, in: folder)
    else { return [] }
    return [0] + pack.bytes
  }
}
