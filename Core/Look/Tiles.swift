import PipitBase
import PipitMarkup

/// What is seen of a tile: a word in its language, how it is read, and the key that presses it.
public final class TileFace: Sendable {
  let text: String
  let language: String
  let reading: String
  let readingLanguage: String?
  let isReadingAsked: Bool
  let shortcut: String?

  /// A word, and what stands small below it; what is not known is empty. A reading that is asked for is
  /// hidden until the page's switch for readings is on.
  public init(
    _ text: String, language: String, reading: String = "", readingLanguage: String? = nil,
    isReadingAsked: Bool = false, shortcut: String? = nil
  ) {
    (self.text, self.language, self.reading, self.shortcut) = (text, language, reading, shortcut)
    (self.readingLanguage, self.isReadingAsked) = (readingLanguage, isReadingAsked)
  }
}

/// A word that stands on a lip and presses down; it hops when it moves to another place.
///
/// - Parameters:
///   - token: what a press sends.
///   - shown: what is seen of it.
///   - key: makes it the same tile in the bank and in the sentence; its id too.
///   - description: the id of a text that says what a press does.
///   - next: the id of what has the focus once the tile has gone with it.
@inline(never)
public func tile(
  sends token: String, _ shown: TileFace, key: String, describedBy description: String,
  next: String? = nil
) -> Markup {
  button(sends: token, face(shown))
    .class("tile").language(shown.language).attribute("dir", "auto")
    .shortcut(shown.shortcut).id(key).key(key)
    .attribute("aria-describedby", description)
    .attribute("data-hop", "").attribute("data-then", next)
}

/// What lies flat where a tile stood, of the same size: empty to the ear, not pressed.
@inline(never)
public func ghost(_ shown: TileFace) -> Markup {
  Markup(tag: "span", class: "tile ghost", face(shown))
    .language(shown.language).attribute("dir", "auto").attribute("aria-hidden", "true")
}

@inline(never)
@MarkupBuilder private func face(_ shown: TileFace) -> Markup {
  span {
    shown.text
    if !shown.reading.isEmpty {
      element("small") { shown.reading }.attribute("aria-hidden", "true")
        .attribute("lang", shown.readingLanguage)
        .attribute("class", shown.isReadingAsked ? "when-asked" : nil)
    }
  }
  .class("label")
  printed(shown.shortcut)
}

/// The tiles to take from. What stands in a slot never moves another slot.
@inline(__always)
public func bank(label: String, @MarkupBuilder _ slots: () -> Markup) -> Markup {
  bank(label, slots())
}

@inline(never)
func bank(_ label: String, _ slots: Markup) -> Markup {
  Markup(tag: "ul", class: "bank", slots).attribute("role", "list").attribute("aria-label", label)
}

/// A place of the bank: always its ghost, and the tile above it while it is here.
@inline(never)
public func slot(_ shown: TileFace, key: String, tile: Markup?) -> Markup {
  Markup(tag: "li", class: "slot", Markup.group([ghost(shown), tile ?? .empty])).key(key)
}

/// Ruled lines that a sentence is built on: a group named by the sentence so far.
///
/// All tiles of the bank, unseen, keep room for as many lines as they could need.
@inline(never)
public func ruledLines(label: String, id: String, room: [TileFace], _ placed: Markup) -> Markup {
  div {
    box("room", .group(room.map { ghost($0) })).attribute("aria-hidden", "true")
    box("ruled", placed)
  }
  .class("lines").id(id).attribute("role", "group").attribute("aria-label", label)
  .attribute("tabindex", "-1")
}

/// A tile in the sentence, where it can be dragged to another place, or moved by the keys at its sides.
@inline(never)
public func standing(_ tile: Markup, index: Int, key: String, before: Markup, after: Markup)
  -> Markup
{
  span {
    before
    tile
    after
  }
  .class("placed").attribute("data-drop", String(index)).key(key)
}

/// A word with a dotted line, which shows what it means when it is pressed, has the focus, or lies
/// under the mouse.
@inline(__always)
public func hinted(_ word: String, id: String, language: String, tip: Markup) -> Markup {
  hinted(.text(word), id: id, language: language, tip: tip)
}

/// A word with a dotted line, with its reading above it or without.
@inline(never)
public func hinted(_ word: Markup, id: String, language: String, tip: Markup) -> Markup {
  span {
    element("button") { word }
      .class("hint").attribute("type", "button").language(language)
      .attribute("popovertarget", id).attribute("popovertargetaction", "show")
      .attribute("aria-describedby", id)
    Markup(tag: "span", class: "tip", tip).id(id).attribute("popover", "auto")
  }
  .class("hinted")
}

