import PipitLexicon
import PipitLook
import PipitText

/// A lesson to copy as a starting point: six sentences at a Spanish café, from ordering to the bill,
/// built both ways and one heard.
public enum SentenceBuilderExample {
  static let plan = SentenceLesson.Plan(
    course: "example", lesson: "cafe", title: "At the café", block: .coral, xp: 10,
    learner: Language("en"))

  /// The six exercises.
  public static let exercises: [SentenceExercise] = [
    SentenceExercise(
      id: "cafe-good-morning",
      prompt: .init("¡Buenos días! ¿Qué desea?", "es"),
      answer: .init("Good morning! What would you like?", "en"),
      distractors: ["evening", "where", "much"],
      hints: [
        .init("buenos días", "good morning"), .init("qué", "what"),
        .init("desea", "would you like"),
      ],
      teaches: ["buenos días", "desea"],
      context: "The waiter comes to your table."),
    SentenceExercise(
      id: "cafe-coffee-with-milk",
      prompt: .init("A coffee with milk, please.", "en"),
      answer: .init("Un café con leche, por favor.", "es"),
      distractors: ["una", "sin", "té"],
      alternatives: ["Por favor, un café con leche."],
      hints: [
        .init("a", "un"), .init("coffee", "café"), .init("with", "con"), .init("milk", "leche"),
        .init("please", "por favor"),
      ],
      teaches: ["café", "con", "leche", "por favor"]),
    SentenceExercise(
      id: "cafe-for-me",
      prompt: .init("Para mí, un té sin azúcar.", "es"),
      answer: .init("For me, a tea without sugar.", "en"),
      distractors: ["with", "milk", "you"],
      alternatives: ["A tea without sugar for me."],
      hints: [
        .init("para mí", "for me"), .init("un", "a"), .init("té", "tea"),
        .init("sin", "without"), .init("azúcar", "sugar"),
      ],
      teaches: ["para mí", "té", "sin", "azúcar"]),
    SentenceExercise(
      id: "cafe-anything-else",
      kind: .listen,
      prompt: .init("¿Quiere algo más?", "es"),
      answer: .init("¿Quiere algo más?", "es"),
      distractors: ["mesa", "algún", "quien"],
      hints: [
        .init("quiere", "would you like"), .init("algo", "something"), .init("más", "more"),
      ],
      teaches: ["quiere", "algo", "más"],
      meaning: "Would you like anything else?"),
    SentenceExercise(
      id: "cafe-toast",
      prompt: .init("Yes, toast with tomato.", "en"),
      answer: .init("Sí, una tostada con tomate.", "es"),
      distractors: ["un", "si", "queso"],
      hints: [
        .init("yes", "sí"), .init("toast", "una tostada"), .init("with", "con"),
        .init("tomato", "tomate"),
      ],
      teaches: ["sí", "tostada", "tomate"]),
    SentenceExercise(
      id: "cafe-the-bill",
      prompt: .init("Can you bring us the bill, please?", "en"),
      answer: .init("¿Nos trae la cuenta, por favor?", "es"),
      distractors: ["me", "el", "cuento"],
      alternatives: ["Por favor, ¿nos trae la cuenta?"],
      hints: [
        .init("can you bring us", "nos trae"), .init("the", "la"), .init("bill", "cuenta"),
        .init("please", "por favor"),
      ],
      teaches: ["nos trae", "la cuenta"],
      context: "You have finished, and wave to the waiter."),
  ]
}
