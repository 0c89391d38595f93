import PipitBase
import PipitLook
import PipitMarkup

extension App {
  @MarkupBuilder var noticeAbove: Markup {
    if case .roundDone(_, _, let last) = news, let shown = news {
      div {
        div {
          icon(.check)
          p { shown.message(text) }.class("label")
          if let last {
            iconKey(
              sends: FrameAction.undoAnswer(last).token, .undo, label: text.undoAnswer,
              kind: .quiet)
          }
          iconKey(sends: FrameAction.dismiss.token, .cross, label: text.dismiss, kind: .quiet)
        }
        .class("notice right slim")
      }
      .key("notice").class("above").attribute("role", "status")
    } else if let shown = news {
      div {
        notice(shown.kind) {
          p { shown.message(text) }
          row {
            switch shown {
            case .discarded, .startedOver, .forgotten, .changed:
              key(sends: FrameAction.undo.token, icon: .undo) { text.undo }.id("undo")
            case .trapped(let report):
              key(sends: FrameAction.copy(report).token, icon: .copy) { text.copyReport }
            case .unkept(reason: "replaced"):
              key(sends: FrameAction.renew.token, icon: .again) { text.reload }
            case .answerUndone(let undoing):
              key(sends: FrameAction.undoAnswer(undoing).token, icon: .undo) { text.undo }
                .id("undo")
            case .roundDone, .setAside, .closedElsewhere, .unkept, .unsaid, .lost: Markup.empty
            }
            key(sends: FrameAction.dismiss.token, kind: .quiet, icon: .cross) { text.dismiss }
          }
        }
      }
      .key("notice").class("above").attribute("role", "status")
    }
  }
}

extension Notice {
  fileprivate var kind: NoticeKind {
    switch self {
    case .discarded, .startedOver, .forgotten, .changed, .closedElsewhere, .answerUndone: .info
    case .roundDone: .right
    case .trapped, .setAside, .unkept, .unsaid, .lost: .warning
    }
  }

  fileprivate func message(_ text: AppText) -> String {
    switch self {
    case .discarded: text.discarded
    case .startedOver: text.startedOver
    case .trapped: text.trapped
    case .setAside: text.setAside
    case .closedElsewhere: text.closedElsewhere
    case .unkept(let reason): text.unkept(reason)
    case .forgotten: text.forgotten
    case .changed(let said, _): said
    case .roundDone(let answered, let left, _): text.roundDone(answered, left: left)
    case .answerUndone: text.answerUndone
    case .unsaid(let reason): text.unsaid(reason)
    case .lost(let pack): text.lost(pack)
    }
  }
}
