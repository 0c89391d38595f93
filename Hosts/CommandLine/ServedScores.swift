import PipitBase
import PipitPractice
import PipitServer
import PipitVoice
import Synchronization

/// The score check of the server: games are played again one after the other, on a thread beside the
/// one that serves.
final class ServedScores {
  private let pages: SitePages
  private let errands = Errands()
  private let waiting = Waiting()

  /// So many may wait; who comes then is told to come later.
  private static let mostWaiting = 64

  private final class Waiting: Sendable {
    let count = Atomic(0)
  }

  init(_ pages: SitePages) {
    self.pages = pages
  }

  /// Answers a claim with what the game is worth, or with why it is none.
  func verify(_ request: PipitServer.Request, _ site: Site, _ answer: LateAnswer) {
    let packs = pages.packs(of: site)
    let waiting = waiting
    guard waiting.count.add(1, ordering: .relaxed).newValue <= Self.mostWaiting else {
      waiting.count.subtract(1, ordering: .relaxed)
      var busy = Response.error(503, "Too many games are being verified. Try again in a moment.")
      busy.headers.append(Header("Retry-After", "1"))
      return answer(busy)
    }
    errands.add {
      defer { waiting.count.subtract(1, ordering: .relaxed) }
      answer(Self.answer(to: request.body, packs))
    }
  }

  static func answer(to body: [UInt8], _ packs: [Pack]) -> Response {
    let claim: JSON
    do {
      claim = try JSON(parsing: body)
    } catch {
      return .error(400, "The body is no JSON. Send an object with deal, tokens and score.")
    }
    guard claim.members != nil else {
      return .error(400, "The body is no object. Send one with deal, tokens and score.")
    }
    do throws(EvaluationError) {
      let request = Request(claim, of: "a claim")
      return .json(try ScoreCheck(request, Shelf(packs: packs)).json)
    } catch {
      switch error.code {
      case .missingPack: return .error(400, "This server has no words for such a game.")
      case .brokenPack: return .error(503, "This server cannot read its words.")
      default: return .error(400, error.message.sentence)
      }
    }
  }
}

extension String {
  /// The text as a sentence: with a capital and a full stop.
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
