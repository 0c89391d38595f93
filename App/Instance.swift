import PipitBase
import PipitJournal
import PipitMarkup
import PipitMemory
import PipitPractice

/// One running copy of the app for a host that speaks in messages: JSON in, JSON out.
///
/// A browser runs it as WebAssembly and the tests run it natively; the same messages give the same
/// bytes on both.
public final class Instance {
  private let app = App()
  private var page: Page?
  /// The page that the host shows already, printed by a server: it stays while the packs are on
  /// their way, so that what is typed into it is not lost.
  private var printed: Route?
  /// What this instance does for another one, in a worker.
  var work: Fit?

  /// An instance that waits for its `start` message.
  public init() {}

  /// Answers a message: JSON, and where it carries a file a NUL byte and the file's bytes. So is the
  /// answer, where it carries a block of the journal.
  public func answer(_ message: [UInt8]) -> [UInt8] {
    let end = message.firstIndex(of: 0) ?? message.count
    let file = end < message.count ? Array(message[(end + 1)...]) : []
    var bytes: [UInt8] = []
    guard let json = try? JSON(parsing: Array(message[..<end])), let kind = json[text: "kind"],
      let now = Moment(json: json, at: "now")
    else {
      JSON.object([.init("error", "The message cannot be read.")]).write(to: &bytes)
      return bytes
    }
    if kind == "fit" {
      fit(json).write(to: &bytes)
      return bytes
    }
    app.surroundings.now = now
    var reply = Reply()
    app.handle(kind, json, file: file, at: now, &reply)
    if kind == "start" { printed = json["printed"]?.bool == true ? app.route : nil }
    let focus = json[integer: "focus"].flatMap { Int32(exactly: $0) } ?? 0
    answer(reply, focus: focus).write(to: &bytes)
    if let block = reply.block { bytes += [0] + block.bytes }
    return bytes
  }

  private func answer(_ reply: Reply, focus: Int32) -> JSON {
    var reply = reply
    let patches = patches(focus: focus)
    if focus != 0, let page, !page.has(focus) { reply.focusHeading() }
    var members: [JSON.Member] = [
      .init("title", .text(app.title)), .init("lang", .text(app.surroundings.language)),
      .init("classes", .text(app.rootClasses)), .init("path", .text(app.path)),
      .init("replace", .bool(reply.replacesPath)),
      .init("patches", .list(patches.map { $0.json })),
      .init("effects", .list(reply.effects.map { $0.json } + reply.errands.map { $0.json })),
    ]
    if let block = reply.block { members.append(.init("block", block.json)) }
    if let keep = reply.keep { members.append(.init("keep", keep)) }
    return .object(members)
  }

  private func patches(focus: Int32) -> [Patch] {
    if page == nil && printed == app.route && app.isLoading { return [] }
    let markup = app.page
    if page == nil {
      let first = Page(markup)
      page = first
      return [first.whole]
    }
    return page?.become(markup, focus: focus) ?? []
  }

  /// The page as HTML.
  public var html: String { markup.html }

  /// The page as it is now.
  var markup: Markup { app.page }

  /// Where fitting the memory's weights stands.
  var fitting: Fitting? { app.fitting }

  /// What stands in the field that tells what is typed.
  var typed: String? { app.surroundings.typed }
}
