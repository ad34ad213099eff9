import HexisCore

/// All reports by habit, each linking to its sheet, with ticks for those to compare; or the chosen ones side by side.
struct ReportsPage {
    /// Sorted by their days.
    let chosen: [ChallengeReport]
    /// Whether the page lists all reports, with the chosen ones ticked.
    let isList: Bool
    let practice: Practice
    let surroundings: Surroundings

    private var today: Day { surroundings.moment.today }

    private var title: String { isList ? ReportWording.reports : ReportWording.compareTitle }
    private var document: Document {
        isList
            ? Document(title, on: .reports, of: practice, with: surroundings)
            : Document(title, below: .reports, of: practice, with: surroundings)
    }

    func page() -> HTML {
        document.page { html in
            html("header", .class("page-header")) { html in
                if !isList { html.backLink(to: ReportsAddress.all, ReportWording.reports) }
                html("h1", text: title)
            }
            if isList { writeList(to: &html) } else { writeComparison(to: &html) }
        }
    }

    /// Writes the reports on one scale: equal widths for days, equal heights for shares.
    private func writeComparison(to html: inout HTML) {
        let width = chosen.reduce(0) { max($0, $1.days.count) }
        html("div", .class("comparison")) { html in
            for report in chosen { write(report, width: width, to: &html) }
        }
        html("p", .class("footer-links")) { html in
            html(CompareLink(reports: chosen.map { $0.challenge }, practice: practice, today: today))
        }
    }

    private func write(_ report: ChallengeReport, width: Int, to html: inout HTML) {
        guard let habit = practice.habit(report.challenge.habit) else { return }
        html("section", .class("panel"), Attribute("data-colour", habit.colour.name)) { html in
            html("h2", text: habit.name)
            html(ReportView(habit: habit, report: report, today: today, width: width))
            html(
                "a", .class("tall"), .href(ReportsAddress.report(report.challenge)),
                .label("\(ChallengesWording.reportLink): \(habit.name)"),
                text: ChallengesWording.reportLink)
        }
    }

    private func writeList(to html: inout HTML) {
        let count = practice.completedChallengeCount(on: today)
        if count == 0 { return writeEmpty(to: &html) }
        html("form", Attribute("action", ReportsAddress.all)) { html in
            for habit in practice.habits { write(habit, hasTicks: count > 1, to: &html) }
            guard count > 1 else { return }
            html("p", .class("hint"), text: ReportWording.tickHint)
            html("button", .class("button"), text: ReportWording.compareTicked)
        }
    }

    private func write(_ habit: Habit, hasTicks: Bool, to html: inout HTML) {
        let challenges = practice.completedChallenges(of: habit, on: today)
        guard !challenges.isEmpty else { return }
        html("section", .class("panel"), Attribute("data-colour", habit.colour.name)) { html in
            html("h2", text: habit.name)
            html("ul", .class("rows")) { html in
                for challenge in challenges.reversed() {
                    write(challenge, of: habit, hasTick: hasTicks, to: &html)
                }
            }
        }
    }

    private func write(_ challenge: Challenge, of habit: Habit, hasTick: Bool, to html: inout HTML) {
        guard let report = practice.report(on: challenge) else { return }
        html("li", .class("report-line")) { html in
            html(ReportRow(report: report, address: ReportsAddress.report(challenge), today: today))
            if hasTick { writeTick(of: challenge, habit, to: &html) }
        }
    }

    private func writeTick(of challenge: Challenge, _ habit: Habit, to html: inout HTML) {
        html.void(
            "input", .type("checkbox"), .name("report"), .value(challenge.id.description),
            .label(ReportWording.name(of: challenge, with: habit.name, seenFrom: today)),
            Attribute("checked", if: chosen.contains { $0.challenge.id == challenge.id }))
    }

    private func writeEmpty(to html: inout HTML) {
        html("section", .class("empty")) { html in
            html("h2", text: ReportWording.noReports)
            html("p", text: ReportWording.noReportsText)
            html("a", .class("button"), .href("/habits"), text: CommonWording.habits)
        }
    }
}
