import PipitBase
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitPractice
import PipitText

/// What a sentence is answered with: lines and bank, or a field.
extension Sentence {
  @MarkupBuilder func answering(
    _ text: SentenceText, _ surroundings: Surroundings
  ) -> Markup {
    let scripts = answerScripts(surroundings)
    if way.hasTiles {
      let faces = bank.indices.map { face($0, scripts, surroundings) }
      lines(text, faces, scripts.shown)
      tiles(text, faces, scripts.shown)
      if isBuilding { checkRow(text) }
    }
    if isBuilding && way.isTyped { typing(text, scripts.shown) }
  }

  // MARK: Tiles

  /// What is seen of a tile; the first ten of the bank have a digit.
  private func face(
    _ number: Int, _ scripts: SentenceScripts, _ surroundings: Surroundings
  ) -> Face {
    let tile = bank[number]
    let native = exercise.answer.language
    let shown = text(of: tile, in: scripts.shown)
    let stage = help(for: tile.text, native, surroundings)
    let script =
      number == blankTile || stage == .none
      ? nil
      : scripts.help.first { !Text.equal(text(of: tile, in: $0), shown, native) }
    func face(_ shortcut: String?) -> TileFace {
      TileFace(
        number == blankTile ? "____" : shown, language: scripts.shown.tag,
        reading: script.map { text(of: tile, in: $0) } ?? "", readingLanguage: script?.tag,
        isReadingAsked: stage == .hidden, shortcut: shortcut)
    }
    return Face(placed: face(nil), lying: face(number < 10 ? String((number + 1) % 10) : nil))
  }

  /// What is seen of a tile in the sentence and in the bank, where it may have a digit.
  private struct Face {
    let placed: TileFace
    let lying: TileFace
  }

  private func tile(_ number: Int, _ face: TileFace, isPlaced: Bool, next: String?) -> Markup {
    let action: Action =
      isPlaced ? .back(screen, tile: number) : .take(screen, tile: number)
    return PipitLook.tile(
      sends: action.token, face, key: Self.tileId(screen, number),
      describedBy: isPlaced ? "sends-back" : "adds", next: next
    )
    .attribute("disabled", when: !isBuilding)
    .attribute("aria-label", number == blankTile ? SentenceText.english.blank : nil)
  }

  private func lines(_ text: SentenceText, _ faces: [Face], _ script: Language) -> Markup {
    let sentence = shownSentence(of: placed, in: script)
    return ruledLines(
      label: sentence.isEmpty ? text.emptyLine : sentence, id: "lines",
      room: faces.map { $0.placed },
      .group(
        sentence.isEmpty
          ? [p { text.tapWords }.class("soft").attribute("aria-hidden", "true")]
          : placed.enumerated().map { index, number in
            placedTile(number, faces[number].placed, index, script, text)
          })
    )
    .language(script.tag).attribute("dir", script.direction.rawValue).key("lines-\(screen)")
  }

  /// A tile in the sentence, with what moves it: a drag, Alt with arrows, the keys at its sides.
  private func placedTile(
    _ number: Int, _ face: TileFace, _ index: Int, _ script: Language, _ text: SentenceText
  ) -> Markup {
    guard isBuilding else {
      return standing(
        tile(number, face, isPlaced: true, next: nil), index: index,
        key: "placed-\(screen)-\(number)",
        before: .empty, after: .empty)
    }
    let word = number == blankTile ? text.blank : self.text(of: bank[number], in: script)
    let sooner = Action.sooner(screen, tile: number).token
    let later = Action.later(screen, tile: number).token
    let isBackwards = script.direction == .rightToLeft
    return standing(
      tile(number, face, isPlaced: true, next: nil)
        .attribute("data-drag", "move \(screen) \(number)")
        .attribute(
          "data-alt",
          "ArrowLeft \(isBackwards ? later : sooner)\nArrowRight \(isBackwards ? sooner : later)"
        )
        .attribute("aria-keyshortcuts", "Alt+ArrowLeft Alt+ArrowRight"),
      index: index, key: "placed-\(screen)-\(number)",
      before: index == 0 ? .empty : mover(sooner, .back, text.sooner(word)),
      after: index == placed.count - 1 ? .empty : mover(later, .forward, text.later(word)))
  }

  /// A small key at the side of a tile in the sentence.
  private func mover(_ token: String, _ name: Icon, _ label: String) -> Markup {
    iconKey(sends: token, name, label: label, kind: .quiet).class("mover").key(token)
  }

  private func tiles(_ text: SentenceText, _ faces: [Face], _ script: Language) -> Markup {
    div {
      PipitLook.bank(label: text.bank) {
        for number in bank.indices {
          slot(
            faces[number].lying, key: "slot-\(screen)-\(number)",
            tile: placed.contains { $0 == number }
              ? nil
              : tile(
                number, faces[number].lying, isPlaced: false, next: focus(after: number)))
        }
      }
      .attribute("dir", script.direction.rawValue)
      .attribute("data-type", isBuilding ? "seek \(screen)" : nil)
      p { text.adds }.class("hidden").id("adds")
      p { text.sendsBack }.class("hidden").id("sends-back")
    }
    .key("bank-\(screen)")
  }

  /// Where the focus goes when it was on a tile of the bank that is taken: to the next one, from the
  /// beginning where there is none further on; else to what checks.
  private func focus(after tile: Int) -> String {
    for step in 1..<max(2, bank.count) {
      let next = (tile + step) % bank.count
      if !placed.contains(where: { $0 == next }) { return Self.tileId(screen, next) }
    }
    return way == .blank ? Self.fieldId(screen) : Self.checkId
  }

  private func checkRow(_ text: SentenceText) -> Markup {
    row {
      iconKey(
        sends: Action.last(screen).token, .undo, label: text.sendLastBack, shortcut: "Backspace",
        isDisabled: placed.isEmpty)
      element("label") {
        element("input").attribute("type", "checkbox").id("reorder").class("hidden")
        icon(.swap)
        visuallyHidden(text.reorder)
      }
      .class("key round switch").attribute("title", text.reorder)
      if way == .tiles {
        key(sends: Action.check(screen).token, kind: .primary, icon: .check, shortcut: "Enter") {
          text.check
        }
        .id(Self.checkId)
        .attribute("aria-disabled", canCheck ? nil : "true")
        .attribute("title", canCheck ? nil : text.nothingToCheck)
      }
    }
    .class("check-row").key("check-row")
  }

  // MARK: Typing

  private func typing(_ text: SentenceText, _ language: Language) -> Markup {
    let letters = language.lettersBesideKeyboard
    return form {
      field(
        label: way == .blank ? text.missingWord : text.wholeSentence, name: "answer",
        id: Self.fieldId(screen), language: language.tag, isWrong: building?.slip != nil,
        draft: "\(exercise.answer.language.tag) \(exercise.id) \(way.rawValue)")
      if !letters.isEmpty {
        letterKeys(
          letters, label: text.accentKeys, field: Self.fieldId(screen), language: language.tag
        ) { text.insert($0) }
      }
      row {
        formKey(sends: "\(way == .blank ? "blank" : "write") \(screen)", icon: .check) {
          text.check
        }
        .id(Self.checkId)
      }
    }
    .class("card").key("form-\(screen)-\(way.rawValue)")
  }
}
