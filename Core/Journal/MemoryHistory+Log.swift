import PipitMemory

extension MemoryHistory {
  /// The log by which weights are fitted to the learner: each item's answers since its schedule began
  /// last, with the study days on which they were given.
  public var reviewLog: [[RatedDay]] {
    known.map { item in
      item.answers[start(of: item)...].compactMap { answer in
        guard answer.counts, let rating = answer.rating else { return nil }
        return RatedDay(day: Int64(answer.day), rating: rating)
      }
    }
  }
}
