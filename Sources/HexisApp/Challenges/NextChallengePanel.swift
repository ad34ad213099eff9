import HexisCore

/// On a report: what could come next, the same challenge again or the one after it.
struct NextChallengePanel: View {
    let habit: Habit
    let report: ChallengeReport
    let practice: Practice
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        html("section", .class("panel"), .label(ReportWording.nextTitle)) { html in
            writeProposal(to: &html)
            html("div", .class("buttons")) { html in writeChoices(to: &html) }
        }
    }

    private func writeProposal(to html: inout HTML) {
        if report.suggestsRepeating {
            html("h2", text: ReportWording.repeatTitle)
            html("p", text: ReportWording.repeatText)
        } else if let next = report.next {
            html("h2", text: ReportWording.next(next))
        } else {
            html("h2", text: ReportWording.showsAll)
        }
    }

    private func writeChoices(to html: inout HTML) {
        if report.suggestsRepeating { writeSmaller(to: &html) }
        if !report.suggestsRepeating { writeNext(isFirst: true, to: &html) }
        write(
            report.challenge.level, ReportWording.again(report.challenge.level), 2,
            isFirst: report.suggestsRepeating && report.smallerGoal == nil, to: &html)
        if report.suggestsRepeating { writeNext(isFirst: false, to: &html) }
    }

    private func writeSmaller(to html: inout HTML) {
        guard let goal = report.smallerGoal else { return }
        let level = report.challenge.level
        write(
            level, ReportWording.again(level, goal), 3, isFirst: true,
            goal: [("goal", goal.amount.description)], to: &html)
    }

    private func writeNext(isFirst: Bool, to html: inout HTML) {
        guard let next = report.next else { return }
        write(next, ReportWording.acceptNext(next), 1, isFirst: isFirst, to: &html)
    }

    /// Writes a button that accepts a challenge.
    private func write(
        _ level: ChallengeLevel, _ text: String, _ number: UInt64, isFirst: Bool,
        goal: [(name: String, value: String)] = [], to html: inout HTML
    ) {
        let address = "/habits/\(habit.id)/challenges"
        let from = practice.firstFreeDay(for: habit, on: surroundings.moment.today)
        let form = surroundings.formIdentifier(report.challenge.id, 82 + number)
        html("form", Attribute("method", "post"), Attribute("action", address)) { html in
            html(HiddenFields([form, ("level", level.name), ("from", from.description)] + goal))
            html("button", .class(isFirst ? "button" : "button quiet"), text: text)
        }
    }
}
