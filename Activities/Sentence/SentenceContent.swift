import PipitBase
import PipitLexicon
import PipitLook
import PipitPractice

/// Lessons as they are dealt and chosen.
extension SentenceLesson {
  /// The lesson that a deal's options name.
  convenience init(_ deal: Deal) throws(DealError) {
    let builder = SentenceBuilderExample.plan
    self.init(
      builder, exercises: SentenceBuilderExample.exercises, session: deal.id,
      options: deal.options, facts: deal.facts)
  }
}

/// What the catalogue asks of the room.
enum SentenceContent {
  /// The packs that a lesson needs, or that choosing one needs.
  static func packs(_ options: [Deal.Option]) -> [String] {
    []
  }

  /// Where a course's kept sentences lie.
  static func shelf(_ options: [Deal.Option]) -> String? {
    value("course", options).map { "sentence/\($0)" }
  }

  /// What a session with this deal practises.
  static func name(_ deal: Deal) -> String {
    (try? SentenceLesson(deal))?.title ?? deal[option: "lesson"] ?? ""
  }

  /// The lesson chosen, in the way chosen or remembered; nil where the learner has to choose.
  static func complete(
    _ chosen: [Deal.Option], _ remembered: [Deal.Option]
  ) -> [Deal.Option]? {
    guard let course = value("course", chosen), let lesson = value("lesson", chosen) else {
      return nil
    }
    let way = value("way", chosen + remembered) ?? Way.tiles.rawValue
    return [.init("course", course), .init("lesson", lesson), .init("way", way)]
      + chosen.filter { $0.name == "only" }
  }

  static func value(_ name: String, _ options: [Deal.Option]) -> String? {
    options.first { $0.name == name }?.value
  }
}
