import HexisCore

/// Asks whether days and reminders should follow a travelling person, in a collapsed line. Only the device knows
/// where it is: the question stays hidden until the page script finds that the device is in a zone with another
/// offset. It is asked once per journey.
struct ZoneQuestion: View {
    let settings: Settings
    let surroundings: Surroundings
    /// The device's zone; `nil` until the page script knows.
    var found: String?

    func write(to html: inout HTML) {
        guard let zone = settings.zone?.text else { return }
        html(
            "details", .class("finding zone-question"), .id("zone-question"), Attribute("data-zone", zone),
            Attribute("hidden", if: found == nil)
        ) { html in
            html("summary") { writeSummary(to: &$0) }
            html("p", text: ZoneWording.question)
            writeForm(to: &html)
            html("p", .class("hint"), text: ZoneWording.hint)
        }
    }

    private func writeSummary(to html: inout HTML) {
        html.text(ZoneWording.found + " ")
        html("strong", Attribute("data-zone-found", if: true), text: found ?? "")
        html.text("?")
    }

    private func writeForm(to html: inout HTML) {
        html("form", Attribute("method", "post"), Attribute("action", "/settings?from-today=1")) { html in
            html(HiddenFields([surroundings.formIdentifier(nil, 105), ("zone", found ?? "")]))
            html("div", .class("buttons")) { html in
                html("button", .class("button"), text: ZoneWording.follow)
                html(
                    "button", .class("button quiet"), .type("button"),
                    Attribute("data-zone-keep", if: true), text: ZoneWording.keep)
            }
        }
    }
}

/// User-facing text about another time zone.
enum ZoneWording {
    static var found: String { "Are you in" }
    static var question: String {
        "Your settings have another time zone. Use this one for your days and reminders?"
    }
    static var follow: String { "Follow me" }
    static var keep: String { "Keep home time" }
    static var hint: String {
        "What you have recorded stays on its days either way. You can change it in Settings at any time."
    }
    static var hardlyLived: String {
        "Your journey left less than twelve hours of this day: what you do counts, and nothing is missed."
    }
}
