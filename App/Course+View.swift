import PipitBase
import PipitJournal
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitPractice
import PipitText

/// A course as a path: its units, their lessons with stars, and what comes next.
extension App {
  /// The list of courses, a part of the library.
  @MarkupBuilder var courseList: Markup {
    if !courses.isEmpty {
      section {
        h2 { text.courses }
        p { text.coursesLead }.class("soft")
        CourseList.links(to: courses, language: text.language)
      }
    }
  }

  @MarkupBuilder func coursePage(_ id: String) -> Markup {
    if let course = course(id)?.course {
      let next = nextLesson(of: course)
      stack {
        row { linkKey(to: "/library", kind: .quiet, icon: .back) { text.library } }
        div {
          heading(course.title)
          p { course.native }.class("soft").language(course.language.tag)
        }
        p { course.summary }.language(course.learner.tag)
        row {
          badge(text.lessons(course.units.reduce(0) { $0 + $1.lessons.count }), icon: .book)
          badge(text.starsWon(starsWon(course), of: starCount(course)), icon: .star)
        }
        if let next {
          row { lessonKey(next, of: course) }.block(block(of: next, in: course))
        }
        for (number, unit) in course.units.enumerated() {
          unitSection(unit, number: number + 1, of: course, next: next)
        }
        acceptedSection(course)
      }
      .block(.sky)
    } else {
      noCourse(id)
    }
  }

  private func noCourse(_ id: String) -> Markup {
    card {
      heading(text.unknownTitle)
      coach(.sleeps, isSeen: surroundings.showsPip) { text.noCourse(id) }
      linkKey(to: "/library", kind: .primary, icon: .book) { text.library }
    }
  }

  private func starsWon(_ course: Course) -> Int {
    course.units.reduce(0) { sum, unit in
      sum + unit.lessons.reduce(0) { $0 + (won($1, of: course.id) ?? 0) }
    }
  }

  private func starCount(_ course: Course) -> Int {
    course.units.reduce(0) { $0 + $1.lessons.count * 3 }
  }

  /// Where a lesson is taken.
  func path(lesson: String, of course: String) -> String {
    Address.text(
      "/practise/sentence",
      [Address.Field("course", course), Address.Field("lesson", lesson)])
  }

  private func lessonKey(_ lesson: CourseLesson, of course: Course) -> Markup {
    linkKey(
      to: path(lesson: lesson.id, of: course.id), kind: .primary, icon: .forward,
      shortcut: "Enter"
    ) {
      if leftOpen(lesson, of: course.id) != nil {
        text.goOn(with: lesson.title)
      } else if won(lesson, of: course.id) != nil {
        text.again(lesson.title)
      } else {
        text.start(lesson.title)
      }
    }
  }

  /// The colour of a lesson's unit.
  private func block(of lesson: CourseLesson, in course: Course) -> Block {
    let number = course.units.firstIndex { $0.lessons.contains { $0.id == lesson.id } } ?? 0
    return Block(rawValue: course.units[number].block) ?? Block(unit: number)
  }

  /// The first words a lesson teaches: enough to know what it is about.
  private func taste(of lesson: CourseLesson) -> String {
    Array(lesson.teaches.prefix(5)).joined(separator: ", ") + (lesson.teaches.count > 5 ? " …" : "")
  }

  private func unitSection(
    _ unit: CourseUnit, number: Int, of course: Course, next: CourseLesson?
  ) -> Markup {
    section {
      div {
        div {
          p { text.unit(number) }.class("soft")
          h2 { unit.title }.language(course.learner.tag)
        }
        if !unit.guide.isEmpty {
          linkKey(to: "/courses/\(course.id)/\(unit.id)", icon: .book) {
            text.guide
            visuallyHidden(": " + unit.title)
          }
        }
      }
      .class("unit-head")
      element("ol") {
        for lesson in unit.lessons {
          step(lesson, of: course, isNext: lesson.id == next?.id)
        }
      }
      .class("path")
    }
    .block(Block(rawValue: unit.block) ?? Block(unit: number - 1)).class("unit")
  }

  private func step(_ lesson: CourseLesson, of course: Course, isNext: Bool) -> Markup {
    let won = won(lesson, of: course.id)
    let open = leftOpen(lesson, of: course.id)
    return li {
      link(to: path(lesson: lesson.id, of: course.id)) {
        span { icon(won == nil ? (isNext ? .forward : .pencil) : .check) }
          .class("knob").attribute("aria-hidden", "true")
        span {
          element("strong") { lesson.title }.language(course.learner.tag)
          span { taste(of: lesson) }
            .class("soft").language(course.language.tag)
          if open != nil {
            span { text.reached(fold.reached(inLesson: lesson.id, of: course.id)) }.class("badge")
          } else if isNext {
            span { text.nextLesson }.class("badge")
          }
        }
        .class("about")
        if let won {
          PipitLook.stars(won, label: text.stars(won))
        } else {
          visuallyHidden(text.notYet)
        }
      }
    }
    .class(won != nil ? "step done" : isNext ? "step next" : "step")
  }

