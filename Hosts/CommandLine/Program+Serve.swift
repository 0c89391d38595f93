import Glibc
import PipitServer
import PipitVoice

extension Program {
  /// Serves the site until it is asked to stop.
  static func serve(_ words: [String]) throws(Words.Misunderstanding) -> Int32 {
    let words = try Words(
      words, of: "serve", known: ["port", "host", "site", "voice-cache", "voice-cache-size"])
    var options = ServerOptions(site: words["site"] ?? ".build/site")
    options.port = try words.number("port", in: 0...65_535) ?? options.port
    options.host = words["host"] ?? options.host
    options.voice = Voice()
    options.voiceFolder = words["voice-cache"] ?? cacheFolder.map { "\($0)/pipit/voices" }
    if options.voiceFolder == "none" { options.voiceFolder = nil }
    options.voiceMegabytes =
      try words.number("voice-cache-size", in: 1...1_000_000) ?? options.voiceMegabytes
    let pages = SitePages()
    let server = Server(
      options: options, pagesOf: { site, path, query, _ in pages.page(site, path, query) })
    let scores = ServedScores(pages)
    server.addLate(.post, "/api/scramble/verify") { request, site, answer in
      scores.verify(request, site, answer)
    }
    return server.run()
  }

  /// The user's folder for what can be made anew, by the XDG rules; nil where there is no home.
  private static var cacheFolder: String? {
    if let folder = variable("XDG_CACHE_HOME"), folder.hasPrefix("/") { return folder }
    return variable("HOME").map { "\($0)/.cache" }
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
