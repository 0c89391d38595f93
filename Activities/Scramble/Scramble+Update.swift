import PipitBase
import PipitJournal
import PipitLexicon
import PipitPractice
import PipitText

/// What becomes of what the learner does.
extension Scramble {
  mutating func update(_ action: Action, at now: Moment) -> [Effect] {
    switch action {
    case .open(let word): return open(word)
    case .learn(let word): return learn(word)
    case .sort(let order):
      self.order = order
      return [.announce(text.sorted(order))]
    case .share: return [.give(.copy(shared)), .announce(text.shared)]
    case .new: return [.go(nextPath)]
    case .away(let milliseconds): return putOff(by: milliseconds, at: now)
    case .back: return goOn(at: now)
    default: return stage == .playing ? play(action, at: now) : []
    }
  }

  /// The time that is left is asked for again by `away`, where the page was hidden.
  var opening: [Effect] {
    guard stage == .playing, !isCalm, let seconds = content.choice.seconds else { return [] }
    return [Self.timer(Int64(seconds) * 1_000)]
  }

  var ticks: Bool { stage == .playing && !isCalm }

  static let fieldId = "word"
  static let overId = "over-title"
  static let dialogId = "dialog-title"

  private var text: ScrambleText { ScrambleText.english }

  // MARK: Playing

  private mutating func play(_ action: Action, at now: Moment) -> [Effect] {
    if left(at: now) == 0 { return end(at: now) }
    switch action {
    case .write(let number, let typed): return write(number, typed, at: now)
    case .keep: return keep(at: now)
    case .ok:
      guard refused != nil else { return [] }
      refused = nil
      return [.focus(Self.fieldId)]
    case .shuffle:
      shuffles += 1
      return [.announce(content.letters(shuffles: shuffles).joined(separator: " "))]
    case .grid:
      showsGrid = !showsGrid
      wasHinted = true
      return []
    case .ask:
      guard !found.isEmpty, !asksForNew else { return [] }
      asksForNew = true
      return [.focus(Self.dialogId)]
    case .stay:
      guard asksForNew else { return [] }
      asksForNew = false
      return [.focus(Self.fieldId)]
    case .calm:
      guard !isCalm else { return [] }
      isCalm = true
      return [.announce(text.calm), .focus(Self.fieldId)]
    case .end: return end(at: now)
    case .time: return timer(at: now)
    default: return []
    }
  }

  /// A second press of the same is none; what was typed fast behind another text is sent with the
  /// number of that one.
  private mutating func write(_ number: Int, _ typed: String, at now: Moment) -> [Effect] {
    guard number == writes || number < writes && !typed.hasSameBytes(as: lastWritten) else {
      return []
    }
    switch content.rules.check(typed, found: foundWords, own: own) {
    case .refused(let refusal) where refusal.reason == .empty: return []
    case .refused(let refusal):
      note(typed)
      refused = refusal
      return [
        .sound(.wrong), .buzz(.wrong), .announce("\(refusal.title) \(refusal.message)"),
        .focus(Self.fieldId),
      ]
    case .accepted(let find):
      note(typed)
      return accept(find, at: now)
    }
  }

  private mutating func note(_ typed: String) {
    writes += 1
    lastWritten = typed
    asksForNew = false
  }

  private mutating func accept(_ find: ScrambleFind, at now: Moment) -> [Effect] {
    let before = rank
    let one = Found(find, milliseconds: now.milliseconds(since: lastFind))
    found.append(one)
    lastFind = now
    refused = nil
    let isWhole = find.kind == .common && foundCount == content.count
    let risen = rank == before ? nil : rank
    var effects: [Effect] = [.record(event(one)), .sound(.right), .buzz(.right)]
    if isWhole { effects.append(.burst(.large)) }
    effects.append(
      .announce(
        text.found(
          find, score: score, rank: risen,
          isPangram: content.choice.scoring == .bee && content.rules.isPangram(find.tiles),
          isWhole: isWhole)))
    effects.append(.focus(Self.fieldId))
    return effects
  }

