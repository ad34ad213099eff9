import HexisCore

/// What a challenge came to: a word, the rate, and its days.
struct ReportView: View {
    let habit: Habit
    let report: ChallengeReport
    let today: Day
    /// See `ReportGraph`.
    var width: Int?

    func write(to html: inout HTML) {
        html("div", .class("report-rate")) { html in
            if let permille = report.rate.permille {
                html(ProgressRing(permille: permille, text: ProgressWording.percent(report.rate)))
            }
            html("div") { html in
                html("p", .class("report-times"), text: ReportWording.times(report))
                html("p", .class("hint"), text: ChallengesWording.name(report.challenge.level))
                html(
                    "p", .class("hint"), text: ChallengesWording.span(report.challenge, seenFrom: today))
            }
        }
        html(ReportGraph(report: report, today: today, width: width))
    }
}

/// The reports of a habit, the latest first, each a way to its sheet.
struct ReportList: View {
    let habit: Habit
    let practice: Practice
    let today: Day

    func write(to html: inout HTML) {
        guard !habit.challenges.isEmpty else { return }
        let challenges = habit.challenges.filter { practice.standing(of: $0, on: today) == .completed }
        html("section", .class("panel"), Attribute("data-colour", habit.colour.name)) { html in
            html("h2", text: ChallengesWording.past)
            guard !challenges.isEmpty else {
                html("p", .class("hint"), text: ReportWording.notYet)
                return
            }
            html("ul", .class("rows")) { html in
                for challenge in challenges.reversed() {
                    if let report = practice.report(on: challenge) { write(report, to: &html) }
                }
            }
            if challenges.count > 1 {
                html("p") { html in
                    html("a", .href("/reports?habit=\(habit.id)"), text: ChallengesWording.compareLink)
                }
            }
        }
    }

    private func write(_ report: ChallengeReport, to html: inout HTML) {
        html("li") { html in
            html(
                "a", .class("row report-row"),
                .href("/habits/\(habit.id)/challenges/\(report.challenge.id)")
            ) { html in
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
}
