import PipitBase
import PipitJournal
import PipitLexicon
import PipitPractice

extension Listing {
  /// The phonetic trainer.
  public static let alphabet = Listing(
    id: "alphabet", rules: 2, packs: { _ in ["alphabets"] }, wishes: ["words-en"],
    remembers: ["alphabet", "way"],
    title: { _ in AlphabetText.english.title },
    summary: { _ in AlphabetText.english.summary },
    name: { deal, _ in AlphabetContent.name(deal) },
    complete: AlphabetContent.complete,
    choose: { AlphabetChoice($0).page },
    gather: { AlphabetItems.gather($0, $1) },
    kinds: ["alphabet"], serves: { AlphabetItems.serve($0, $1) },
    offers: { AlphabetItems.offer($0, $1) },
    offerPacks: { $0.memory.hasItem(beginning: "alphabet/") ? ["alphabets"] : [] },
    open: { deal throws(DealError) in try Session.begin(Alphabet.self, deal) })
}
