import HexisCore

/// On the page of a companion: what they show of how far they have come.
struct ShownByCompanion: View {
    let companion: Companion
    let clock: ClockFormat
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        html("section", .class("panel"), Attribute("aria-labelledby", "shown")) { html in
            html("h2", .id("shown"), text: CompanionWording.shows(companion.name))
            html("div", .class("personal card-body")) { html in
                html(CompanionMark(companion: companion, assets: surroundings.assets))
                html("div", .class("card-text")) { writeText(to: &$0) }
            }
        }
    }

    private func writeText(to html: inout HTML) {
        let now = surroundings.moment
        html("p", text: CompanionWording.line(companion, seenFrom: now))
        if let progress = companion.progress {
            html(
                "p", .class("card-line"),
                text: CompanionWording.asOf(progress.since, seenFrom: now, by: clock))
        }
    }
}