/// A word with its reading above it; one that is asked for is hidden until the page's switch for readings
/// is on. A screen reader has the word alone.
@inline(never)
public func reading(_ reading: String, language: String, above word: String, isAsked: Bool)
  -> Markup
{
  element("ruby") {
    word
    element("rt") { reading }.language(language).attribute("aria-hidden", "true")
      .attribute("class", isAsked ? "when-asked" : nil)
  }
}

/// The switch that shows what is hidden until it is asked for; it holds while the page stays.
@inline(never)
public func readingSwitch(label: String) -> Markup {
  element("label") {
    element("input").attribute("type", "checkbox").id("readings").class("hidden")
    icon(.eye)
    span { label }
  }
  .class("key switch").key("readings")
}

/// Keys for letters that a keyboard may lack; each goes in at the caret of the field with the id.
@inline(never)
public func letterKeys(
  _ letters: [String], label: String, field: String, language: String,
  name: (String) -> String
) -> Markup {
  div {
    for letter in letters {
      element("button") { letter }
        .class("tile letter-key").attribute("type", "button").language(language)
        .attribute("aria-label", name(letter)).attribute("aria-controls", field)
        .attribute("data-insert", letter)
    }
  }
  .class("row letter-keys").attribute("role", "group").attribute("aria-label", label)
}

/// A letter that lies ready to be taken: pressed, it goes in at the caret of a field.
public final class LetterTile: Sendable {
  let letter: String
  let key: String
  let said: String
  let kind: Kind

  /// What is to be seen and heard of a letter besides itself.
  public enum Kind: String, Sendable {
    case free
    /// It stands in the word already; it can be pressed all the same.
    case used
    /// It is the one that every word has.
    case centre
  }

  /// A letter with its name, and a key that makes it the same tile where it lies elsewhere.
  public init(_ letter: String, key: String, said: String, kind: Kind = .free) {
    (self.letter, self.key, self.said, self.kind) = (letter, key, said, kind)
  }
}

/// How letters lie.
public enum LetterLayout: Equatable, Sendable {
  /// In rows of so many: 3 to 6.
  case rows(of: Int)
  /// Seven of them round the fourth.
  case flower

  fileprivate var name: String {
    switch self {
    case .rows(let count): "of-\(count)"
    case .flower: "flower"
    }
  }
}

/// Large letters to make words of; they hop when they lie in another order.
///
/// A letter that is used says so in its name: it is no switch, and it is not out of reach, since a
/// second press puts it in again.
@inline(never)
public func letterTiles(
  _ letters: [LetterTile], in layout: LetterLayout, label: String, field: String, language: String
) -> Markup {
  Markup(
    tag: "ul", class: "letter-tiles " + layout.name,
    .group(
      letters.map { tile in
        element("li", key: tile.key) {
          element("button") { tile.letter }
            .class("tile " + tile.kind.rawValue).attribute("type", "button").language(language)
            .attribute("aria-label", tile.said).attribute("aria-controls", field)
            .attribute("data-insert", tile.letter).attribute("data-hop", "")
        }
      })
  )
  .attribute("role", "list").attribute("aria-label", label)
}

/// Deletes the letter before the caret of the field with the id.
@inline(never)
public func eraseKey(label: String, field: String) -> Markup {
  element("button") {
    icon(.erase)
    visuallyHidden(label)
  }
  .class("key round").attribute("type", "button").attribute("title", label)
  .attribute("aria-controls", field).attribute("data-insert", "")
}

/// A question that has to be answered before the page goes on; it stands in the page's place.
@inline(__always)
public func dialog(
  title: String, @MarkupBuilder _ content: () -> Markup, @MarkupBuilder keys: () -> Markup
) -> Markup {
  dialog(title, content(), keys())
}

@inline(never)
func dialog(_ title: String, _ content: Markup, _ keys: Markup) -> Markup {
  div {
    h2 { title }.id("dialog-title")
    content
    box("row", keys)
  }
  .class("card dialog").attribute("role", "dialog").attribute("aria-modal", "true")
  .attribute("aria-labelledby", "dialog-title").key("dialog")
}

/// A figure that was won, on a tile in the unit's colour; awards pop in one after another.
@inline(never)
public func award(_ value: String, label: String, icon name: Icon) -> Markup {
  figure(value, label: label, icon: name).class("award")
}
