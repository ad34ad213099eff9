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

    func page() -> HTML {
        let document = Document(
            ReportWording.title, in: .habits, of: practice, with: surroundings,
            sheet: Sheet(over: under))
        return document.page { html in
            html("article", .class("report"), Attribute("data-colour", habit.colour.name)) { html in
                writeHeader(to: &html)
                writeResult(to: &html)
                writeWays(to: &html)
            }
        }
    }

    private func writeHeader(to html: inout HTML) {
        html("header", .class("report-header")) { html in
            html("span", .class("card-symbol")) { html in
                html(Symbol(habit.symbol.name, assets: surroundings.assets))
            }
            html("h1", text: ReportWording.message(report))
            html("p", .class("hint"), text: habit.name)
        }
    }

    private func writeResult(to html: inout HTML) {
        html("p", text: ReportWording.text(report))
        html(ReportView(habit: habit, report: report, today: today))
        html(ReportTable(report: report, today: today))
        html(
            CompanionsSection(
                goal: .habit(report.challenge, of: habit), practice: practice, surroundings: surroundings))
    }

    private func writeWays(to html: inout HTML) {
        if !habit.isArchived, practice.runningChallenge(of: habit, on: today) == nil {
            html(
                NextChallengePanel(
                    habit: habit, report: report, practice: practice, surroundings: surroundings))
        }
        html(ReportPicture(habit: habit, report: report, today: today))
        writeLinks(to: &html)
    }

    private func writeLinks(to html: inout HTML) {
        html("p", .class("footer-links")) { html in
            html(CompareLink(reports: [report.challenge], practice: practice, today: today))
            html("a", .href("/habits/\(habit.id)/challenges"), text: ReportWording.all)
        }
    }
}
