import PipitBase
import PipitMarkup

/// A form whose text goes, behind the token of its key, to the room.
@inline(__always)
public func form(@MarkupBuilder _ content: () -> Markup) -> Markup { form(content()) }

@inline(never)
func form(_ content: consuming Markup) -> Markup {
  Markup(tag: "form", class: "form stack", content).attribute("autocomplete", "off")
}

/// A form that leads to a page, its fields in the address; it works without scripts too.
@inline(__always)
public func form(goesTo path: String, @MarkupBuilder _ content: () -> Markup) -> Markup {
  form(goesTo: path, content())
}

@inline(never)
func form(goesTo path: String, _ content: Markup) -> Markup {
  form(content).attribute("method", "get").attribute("action", path).attribute("data-go", "")
}

/// The most characters that a line of text takes, so that its address stays below 8 KB.
private let longestLine = "800"

/// A field for text in a language, which the device neither corrects nor completes.
///
/// With more than one line, Enter begins a new one. A draft is kept under the id, and under the name of
/// the question it belongs to, where it must not come back in another's field. What stands in a field
/// that is to be tried again is selected when it gets the focus. A placeholder is seen while the field
/// is empty; the label then stands on its edge once something is typed. Where the page is told each
/// change, it finds it in `surroundings.typed`; where the field takes typing, letters that are typed
/// anywhere on the page go into it.
@inline(never)
public func field(
  label: String, name: String, id: String, language: String, hint: String = "",
  value: String = "", lines: Int = 1, isWrong: Bool = false, draft: String? = nil,
  isSelected: Bool = false, placeholder: String? = nil,
  tellsTyping: Bool = false, takesTyping: Bool = false
) -> Markup {
  let hintId = id + "-hint"
  let box: Markup =
    lines > 1
    ? element("textarea") { value }.attribute("rows", String(lines))
    : element("input").attribute("type", "text").attribute("value", value)
  return div {
    element("label") { label }.attribute("for", id)
    box.attribute("name", name).id(id).language(language).attribute("dir", "auto")
      .attribute("autocapitalize", "off").attribute("autocorrect", "off")
      .attribute("autocomplete", "off").attribute("spellcheck", "false")
      .attribute("enterkeyhint", lines > 1 ? "enter" : tellsTyping ? "send" : "done")
      .attribute("maxlength", lines > 1 ? nil : longestLine)
      .attribute("data-draft", draft)
      .attribute("data-select", when: isSelected)
      .attribute("aria-invalid", isWrong ? "true" : nil)
      .attribute("placeholder", placeholder)
      .attribute("data-typed", when: tellsTyping)
      .attribute("data-typing", when: takesTyping)
      .attribute("aria-describedby", hint.isEmpty ? nil : hintId)
    if !hint.isEmpty { p { hint }.class("soft").id(hintId) }
  }
  .class(placeholder == nil ? "field" : "field edged")
}

/// The key that sends a form; Enter in the field presses it.
@inline(__always)
public func formKey(
  sends token: String, kind: KeyKind = .primary, icon name: Icon? = nil,
  isDisabled: Bool = false, @MarkupBuilder label: () -> Markup
) -> Markup {
  key(sends: token, kind: kind, icon: name, isDisabled: isDisabled, label: label)
    .attribute("type", "submit")
}

/// One way among several of which one is taken: a page to go to, or a token to send.
public struct Choice: Equatable, Sendable {
  let label: String
  let icon: Icon?
  let isChosen: Bool
  let way: Way

  enum Way: Equatable, Sendable {
    case goes(String)
    case sends(String)
  }

  /// A way that leads to a page.
  public init(_ label: String, goesTo path: String, icon: Icon? = nil, isChosen: Bool) {
    (self.label, self.icon, self.isChosen, way) = (label, icon, isChosen, .goes(path))
  }

  /// A way that sends a token.
  public init(_ label: String, sends token: String, icon: Icon? = nil, isChosen: Bool) {
    (self.label, self.icon, self.isChosen, way) = (label, icon, isChosen, .sends(token))
  }
}

/// Ways side by side of which one is taken, under a heading of their own.
@inline(never)
public func choices(label: String, _ all: [Choice]) -> Markup {
  div {
    p { label }.class("caption").attribute("aria-hidden", "true")
    div {
      for choice in all {
        switch choice.way {
        case .goes(let path):
          linkKey(to: path, icon: choice.icon) { choice.label }
            .attribute("aria-current", choice.isChosen ? "true" : nil)
        case .sends(let token):
          key(sends: token, icon: choice.icon) { choice.label }
            .attribute("aria-pressed", choice.isChosen ? "true" : "false")
        }
      }
    }
    .class("row")
  }
  .class("choices").attribute("role", "group").attribute("aria-label", label)
}

/// Short ways side by side of which one is taken at once: one stop for the keyboard, its arrows choose.
/// The one taken sends its token with the value behind it.
@inline(never)
public func switches(
  label: String, name: String, options: [(value: String, label: String)], chosen: String,
  sends token: String
) -> Markup {
  div {
    for option in options {
      element("label") {
        element("input").attribute("type", "radio").attribute("name", name).class("hidden")
          .attribute("value", option.value)
          .attribute("checked", when: option.value == chosen)
          .attribute("data-change", token)
        span { option.label }
      }
      .class("key switch").key("\(name)-\(option.value)")
    }
  }
  .class("switches").attribute("role", "radiogroup").attribute("aria-label", label)
}

/// A switch with its name, which sends its token with "on" or "off" behind it.
@inline(never)
public func toggleRow(
  label: String, name: String, hint: String = "", isOn: Bool, sends token: String
) -> Markup {
  element("label") {
    span {
      span { label }.class("caption")
      if !hint.isEmpty { span { hint }.class("soft") }
    }
    .class("label")
    element("input").attribute("type", "checkbox").attribute("role", "switch")
      .attribute("name", name).attribute("checked", when: isOn).attribute("data-change", token)
  }
  .class("toggle")
}

/// A slider with its name and its value in words, which sends its token with the number behind it.
@inline(never)
public func slider(
  label: String, name: String, from least: Int, to most: Int, step: Int = 1, value: Int,
  shown: String, sends token: String
) -> Markup {
  element("label") {
    span { label }.class("caption")
    span { shown }.class("shown")
    element("input").attribute("type", "range").attribute("name", name)
      .attribute("min", String(least)).attribute("max", String(most))
      .attribute("step", String(step)).attribute("value", String(value))
      .attribute("aria-label", label).attribute("aria-valuetext", shown)
      .attribute("data-change", token)
  }
  .class("slider")
}

/// A list that opens, for many ways of which one is taken; it sends its token with the value behind
/// it, or belongs to a form where it sends nothing by itself.
@inline(never)
public func picker(
  label: String, name: String, id: String, options: [(value: String, label: String)],
  chosen: String, sends token: String? = nil
) -> Markup {
  div {
    element("label") { label }.attribute("for", id)
    element("select") {
      for option in options {
        element("option") { option.label }.attribute("value", option.value)
          .attribute("selected", when: option.value == chosen)
      }
    }
    .attribute("name", name).id(id).attribute("data-change", token)
  }
  .class("field")
}
