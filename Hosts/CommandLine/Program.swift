/// The program `pipit`: a command with its options, done, and the exit status.
public enum Program {
  /// The version of the program.
  public static let version = "0.1.0"

  /// Does what the words ask, the program's own name left out.
  ///
  /// - Returns: 0, 1 where it could not be done, 2 where the words are not understood. Either is
  ///   told in one line on standard error.
  public static func run(_ words: [String]) -> Int32 {
    do throws(Words.Misunderstanding) {
      return try run(words.first ?? "help", Array(words.dropFirst()))
    } catch {
      Streams.complain("pipit: \(error.message)")
      return 2
    }
  }

  private static func run(
    _ command: String, _ words: [String]
  ) throws(Words.Misunderstanding) -> Int32 {
    switch command {
    case "help", "--help", "-h": return help()
    case "version", "--version": return try version(words)
    case "check": return try check(words)
    case "build": return try build(words)
    case "site": return try site(words)
    case "serve": return try serve(words)
    case "play": return try play(words)
    case "define": return try define(words)
    case "eval": return try evaluate(words)
    case "messages": return try messages(words)
    default:
      throw Words.Misunderstanding(
        message: "there is no command “\(command)”; pipit help lists what there is")
    }
  }

  private static func help() -> Int32 {
    Streams.print(helpText)
    return 0
  }

  private static func version(_ words: [String]) throws(Words.Misunderstanding) -> Int32 {
    _ = try Words(words, of: "version", known: [])
    Streams.print("pipit \(version)")
    return 0
  }

  private static func evaluate(_ words: [String]) throws(Words.Misunderstanding) -> Int32 {
    _ = try Words(words, of: "eval", known: [])
    var evaluator = Evaluator(shelf: Shelf(folder: Packs.folder()))
    while true {
      let bytes = Streams.read()
      let answers = bytes.isEmpty ? evaluator.finish() : evaluator.take(bytes)
      guard Streams.write(answers), !bytes.isEmpty else { return 0 }
    }
  }

  private static let helpText = """
    Usage: pipit COMMAND [OPTIONS]

      serve     serve the app: serve [--port 8080] [--host 127.0.0.1] [--site .build/site]
                [--voice-cache FOLDER] [--voice-cache-size 200]; what was spoken is kept in
                FOLDER, ~/.cache/pipit/voices where none is given, within so many megabytes;
                “none” keeps it in memory alone
      play      practise in the terminal: play alphabet [--alphabet nato] [--way choose]
                [--set letters] [--seed N]; ways: choose, type, letter, hear, read, readback,
                write. Or play sentence --course es-from-en --lesson cafe [--way tiles]; ways:
                tiles, blank, type
      define    what an English word means: define geese [--json]
      eval      answer functions: one JSON object a line in, one answer a line out;
                {"function":"help"} lists the functions
      check     check a content folder, or some of its files: check [Content] [FILE…]
      build     make the packs: build [--content Content] [--out .build/packs]
                [--lexicon .build/lexicon]
      site      make the served folder: site [--web Web] [--wasm .build/wasm/pipit.wasm]
                [--packs .build/packs] [--fonts .build/fonts] [--out .build/site]
                [--styles A.css,B]
      messages  answer the browser's messages natively: one a line in; answer and page out
      help      this text
      version   the version
    """
}
