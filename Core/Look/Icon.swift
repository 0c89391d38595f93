import PipitMarkup

/// A small picture beside a word: lines on a square of 24, in the colour of the text.
public enum Icon: String, CaseIterable, Equatable, Sendable {
  case again, back, book, chart, check, clock, copy, cross, device, ear, erase, eye, flag, flame,
    forward
  case gear, grid, home, info, keyboard, list, minus, moon, pencil, play, plus, print, search, share
  case shuffle, slow, star, sun, swap, tilde, trash, undo, up, down, warning

  /// Whether it points along the line, so that it turns round where text runs right to left.
  public var turns: Bool {
    switch self {
    case .back, .erase, .forward, .undo, .list: true
    default: false
    }
  }

  /// The lines, as an SVG path.
  var path: String {
    switch self {
    case .again: "M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.5M20 4v5.5h-5.5"
    case .back: "M20 12H4m7-7-7 7 7 7"
    case .book:
      "M12 6.5C9.5 4.5 6.5 4 3 4v14.5c3.5 0 6.5.5 9 2.5 2.5-2 5.5-2.5 9-2.5V4c-3.5 0-6.5.5-9 2.5ZV21"
    case .chart: "M4 4v16h16M8.5 16v-4m4.5 4V7m4.5 9v-6"
    case .check: "m4 13 5.5 5.5L20 6.5"
    case .clock: "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 7v5l3.5 2"
    case .copy: "M9 9h11v11H9ZM15 9V4H4v11h5"
    case .cross: "m5.5 5.5 13 13m0-13-13 13"
    case .device: "M3 5h18v11H3ZM8.5 20.5h7M12 16v4.5"
    case .ear:
      "M7 9.5a5.5 5.5 0 1 1 11 0c0 4-4 4.5-4 8a3 3 0 0 1-5.8 1M10 10a2.5 2.5 0 0 1 5 0c0 1.5-1.5 2-1.5 3.5"
    case .erase: "M8.5 5H21.5v14h-13L2.5 12ZM12 9.5l5 5m0-5-5 5"
    case .eye:
      "M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5s-7-2-9.5-6.5ZM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z"
    case .flag: "M5 21V4h13.5l-3 4.5 3 4.5H5"
    case .flame:
      "M12 2.5c.5 4 6 6 6 12a6 6 0 0 1-12 0c0-2.5 1-4 2.5-5.5.3 1.5 1 2.5 2 3C10 8.5 10.5 5.5 12 2.5Z"
    case .forward: "M4 12h16m-7-7 7 7-7 7"
    case .gear:
      "M15.5 12a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM12 2.5v3m0 13v3M2.5 12h3m13 0h3M5.3 5.3l2.1 2.1m9.2 9.2 2.1 2.1m0-13.4-2.1 2.1m-9.2 9.2-2.1 2.1"
    case .grid:
      "M4 4h6.5v6.5H4ZM13.5 4H20v6.5h-6.5ZM4 13.5h6.5V20H4ZM13.5 13.5H20V20h-6.5Z"
    case .home: "m3 11.5 9-8 9 8M5.5 9.5V20h13V9.5M10 20v-6h4v6"
    case .info: "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 11v5.5M12 7.5v.1"
    case .keyboard: "M2.5 6h19v12h-19ZM6.5 10v.1m3.6-.1v.1m3.7-.1v.1m3.7-.1v.1M8 14h8"
    case .list: "M9 6h11M9 12h11M9 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1"
    case .minus: "M5 12h14"
    case .moon: "M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5Z"
    case .pencil: "m4 20 1-5L16 4l4 4L9 19ZM13.5 6.5l4 4"
    case .play:
      "M4 9.5v5h3.5L13 19V5L7.5 9.5ZM16.5 9a4.5 4.5 0 0 1 0 6M19 6a8.5 8.5 0 0 1 0 12"
    case .plus: "M5 12h14M12 5v14"
    case .print: "M7 9V3.5h10V9M7 17H3.5V9h17v8H17M7 14h10v6.5H7Z"
    case .search: "M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM15.5 15.5 20.5 20.5"
    case .share: "M12 15V3.5m-4.5 4.5L12 3.5 16.5 8M5 12v8.5h14V12"
    case .shuffle:
      "M3 6.5h3.5c5 0 6 11 11 11H21m-3-3 3 3-3 3M3 17.5h3.5c1.5 0 2.6-1 3.5-2.4M14 9c.9-1.5 2-2.5 3.5-2.5H21m-3-3 3 3-3 3"
    case .slow:
      "M4 15.5a7.5 7.5 0 0 1 15 0ZM19 13.5c.3-2.5.9-3.5 2.5-3.5M7 15.5v3m9-3v3M11.5 8v7.5"
    case .star: "m12 3 2.7 5.8 6.3.7-4.7 4.3 1.3 6.2-5.6-3.2L6.4 20l1.3-6.2L3 9.5l6.3-.7Z"
    case .sun:
      "M16.5 12a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0ZM12 2v2.5m0 15V22M2 12h2.5m15 0H22M5 5l1.7 1.7m10.6 10.6L19 19m0-14-1.7 1.7M6.7 17.3 5 19"
    case .swap: "M4 8h15m-4-4 4 4-4 4M20 16H5m4-4-4 4 4 4"
    case .tilde: "M4 14c1-3.5 3-5 5-4.5 2.5.7 3.5 4.5 6 5 2 .4 4-1 5-4.5"
    case .trash: "M4 6.5h16M9 6.5V3.5h6v3M6 6.5l1 14h10l1-14M10 11v5.5m4-5.5v5.5"
    case .undo: "M4 9.5h10a5.5 5.5 0 0 1 0 11H8M9 4.5l-5 5 5 5"
    case .up: "M12 20V4m-7 7 7-7 7 7"
    case .down: "M12 4v16m7-7-7 7-7-7"
    case .warning: "M12 3.5 22 20.5H2ZM12 10v4.5M12 17.5v.1"
    }
  }
}

/// A picture without a name of its own: the word beside it says what it means.
@inline(never)
public func icon(_ name: Icon) -> Markup {
  element("svg") { element("path").attribute("d", name.path) }
    .attribute("class", name.turns ? "icon turns" : "icon")
    .attribute("viewBox", "0 0 24 24")
    .attribute("aria-hidden", "true")
}

/// A word that is heard and not seen, where a picture says the same to the eye.
@inline(never)
public func visuallyHidden(_ text: consuming String) -> Markup {
  spanned("hidden", text)
}

/// A stretch of text with a class.
@inline(never)
func spanned(_ names: consuming String, _ text: consuming String) -> Markup {
  Markup(tag: "span", class: names, Markup.text(text))
}
