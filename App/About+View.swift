import PipitBase
import PipitLook
import PipitMarkup
import PipitPractice

/// About: what Pipit is, and the licences of what it is made of.
extension App {
  var aboutPage: Markup {
    stack {
      heading(text.about)
      card {
        coach(.cheers, isSeen: surroundings.showsPip) { text.aboutLead }
        p { text.licence }
      }
      section {
        h2 { text.parts }
        for part in licences {
          card {
            h2 { part.name }.class("small")
            p { part.what }
            p { "\(text.licenceText): \(part.licence)" }.class("soft")
            if !part.notice.isEmpty {
              element("details") {
                element("summary") { text.licenceText }
                element("pre") { part.notice }.attribute("tabindex", "0").class("licence")
              }
            }
          }
        }
      }
    }
  }

  private struct Licence {
    let name: String
    let what: String
    let licence: String
    let notice: String
  }

  private var licences: [Licence] {
    guard let pack = packs.first(where: { $0.name == "licences" }),
      let list = (try? JSON(parsing: pack.bytes))?.list
    else { return [] }
    return list.map {
      Licence(
        name: $0[text: "name"] ?? "", what: $0[text: "what"] ?? "",
        licence: $0[text: "licence"] ?? "", notice: $0[text: "notice"] ?? "")
    }
  }
}