  @MarkupBuilder private func acceptedSection(_ course: Course) -> Markup {
    let accepted = accepted(in: course.id)
    if !accepted.isEmpty {
      section {
        h2 { text.acceptedTitle }
        p { text.acceptedLead }.class("soft")
        list {
          for (exercise, sentence) in accepted {
            entry(title: sentence, detail: exercise) {
              iconKey(
                sends: FrameAction.forget(course: course.id, "\(exercise)\t\(sentence)").token,
                .trash, label: text.forget(sentence), kind: .quiet)
            }
          }
        }
        row {
          key(sends: FrameAction.patch(course: course.id).token, icon: .share) {
            text.acceptedFile
          }
        }
      }
    }
  }

  // MARK: The guide

  @MarkupBuilder func unitPage(_ id: String, of courseId: String) -> Markup {
    if let course = course(courseId)?.course, let unit = unit(id, of: courseId) {
      stack {
        row {
          linkKey(to: "/courses/\(courseId)", kind: .quiet, icon: .back) { course.title }
        }
        heading(unit.title).language(course.learner.tag)
        p { text.guideLead }.class("soft")
        scriptKeys(unit, course)
        card {
          for entry in unit.guide { guidePart(entry, course) }
        }
        section {
          h2 { text.whatItTeaches }
          list {
            for lesson in unit.lessons {
              entry(
                to: path(lesson: lesson.id, of: courseId), title: lesson.title,
                detail: lesson.teaches.joined(separator: ", "))
            }
          }
        }
      }
      .block(Block(rawValue: unit.block) ?? .sky)
    } else {
      noCourse("\(courseId)/\(id)")
    }
  }

  /// An example in the scripts that help reading it, as far as help is wished.
  @MarkupBuilder private func readings(
    of example: SentenceExercise.Phrase, besides shown: Language
  ) -> Markup {
    let primary = shown.primary
    let stage = surroundings.scripts.help(of: primary, stabilityDays: nil)
    if stage != .none {
      for liked in surroundings.scripts.order(of: primary, .help) {
        if let script = example.scripts.first(where: { $0.written == liked && $0 != shown }) {
          p { example.text(in: script) }
            .class(stage == .hidden ? "soft when-asked" : "soft").language(script.tag)
            .attribute("dir", "auto")
        }
      }
    }
  }

  /// The switches for scripts and readings of the guide's examples, where they have any.
  @MarkupBuilder private func scriptKeys(_ unit: CourseUnit, _ course: Course) -> Markup {
    let scripts = unit.scripts
    let primary = course.language.primary
    if scripts.count > 1 {
      row {
        scriptSwitch(
          language: primary, preferences: surroundings.scripts, among: scripts)
        if surroundings.scripts.help(of: primary, stabilityDays: nil) == .hidden {
          readingSwitch(label: ScriptText.english.showReadings)
        }
      }
      .class("in-scripts").key("in-scripts")
    }
  }

  @MarkupBuilder private func guidePart(
    _ entry: CourseUnit.GuideEntry, _ course: Course
  ) -> Markup {
    switch entry {
    case .paragraph(let paragraph):
      p {
        for (place, part) in paragraph.pieces(at: "*", keepsEmpty: true).enumerated() {
          if place % 2 == 0 {
            part
          } else {
            element("em") { part }.language(course.language.tag)
          }
        }
      }
      .language(course.learner.tag)
    case .example(let example, let means):
      let speech = Speech(example)
      let shown =
        surroundings.scripts.language(
          among: example.scripts, of: course.language.primary, .question) ?? course.language
      div {
        div {
          p { example.text(in: shown) }.language(shown.tag).attribute("dir", "auto").class("said")
          readings(of: example, besides: shown)
          p { means }.language(course.learner.tag).class("soft")
        }
        if surroundings.device.voiced(speech) != nil {
          iconKey(
            sends: FrameAction.say(
              language: speech.language, speech.text, reading: speech.reading
            ).token, .play, label: text.hear(speech.text), kind: .quiet)
        }
      }
      .class("example")
    }
  }
}

extension CourseUnit {
  /// The scripts that all examples of the guide are written in.
  fileprivate var scripts: [Language] {
    var scripts: [Language]?
    for case .example(let example, _) in guide {
      scripts = scripts?.filter { example.scripts.contains($0) } ?? example.scripts
    }
    return scripts ?? []
  }
}
