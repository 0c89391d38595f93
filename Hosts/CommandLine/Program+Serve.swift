import PipitServer
import PipitVoice

extension Program {
  /// Serves the site until it is asked to stop.
  static func serve(_ words: [String]) throws(Words.Misunderstanding) -> Int32 {
    let words = try Words(words, of: "serve", known: ["port", "host", "site"])
    var options = ServerOptions(site: words["site"] ?? ".build/site")
    options.port = try words.number("port", in: 0...65_535) ?? options.port
    options.host = words["host"] ?? options.host
    options.voice = Voice()
    let pages = SitePages()
    let server = Server(
      options: options, pagesOf: { site, path, query, _ in pages.page(site, path, query) })
    return server.run()
  }
}
