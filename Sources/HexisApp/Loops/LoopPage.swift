import HexisCore

/// One loop: its progress and the next step.
struct LoopPage {
    let visit: LoopVisit
    /// The note as typed, if it was invalid.
    var note: String?
    /// The time of the daily question as typed, if it was invalid.
    var question: String?

    private var loop: Loop { visit.loop }

    func reply(problems: [Problem]) -> Reply {
        let document = Document(
            loop.routine.text, below: .oldHabits, of: visit.practice, with: visit.surroundings)
        let page = document.page { html in
            writeHeader(to: &html)
            html(ProblemSummary(problems: problems))
            html(RemindersOutOfReach(practice: visit.practice, surroundings: visit.surroundings))
            writePanels(problems, to: &html)
        }
        return .page(page, status: problems.isEmpty ? 200 : 422)
    }

    private func writeHeader(to html: inout HTML) {
        html("header", .class("page-header")) { html in
            html.backLink(to: "/loops", LoopsWording.title)
            html("h1", text: loop.routine.text)
            html("a", .class("button quiet"), .href("\(visit.address)/edit"), text: LoopsWording.rename)
        }
    }

    private func writePanels(_ problems: [Problem], to html: inout HTML) {
        writeNext(to: &html)
        if loop.isFinalized { html(LoopWeeksPanel(visit: visit)) }
        html(LoopParts(visit: visit))
        html(UrgeList(visit: visit, urges: loop.urges.suffix(3), title: LoopsWording.latest))
        if !loop.isFinalized {
            html(UrgeQuestionPanel(visit: visit, typed: question, problem: problems["question"]))
        }
        writeNote(problems, to: &html)
        writeActions(to: &html)
    }

    private func writeNext(to html: inout HTML) {
        html("section", .class("panel announcement")) { html in
            html("h2", text: LoopsWording.next(loop.nextStep))
            html("p", text: LoopsWording.explanation(loop))
            html(Explanation(title: LoopsWording.explanationTitle, text: LoopsWording.explanation))
            if loop.isFinalized, let outcome = loop.outcome {
                html("p", .class("statement"), text: PlansWording.statement(outcome))
                if visit.practice.habit(outcome.habit) == nil { html("p", text: LoopsWording.habitGone) }
            }
            html("div", .class("buttons")) { html in writeWays(to: &html) }
        }
    }

    private func writeWays(to html: inout HTML) {
        switch loop.nextStep {
        case .observe: break
        case .chooseCue: way("/compilation", LoopsWording.toCompilation, to: &html)
        case .experiment, .chooseReward: way("/rewards", LoopsWording.toRewards, to: &html)
        case .plan: way("/plan", LoopsWording.toPlan, to: &html)
        case .done: writeWayToHabit(to: &html)
        }
        html(
            "a", .class(loop.nextStep == .observe ? "button" : "button quiet"),
            .href("\(visit.address)/log"), text: LoopsWording.urge)
    }

    private func way(_ place: String, _ text: String, to html: inout HTML) {
        html("a", .class("button"), .href(visit.address + place), text: text)
    }

    private func writeWayToHabit(to html: inout HTML) {
        guard let habit = loop.outcome.flatMap({ visit.practice.habit($0.habit) }) else { return }
        html("a", .class("button"), .href("/habits/\(habit.id)"), text: LoopsWording.toHabit)
    }

    private func writeNote(_ problems: [Problem], to html: inout HTML) {
        visit.form(&html, "panel", to: "", 112) { html in
            html(NoteField(text: note ?? loop.note?.text ?? "", problem: problems["note"]))
            html("div", .class("buttons")) { html in
                html("button", .class("button quiet"), text: CommonWording.save)
            }
        }
    }

    private func writeActions(to html: inout HTML) {
        html("section", .class("panel")) { html in
            if loop.isFinalized { html("p", .class("hint"), text: LoopsWording.reopenHint) }
            html("div", .class("buttons")) { html in
                if loop.isFinalized { visit.button(&html, LoopsWording.reopen, to: "/reopen", 113) }
                html(
                    "a", .class("button quiet danger"), .href("\(visit.address)/delete"),
                    text: CommonWording.delete)
            }
        }
    }
}
