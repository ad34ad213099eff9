import HexisCore

/// The recurring combinations in words, each with a link to choose it as the cue.
struct RecurrencePanel: View {
    let visit: LoopVisit
    let compilation: Compilation

    func write(to html: inout HTML) {
        html("section", .class("panel announcement")) { html in
            html("h2", text: LoopsWording.recurs)
            html(Explanation(title: LoopsWording.recursTitle, text: LoopsWording.recursExplanation))
            if compilation.recurring.isEmpty {
                html("p", text: LoopsWording.nothingRecurs(compilation.urges.count))
            }
            for recurrence in compilation.recurring { write(recurrence, to: &html) }
        }
    }

    private func write(_ recurrence: Recurrence, to html: inout HTML) {
        let text = LoopsWording.recurrence(recurrence, by: visit.practice.clock)
        let query = CueDraft(recurrence, by: visit.practice.clock).query
        html("div", .class("recurrence")) { html in
            html("p", .class("gist"), text: text)
            html(
                "a", .class("button quiet"), .href("\(visit.address)/cue?\(query)"),
                .label("\(LoopsWording.choose): \(text)"), text: LoopsWording.choose)
        }
    }
}
