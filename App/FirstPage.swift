import PipitBase
import PipitMarkup
import PipitPractice

/// A page as a server prints it, before anything runs in the browser: what can be read without
/// scripts can be read at once.
public struct FirstPage {
  /// The page's title.
  public let title: String
  /// The BCP 47 tag of the interface's language.
  public let language: String
  /// The page as HTML.
  public let html: String
  /// Whether there is such a page.
  public let isFound: Bool
  /// The names of the packs that the page needs once it runs.
  public let packs: [String]

  /// The page of an address, path and query, with the packs that the server has.
  public init(_ path: String, packs: [Pack]) {
    let app = App(packs: packs)
    var reply = Reply()
    app.open(path, at: Moment(milliseconds: 0), &reply)
    title = app.title
    language = app.surroundings.language
    html = app.page.html
    isFound = app.isFound
    self.packs = app.neededPacks
  }
}

extension App {
  /// Whether the address names something that there is.
  fileprivate var isFound: Bool {
    switch route {
    case .unknown: false
    case .practise(let activity): Catalogue.listing(activity) != nil
    case .pages: roomTitle != nil
    case .alphabet(let id), .card(let id): alphabet(id) != nil
    case .course(let id): course(id) != nil
    case .unit(let id, let unit): self.unit(unit, of: id) != nil
    case .today, .queue, .finish, .library, .items, .item, .speller, .settings, .voices, .memory,
      .scripts, .about:
      true
    }
  }
}
