import HexisCore

/// Sets when a loop asks whether the urge came.
struct UrgeQuestionPanel: View {
    let visit: LoopVisit
    let typed: String?
    let problem: String?

    func write(to html: inout HTML) {
        visit.form(&html, "panel", to: "/question", 116) { html in
            html("h2", text: LoopsWording.askMe)
            html(
                TextField(
                    label: LoopsWording.askMeTime, name: "question",
                    value: typed ?? visit.loop.question?.description ?? "", hint: LoopsWording.askMeHint,
                    problem: problem, type: "time"))
            writeButtons(to: &html)
        }
    }

    private func writeButtons(to html: inout HTML) {
        html("div", .class("buttons")) { html in
            html("button", .class("button quiet"), text: CommonWording.save)
            html(
                "a", .class("button quiet plain"), .href("/settings/reminders"),
                text: LoopsWording.toReminders)
        }
    }
}
