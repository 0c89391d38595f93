import PipitBase
import PipitPractice

extension Listing {
  /// The sentence builder.
  public static let sentence = Listing(
    id: "sentence", rules: 1, packs: { SentenceContent.packs($0) }, remembers: ["course"],
    heeds: ["accents", "speaks", "way"],
    shelf: { SentenceContent.shelf($0) }, home: { SentenceContent.home($0) },
    hasOwnBar: true,
    title: { _ in SentenceText.english.title },
    summary: { _ in SentenceText.english.summary },
    name: { deal, _ in SentenceContent.name(deal) },
    complete: { SentenceContent.complete($0, $1) },
    choose: { SentenceChoice($0).page },
    gather: { SentenceItems.gather($0, $1) },
    kinds: ["word", "sentence"], serves: { SentenceItems.serve($0, $1) },
    open: { deal throws(DealError) in try Session.begin(Sentence.self, deal) })
}
