import HexisCore

/// What only the page script can find out, in a line each. They come after everything else on Today, at the
/// window's lower edge, so that a line that appears moves nothing that somebody is about to tap.
struct Findings: View {
    let practice: Practice
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        html("div", .class("findings")) { html in
            // A device that fell silent is the same matter.
            if practice.canCall(from: surroundings.moment.today), practice.silencedDevices.isEmpty {
                html(OutOfReach())
            }
            html(ZoneQuestion(settings: practice.settings, surroundings: surroundings))
        }
    }
}

/// On Today: nothing reaches the person, neither this device, nor another one, nor another way. The link leads to where
/// the reason stands, and what helps.
struct OutOfReach: View {
    /// Hidden until the page script knows.
    var isFound = false

    func write(to html: inout HTML) {
        html(
            "aside", .class("finding"), .id("push"), .label(PushWording.silent),
            Attribute("data-push-warning", "today"), Attribute("hidden", if: !isFound)
        ) { html in
            html("a", .href("/settings/reminders"), text: PushWording.silent)
            html(
                "button", .class("round"), .type("button"), Attribute("data-push-do", "wave"),
                .label(PushWording.notNow)
            ) { html in
                html("span", .decorative, text: "×")
            }
        }
    }
}
