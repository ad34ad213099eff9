import HexisCore

/// Noted urges, latest first, each with a link to change it.
struct UrgeList: View {
    let visit: LoopVisit
    let urges: ArraySlice<Urge>
    let title: String

    func write(to html: inout HTML) {
        guard !urges.isEmpty else { return }
        html("section", .class("panel")) { html in
            html("h2", text: title)
            html("ul", .class("rows")) { html in
                for urge in urges.reversed() { write(urge, to: &html) }
            }
        }
    }

    private func write(_ urge: Urge, to html: inout HTML) {
        let when = LoopsWording.when(urge, seenFrom: visit.today, by: visit.practice.clock)
        html("li", .class("row")) { html in
            html("span", .class("card-text")) { html in
                html("span", .class("card-name"), text: when)
                html("span", .class("card-line"), text: answers(of: urge))
            }
            html(
                "a", .class("button quiet"), .href("\(visit.address)/log/\(urge.id)"),
                .label("\(PlansWording.change): \(when)"), text: PlansWording.change)
        }
    }

    private func answers(of urge: Urge) -> String {
        CueQuestion.allCases.compactMap { urge[$0]?.text }.joined(separator: " · ")
    }
}
