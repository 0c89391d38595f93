import PipitBase
import PipitLook
import PipitMarkup
import PipitPractice
import PipitText

/// Settings: how Pipit looks, moves and sounds.
extension App {
  var settingsPage: Markup {
    stack {
      heading(text.settings)
      p { text.settingsLead }
      card {
        choices(
          label: text.theme,
          [
            choice(.theme, "device", text.asDevice, .device),
            choice(.theme, "light", text.light, .sun),
            choice(.theme, "dark", text.dark, .moon),
          ])
        choices(
          label: text.contrast,
          [
            choice(.contrast, "device", text.asDevice, .device),
            choice(.contrast, "more", text.more, .eye),
          ])
        choices(
          label: text.motion,
          [
            choice(.motion, "device", text.asDevice, .device),
            choice(.motion, "less", text.less, .minus),
          ])
        choices(
          label: text.accents,
          [
            choice(.accents, "count", text.accentsCount, .check),
            choice(.accents, "ignored", text.accentsIgnored, .minus),
          ])
        p { text.accentsHint }.class("soft")
        toggleRow(
          label: text.coach, name: "pip", hint: text.coachHint, isOn: surroundings.showsPip,
          sends: "app set pip")
      }
      section {
        h2 { text.voices }
        card {
          slider(
            label: text.rate, name: "rate", from: 50, to: 150, step: 10,
            value: Int(surroundings.voiceRatePercent),
            shown: text.percent(surroundings.voiceRatePercent), sends: "app set rate")
          slider(
            label: text.noise, name: "noise", from: 0, to: 100, step: 10,
            value: Int(surroundings.noisePercent),
            shown: text.percent(surroundings.noisePercent), sends: "app set noise")
          toggleRow(
            label: text.speaks, name: "speaks", hint: text.speaksHint,
            isOn: surroundings.speaksPrompts, sends: "app set speaks")
          linkKey(to: "/settings/voices", icon: .ear) { text.eachVoice }
        }
      }
      unreadableScripts
      linkKey(to: "/settings/scripts", icon: .pencil) { ScriptsText.english.title }
      linkKey(to: "/settings/memory", icon: .clock) { MemorySettingsText.english.title }
      notice(surroundings.device.keeps ? .info : .warning) {
        surroundings.device.keeps ? text.keeps : text.keepsNothing
      }
      linkKey(to: "/about", kind: .quiet, icon: .info) { text.about }
    }
  }

  private func choice(_ setting: Setting, _ value: String, _ label: String, _ icon: Icon) -> Choice
  {
    Choice(
      label, sends: FrameAction.set(setting.rawValue, value).token, icon: icon,
      isChosen: self.value(setting) == value)
  }
}
