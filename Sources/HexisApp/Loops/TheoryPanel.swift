import HexisCore

/// A theory and its results: what worked stands out, what never worked is greyed out.
struct TheoryPanel: View {
    let visit: LoopVisit
    let theory: Theory

    private var isChosen: Bool { visit.loop.theory?.id == theory.id }
    private var place: String { "/rewards/\(theory.id)" }

    func write(to html: inout HTML) {
        html("section", .class("panel theory \(name)"), .id("theory-\(theory.id)")) { html in
            html("h2", text: theory.craving.text)
            writeFulfilment(to: &html)
            if let note = theory.note { html("p", .class("hint"), text: note.text) }
            html("div", .class("buttons")) { html in writeWays(to: &html) }
        }
    }

    private var name: String {
        if isChosen { return "chosen" }
        switch theory.verdict {
        case .open: return "open"
        case .works: return "works"
        case .failed: return "failed"
        }
    }

    private func writeFulfilment(to html: inout HTML) {
        if let fulfilment = theory.fulfilment {
            html("p", text: LoopsWording.instead(fulfilment))
            html("p", .class("verdict"), text: LoopsWording.tries(theory))
            html("div", .class("buttons")) { html in writeTries(to: &html) }
        } else {
            html("p", .class("hint"), text: LoopsWording.fulfilmentLater)
        }
    }

    private func writeTries(to html: inout HTML) {
        for outcome in [TryOutcome.worked, .didNotWork] { write(outcome, to: &html) }
        if !theory.tries.isEmpty {
            visit.button(
                &html, CommonWording.undo, to: "\(place)/untry", 123, of: theory.id,
                names: "button quiet plain",
                label: "\(CommonWording.undo): \(theory.craving.text)")
        }
    }

    private func write(_ outcome: TryOutcome, to html: inout HTML) {
        visit.button(
            &html, LoopsWording.name(of: outcome), to: "\(place)/try", 121 + UInt64(outcome.rawValue),
            of: theory.id,
            fields: [("outcome", outcome.name)],
            label: "\(LoopsWording.name(of: outcome)): \(theory.craving.text)")
    }

    private func writeWays(to html: inout HTML) {
        if theory.fulfilment != nil { writeChoice(to: &html) }
        let change = theory.fulfilment == nil ? LoopsWording.addFulfilment : PlansWording.change
        html(
            "a", .class("button quiet"), .href(visit.address + place),
            .label("\(change): \(theory.craving.text)"), text: change)
    }

    private func writeChoice(to html: inout HTML) {
        visit.button(
            &html, isChosen ? LoopsWording.unchoose : LoopsWording.choose, to: "\(place)/choose",
            124, of: theory.id,
            names: theory.verdict == .works && !isChosen ? "button" : "button quiet",
            label: "\(isChosen ? LoopsWording.unchoose : LoopsWording.choose): \(theory.craving.text)")
    }
}
