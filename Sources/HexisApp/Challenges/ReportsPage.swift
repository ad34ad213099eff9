import HexisCore

/// All reports by habit, to choose those that are laid side by side; or these.
struct ReportsPage {
    /// Chosen, in the order of their days.
    let chosen: [ChallengeReport]
    /// Those of this habit are chosen beforehand.
    let habit: Identifier?
    let problem: String?
    let practice: Practice
    let surroundings: Surroundings

    private var today: Day { surroundings.moment.today }

    func page() -> HTML {
        let title = chosen.count > 1 ? ReportWording.compareTitle : ReportWording.reports
        let document = Document(
            title, in: .progress, of: practice, with: surroundings)
        return document.page { html in
            html("header", .class("page-header")) { html in
                html(
                    "a", .class("back-link"), .href(chosen.count > 1 ? "/reports" : "/progress"),
                    text: CommonWording.back)
                html("h1", text: title)
            }
            if chosen.count > 1 { writeComparison(to: &html) } else { writeChoice(to: &html) }
        }
    }

    /// On one scale: each day is as wide and each share as high in one as in the other.
    private func writeComparison(to html: inout HTML) {
        let width = chosen.reduce(0) { max($0, $1.days.count) }
        html("div", .class("comparison")) { html in
            for report in chosen {
                guard let habit = practice.habit(report.challenge.habit) else { continue }
                html("section", .class("panel"), Attribute("data-colour", habit.colour.name)) { html in
                    html("h2", text: habit.name)
                    html(ReportView(habit: habit, report: report, today: today, width: width))
                    html(
                        "a", .href("/habits/\(habit.id)/challenges/\(report.challenge.id)"),
                        .label("\(ChallengesWording.reportLink): \(habit.name)"),
                        text: ChallengesWording.reportLink)
                }
            }
        }
    }

    private func writeChoice(to html: inout HTML) {
        let groups = practice.habits.map { habit in
            (habit, habit.challenges.filter { practice.standing(of: $0, on: today) == .completed })
        }.filter { !$0.1.isEmpty }
        guard !groups.isEmpty else {
            html("section", .class("empty")) { html in
                html("h2", text: ReportWording.noReports)
                html("p", text: ReportWording.noReportsText)
                html("a", .class("button"), .href("/habits"), text: CommonWording.habits)
            }
            return
        }
        html("form", Attribute("method", "get"), Attribute("action", "/reports")) { html in
            html("p", .class("hint"), .id("report-hint"), text: ReportWording.compareHint)
            html(FieldNotes(field: "report", hint: nil, problem: problem))
            for (habit, challenges) in groups { write(habit, challenges, to: &html) }
            html("div", .class("buttons")) { html in
                html("button", .class("button"), text: ReportWording.compare)
            }
        }
    }

    private func write(_ habit: Habit, _ challenges: [Challenge], to html: inout HTML) {
        html("fieldset", .class("choices"), Attribute("data-colour", habit.colour.name)) { html in
            html("legend", text: habit.name)
            for challenge in challenges.reversed() {
                guard let report = practice.report(on: challenge) else { continue }
                html("label", .class("choice-label report-choice")) { html in
                    html.void(
                        "input", .type("checkbox"), .name("report"), .value(challenge.id.description),
                        Attribute(
                            "checked",
                            if: habit.id == self.habit || chosen.contains { $0.challenge == challenge }))
                    html("span", .class("card-text")) { html in
                        html("span", .class("card-name"), text: ChallengesWording.name(challenge.level))
                        html(
                            "span", .class("card-line"),
                            text: ChallengesWording.span(challenge, seenFrom: today))
                    }
                    html("span", .class("report-percent"), text: ProgressWording.percent(report.rate))
                }
            }
        }
    }
}

/// `GET /reports`, with `report=CHALLENGE` for each that is to be compared.
struct ReportRoutes {
    let request: Request
    let practice: Practice
    let surroundings: Surroundings

    func show() -> Reply {
        let named = request.query.all("report").compactMap { Identifier($0) }
        let today = surroundings.moment.today
        let completed = practice.habits.flatMap { $0.challenges }.filter {
            named.contains($0.id) && practice.standing(of: $0, on: today) == .completed
        }
        let order = sortedPlaces(of: completed.count) { completed[$0].from < completed[$1].from }
        let isTooFew = !request.query.all("report").isEmpty && completed.count < 2
        return .page(
            ReportsPage(
                chosen: order.compactMap { practice.report(on: completed[$0]) },
                habit: request.query["habit"].flatMap { Identifier($0) },
                problem: isTooFew ? ReportWording.chooseTwo : nil, practice: practice,
                surroundings: surroundings
            ).page(), status: isTooFew ? 422 : 200)
    }
}
