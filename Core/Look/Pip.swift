import PipitBase
import PipitMarkup

/// What Pip makes of things.
public enum PipMood: String, CaseIterable, Equatable, Sendable {
  case thinks, cheers, winces, sleeps
}

/// Pip, a small pipit: brown above and streaked, pale below, with a thin bill and a tail that wags.
///
/// Pip says nothing that is not in words beside it, so screen readers do not hear of it.
@inline(never)
public func pip(_ mood: PipMood) -> Markup {
  element("svg") {
    shape("pip-tail", "M28 74 3 86l3 8 27-7Z")
    if mood != .sleeps { shape("pip-leg", "M56 92v15m-5 1h11M72 92v15m-5 1h11") }
    shape(
      "pip-back",
      "M22 76c0-22 20-32 40-36 3-15 14-24 27-24 14 0 23 11 22 25-1 16-11 26-17 37-9 15-26 20-43 18-17-1-29-8-29-20Z"
    )
    shape(
      "pip-belly",
      "M48 95c19 3 37-2 46-17 6-11 16-21 17-37-8 2-14 8-17 17-6 16-23 24-46 25-6 5-6 10 0 12Z")
    shape(
      "pip-streak",
      "m88 66-3 6m13-14-2 6m-17 8-4 6m15-4-3 5M66 81l-4 5M45 48l-6 4m16-7-6 3M81 22l-3 5m11-6-1 4")
    shape(
      "pip-wing",
      mood == .cheers
        ? "M70 62C52 58 34 42 24 14c22 6 46 20 54 40Z" : "M26 80c4-20 24-30 50-24-4 20-24 30-50 24Z"
    )
    shape(
      "pip-bar",
      mood == .cheers
        ? "M38 28c8 10 16 17 28 22M35 37c6 8 14 14 24 18"
        : "M40 70c8-4 16-6 26-6M38 77c9 0 17-2 25-6")
    shape("pip-bill", mood == .cheers ? "M110 34l14-4-9 9 8 6-14 1Z" : "M110 37l14 4-14 4Z")
    shape("pip-brow", "M88 29c4-4 10-4 15-1")
    shape(face: mood)
  }
  .attribute("class", "pip " + mood.rawValue)
  .attribute("viewBox", "0 0 128 112")
  .attribute("aria-hidden", "true")
}

@inline(never)
private func shape(_ name: consuming String, _ path: consuming String) -> Markup {
  Markup(tag: "path", class: name, .empty).attribute("d", path)
}

@MarkupBuilder private func shape(face mood: PipMood) -> Markup {
  switch mood {
  case .thinks:
    shape("pip-eye", "M101 35a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z")
    shape("pip-glint", "M98.5 33.5v.1")
    shape("pip-air", "M112 18v.1m7-8v.1")
  case .cheers:
    shape("pip-lid", "M92 37c2-4 7-4 9 0")
    shape("pip-air", "M116 20l5-6m-14-1 1-7m16 20 4-1")
  case .winces:
    shape("pip-lid", "M93 33l7 3-7 3")
    shape("pip-air", "M72 14l-3-6m14 2-1-7M62 24l-6-4")
  case .sleeps:
    shape("pip-lid", "M92 36c2 3 7 3 9 0")
    shape("pip-air", "M112 19h6l-6 7h6M121 5h5l-5 6h5")
  }
}
