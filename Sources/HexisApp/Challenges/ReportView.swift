import HexisCore

/// The result of a challenge: a message, the rate and the days.
struct ReportView: View {
    let habit: Habit
    let report: ChallengeReport
    let today: Day
    /// See `ReportGraph.width`.
    var width: Int?

    func write(to html: inout HTML) {
        html("div", .class("report-rate")) { html in
            if let permille = report.rate.permille {
                html(ProgressRing(permille: permille, text: ProgressWording.percent(report.rate)))
            }
            html("div") { html in writeWords(to: &html) }
        }
        html(ReportGraph(report: report, today: today, width: width))
    }

    private func writeWords(to html: inout HTML) {
        html("p", .class("report-times"), text: ReportWording.times(report))
        html("p", .class("hint"), text: ChallengesWording.name(report.challenge.level))
        html("p", .class("hint"), text: ChallengesWording.span(report.challenge, seenFrom: today))
    }
}

/// A habit's reports, latest first, each linking to its sheet.
struct ReportList: View {
    let habit: Habit
    let practice: Practice
    let today: Day

    func write(to html: inout HTML) {
        guard !habit.challenges.isEmpty else { return }
        let challenges = practice.completedChallenges(of: habit, on: today)
        html("section", .class("panel"), Attribute("data-colour", habit.colour.name)) { html in
            html("h2", text: ChallengesWording.past)
            guard !challenges.isEmpty else { return html("p", .class("hint"), text: ReportWording.notYet) }
            html("ul", .class("rows")) { html in
                for challenge in challenges.reversed() { write(challenge, to: &html) }
            }
            if challenges.count > 1 { writeComparison(of: challenges, to: &html) }
        }
    }

    private func write(_ challenge: Challenge, to html: inout HTML) {
        guard let report = practice.report(on: challenge) else { return }
        let address = "/habits/\(habit.id)/challenges/\(challenge.id)"
        html("li") { html in
            html(ReportRow(report: report, address: address, today: today))
        }
    }

    private func writeComparison(of challenges: [Challenge], to html: inout HTML) {
        html("p") { html in
            html(
                "a", .class("tall"),
                .href(ReportsAddress.comparison(of: Array(challenges.suffix(compared)))),
                text: ChallengesWording.compareLink)
        }
    }

    /// How many of the latest reports are compared at first; the page can add more.
    private var compared: Int { 4 }
}

/// A report in a list, linking to its sheet.
struct ReportRow: View {
    let report: ChallengeReport
    let address: String
    let today: Day

    func write(to html: inout HTML) {
        html("a", .class("row report-row"), .href(address)) { html in
            html("span", .class("card-text")) { html in
                html("span", .class("card-name"), text: ChallengesWording.name(report.challenge.level))
                html(
                    "span", .class("card-line"),
                    text: ChallengesWording.span(report.challenge, seenFrom: today))
            }
            html("span", .class("report-percent"), text: ProgressWording.percent(report.rate))
        }
    }
}
