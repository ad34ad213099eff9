import HexisCore

/// The report of a completed challenge, on a sheet: what went well, the days, and what could come next.
struct ReportPage {
    let habit: Habit
    let report: ChallengeReport
    /// The address of the page below the sheet.
    let under: String
    let practice: Practice
    let surroundings: Surroundings

    private var today: Day { surroundings.moment.today }
    private var address: String { "/habits/\(habit.id)/challenges" }

    func page() -> HTML {
        let document = Document(
            ReportWording.title, in: .habits, of: practice, with: surroundings,
            sheet: Sheet(over: under))
        return document.page { html in
            html("article", .class("report"), Attribute("data-colour", habit.colour.name)) { html in
                html("header", .class("report-header")) { html in
                    html("span", .class("card-symbol")) { html in
                        html(Symbol(habit.symbol.name, assets: surroundings.assets))
                    }
                    html("h1", text: ReportWording.message(report))
                    html("p", .class("hint"), text: habit.name)
                }
                html("p", text: ReportWording.text(report))
                html(ReportView(habit: habit, report: report, today: today))
                html(ReportTable(report: report, today: today))
                html(
                    CompanionsSection(
                        goal: .habit(report.challenge, of: habit), practice: practice,
                        surroundings: surroundings))
                if !habit.isArchived, practice.runningChallenge(of: habit, on: today) == nil {
                    writeNext(to: &html)
                }
                html(ReportPicture(habit: habit, report: report, today: today))
                html("p", .class("footer-links")) { html in
                    html(CompareLink(reports: [report.challenge], practice: practice, today: today))
                    html("a", .href(address), text: ReportWording.all)
                }
            }
        }
    }

    private func writeNext(to html: inout HTML) {
        html("section", .class("panel"), .label(ReportWording.nextTitle)) { html in
            if report.suggestsRepeating {
                html("h2", text: ReportWording.repeatTitle)
                html("p", text: ReportWording.repeatText)
            } else if let next = report.next {
                html("h2", text: ReportWording.next(next))
            } else {
                html("h2", text: ReportWording.showsAll)
            }
            html("div", .class("buttons")) { html in
                if report.suggestsRepeating { writeSmaller(to: &html) }
                if let next = report.next, !report.suggestsRepeating {
                    write(next, ReportWording.acceptNext(next), 1, isFirst: true, to: &html)
                }
                write(
                    report.challenge.level, ReportWording.again(report.challenge.level), 2,
                    isFirst: report.suggestsRepeating && report.smallerGoal == nil, to: &html)
                if let next = report.next, report.suggestsRepeating {
                    write(next, ReportWording.acceptNext(next), 1, isFirst: false, to: &html)
                }
            }
        }
    }

    private func writeSmaller(to html: inout HTML) {
        guard let goal = report.smallerGoal else { return }
        let level = report.challenge.level
        write(
            level, ReportWording.again(level, goal), 3, isFirst: true,
            goal: [("goal", goal.amount.description)], to: &html)
    }

    /// Writes a button that accepts a challenge.
    private func write(
        _ level: ChallengeLevel, _ text: String, _ number: UInt64, isFirst: Bool,
        goal: [(name: String, value: String)] = [], to html: inout HTML
    ) {
        let from = practice.firstFreeDay(for: habit, on: today)
        html("form", Attribute("method", "post"), Attribute("action", address)) { html in
            html(
                HiddenFields(
                    [
                        surroundings.formIdentifier(report.challenge.id, 82 + number),
                        ("level", level.name), ("from", from.description),
                    ] + goal))
            html("button", .class(isFirst ? "button" : "button quiet"), text: text)
        }
    }
}
