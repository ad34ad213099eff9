import HexisCore

/// Findings that only the page script can make, one line each. They come last on Today, at the window's lower edge,
/// so that a line that appears moves nothing the person is about to tap.
struct Findings: View {
    let practice: Practice
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        html("div", .class("findings")) { html in
            // The announcement of a silenced device already covers this.
            if practice.canCall(from: surroundings.moment.today), practice.silencedDevices.isEmpty {
                html(OutOfReach())
            }
            html(ZoneQuestion(settings: practice.settings, surroundings: surroundings))
        }
    }
}

/// On Today: no device and no channel reaches the person. The link leads to the reason and what helps.
struct OutOfReach: View {
    /// Hidden until the page script knows.
    var isFound = false

    func write(to html: inout HTML) {
        html(
            "aside", .class("finding"), .id("push"), .label(PushWording.silent),
            Attribute("data-push-warning", "today"), Attribute("hidden", if: !isFound)
        ) { html in
            html("a", .href("/settings/reminders"), text: PushWording.silent)
            writeNotNow(to: &html)
        }
    }

    private func writeNotNow(to html: inout HTML) {
        html(
            "button", .class("round"), .type("button"), Attribute("data-push-do", "wave"),
            .label(PushWording.notNow)
        ) { html in
            html("span", .decorative, text: "×")
        }
    }
}
