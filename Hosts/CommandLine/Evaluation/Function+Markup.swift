import PipitBase
import PipitMarkup

extension Function {
  /// What learners and decks bring in as HTML.
  static let cleanMarkup = Function(
    name: "markup.clean", takes: ["html"], gives: ["html", "text"],
    summary: "Cleans HTML: allowed elements only, nothing that runs, loads or leaves; text stays."
  ) { request, _ throws(EvaluationError) in
    let html = try request.text("html")
    return [
      "html": .text(MarkupCleaner.clean(html)), "text": .text(MarkupCleaner.text(html)),
    ]
  }
}
