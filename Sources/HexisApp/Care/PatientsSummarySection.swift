import HexisCore

/// Turns a care provider's weekly summary on and off.
public struct PatientsSummarySection: View, Sendable {
    let isOn: Bool

    public static var address: String { "\(PatientsPage.address)/summary" }
    private static var field: String { "summary" }

    /// Whether a form turns it on; `nil` if it says neither.
    public static func isOn(_ form: Form) -> Bool? {
        switch form[field] {
        case "on": true
        case "off": false
        default: nil
        }
    }

    func write(to html: inout HTML) {
        html("section", .class("panel"), .id("summary")) { html in
            html("h2", text: PatientsWording.summary)
            html("p", text: PatientsWording.summaryText)
            writeSwitch(to: &html)
            html("p") { html in
                html("a", .href("/settings/reminders"), text: PatientsWording.summaryReminders)
            }
        }
    }

    private func writeSwitch(to html: inout HTML) {
        html("form", Attribute("method", "post"), Attribute("action", PatientsSummarySection.address)) {
            html in
            html(HiddenFields([(PatientsSummarySection.field, isOn ? "off" : "on")]))
            html(
                "button", .class("button quiet"),
                text: isOn ? PatientsWording.turnSummaryOff : PatientsWording.turnSummaryOn)
        }
    }
}