  /// The word that was refused last is one from now on, for this learner.
  private mutating func keep(at now: Moment) -> [Effect] {
    guard content.choice.day == nil, let refusal = refused, refusal.reason == .word else {
      return []
    }
    guard
      case .accepted(let find) = content.rules.check(
        refusal.typed, found: foundWords, own: own + [refusal.typed])
    else { return [] }
    own.append(find.word)
    let shelf = "scramble/\(content.choice.language.tag)"
    return [.record(.keep(find.word, on: shelf))] + accept(find, at: now)
  }

  // MARK: Time

  private mutating func timer(at now: Moment) -> [Effect] {
    guard let left = left(at: now) else { return [] }
    return [Self.timer(left)]
  }

  private static func timer(_ milliseconds: Int64) -> Effect {
    .after(milliseconds: Int32(clamping: milliseconds), token: Action.time.token)
  }

  private mutating func putOff(by milliseconds: Int64, at now: Moment) -> [Effect] {
    guard stage == .playing else { return [] }
    // Who comes back sees the words, also by the undo of a new game.
    asksForNew = false
    since = since.later(by: milliseconds, notAfter: now)
    lastFind = lastFind.later(by: milliseconds, notAfter: now)
    return left(at: now).map { [Self.timer($0)] } ?? []
  }

  // MARK: Ending

  private mutating func end(at now: Moment) -> [Effect] {
    let isTime = left(at: now) == 0
    stage = .over(milliseconds: lasted(until: now))
    refused = nil
    asksForNew = false
    opened = nil
    let isNew = ended != found.count
    ended = found.count
    var effects: [Effect] = isNew ? [.record(finishEvent)] : []
    effects.append(.sound(.done))
    if rank.rawValue >= ScrambleRank.songbird.rawValue { effects.append(.burst(.small)) }
    effects.append(.announce(text.over(self, isTime: isTime)))
    effects.append(.focus(Self.overId))
    return effects
  }

  /// How long the game lasted; no longer than its clock allows.
  private func lasted(until now: Moment) -> Int64 {
    let lasted = now.milliseconds(since: since)
    guard !isCalm, let seconds = content.choice.seconds else { return lasted }
    return min(lasted, Int64(seconds) * 1_000)
  }

  /// Goes on with a game that is over, without a clock. What was missed has been seen by then.
  private mutating func goOn(at now: Moment) -> [Effect] {
    guard case .over(let milliseconds) = stage else { return [] }
    let pause = now.milliseconds(since: since) - milliseconds
    since = since.later(by: pause, notAfter: now)
    lastFind = lastFind.later(by: pause, notAfter: now)
    stage = .playing
    isCalm = true
    wasHinted = true
    opened = nil
    return [.focus(Self.fieldId)]
  }

  // MARK: Words

  /// Whether a word may be asked about: it was found, or the game is over and it is in it.
  private func isKnown(_ word: String) -> Bool {
    if foundWords.contains(word) { return true }
    return stage != .playing && content.rules.all.contains { $0.text == word }
  }

  private mutating func open(_ word: String) -> [Effect] {
    guard isKnown(word) else { return [] }
    opened = opened == word ? nil : word
    guard opened != nil, let dictionary = content.dictionary else { return [] }
    return [.load(dictionary.piece(of: word))]
  }

  private mutating func learn(_ word: String) -> [Effect] {
    guard isKnown(word) else { return [] }
    let shelf = "learn/\(content.choice.language.tag)"
    if let place = learnt.firstIndex(of: word) {
      learnt.remove(at: place)
      return [.record(.drop(word, from: shelf)), .announce(text.unlearnt(word))]
    }
    learnt.append(word)
    return [.record(.keep(word, on: shelf)), .announce(text.learnt(word))]
  }
}
