import HexisCore

/// All reports by habit, each linking to its sheet; or the reports that can be added to the comparison; or the chosen
/// ones side by side.
struct ReportsPage {
    /// Sorted by their days.
    let chosen: [ChallengeReport]
    /// Whether the page asks for another report to compare with the chosen ones.
    let isChoosing: Bool
    let practice: Practice
    let surroundings: Surroundings

    private var today: Day { surroundings.moment.today }

    func page() -> HTML {
        let document =
            chosen.isEmpty
            ? Document(title, on: .reports, of: practice, with: surroundings)
            : Document(title, below: .reports, of: practice, with: surroundings)
        return document.page { html in
            html("header", .class("page-header")) { html in
                if !chosen.isEmpty { writeBack(to: &html) }
                html("h1", text: title)
                if isChoosing {
                    for report in chosen { html("p", text: name(of: report)) }
                }
            }
            if chosen.isEmpty || isChoosing { writeList(to: &html) } else { writeComparison(to: &html) }
        }
    }

    private var title: String {
        if isChoosing { return ReportWording.compareWith }
        return chosen.isEmpty ? ReportWording.reports : ReportWording.compareTitle
    }

    /// From choosing, it goes back to the comparison so far.
    private func writeBack(to html: inout HTML) {
        let (address, name): (String, String) =
            if !isChoosing {
                (ReportsAddress.all, ReportWording.reports)
            } else if chosen.count == 1 {
                (ReportsAddress.report(chosen[0].challenge), ReportWording.title)
            } else {
                (ReportsAddress.comparison(of: chosen.map { $0.challenge }), ReportWording.compareTitle)
            }
        html("a", .class("back-link"), .href(address), text: name)
    }

    /// `“Read two pages”: Two weeks, 2 to 15 November`.
    private func name(of report: ChallengeReport) -> String {
        let habit = practice.habit(report.challenge.habit)?.name ?? ""
        return ReportWording.name(of: report.challenge, with: habit, seenFrom: today)
    }

    /// Writes the reports on one scale: equal widths for days, equal heights for shares.
    private func writeComparison(to html: inout HTML) {
        let width = chosen.reduce(0) { max($0, $1.days.count) }
        html("div", .class("comparison")) { html in
            for report in chosen {
                guard let habit = practice.habit(report.challenge.habit) else { continue }
                html("section", .class("panel"), Attribute("data-colour", habit.colour.name)) { html in
                    html("h2", text: habit.name)
                    html(ReportView(habit: habit, report: report, today: today, width: width))
                    html(
                        "a", .class("tall"), .href(ReportsAddress.report(report.challenge)),
                        .label("\(ChallengesWording.reportLink): \(habit.name)"),
                        text: ChallengesWording.reportLink)
                }
            }
        }
        html("p", .class("footer-links")) { html in
            html(CompareLink(reports: chosen.map { $0.challenge }, practice: practice, today: today))
        }
    }

    private func writeList(to html: inout HTML) {
        let groups = practice.habits.map { ($0, others(of: $0)) }.filter { !$0.1.isEmpty }
        if groups.isEmpty { writeEmpty(to: &html) }
        for (habit, challenges) in groups {
            html("section", .class("panel"), Attribute("data-colour", habit.colour.name)) { html in
                html("h2", text: habit.name)
                html("ul", .class("rows")) { html in
                    for challenge in challenges.reversed() {
                        guard let report = practice.report(on: challenge) else { continue }
                        html(ReportRow(report: report, address: address(of: challenge), today: today))
                    }
                }
            }
        }
    }

    private func others(of habit: Habit) -> [Challenge] {
        practice.completedChallenges(of: habit, on: today).filter { challenge in
            !chosen.contains { $0.challenge.id == challenge.id }
        }
    }

    /// The address of the report, or of the comparison with it added.
    private func address(of challenge: Challenge) -> String {
        isChoosing
            ? ReportsAddress.comparison(of: chosen.map { $0.challenge } + [challenge])
            : ReportsAddress.report(challenge)
    }

    private func writeEmpty(to html: inout HTML) {
        html("section", .class("empty")) { html in
            html("h2", text: ReportWording.noReports)
            html("p", text: ReportWording.noReportsText)
            html("a", .class("button"), .href("/habits"), text: CommonWording.habits)
        }
    }
}

/// The link “Compare with …”; absent if there is no other report.
struct CompareLink: View {
    /// The reports being viewed.
    let reports: [Challenge]
    let practice: Practice
    let today: Day

    func write(to html: inout HTML) {
        let completed = practice.habits.reduce(0) {
            $0 + practice.completedChallenges(of: $1, on: today).count
        }
        guard completed > reports.count else { return }
        html("a", .href(ReportsAddress.choice(beside: reports)), text: ReportWording.compareWith)
    }
}

/// Addresses of reports.
enum ReportsAddress {
    static var all: String { "/reports" }

    /// A report opened from the list of all reports.
    static func report(_ challenge: Challenge) -> String {
        "/habits/\(challenge.habit)/challenges/\(challenge.id)?from=reports"
    }

    /// Several reports side by side.
    static func comparison(of challenges: [Challenge]) -> String {
        "\(all)?\(Form(challenges.map { ("report", $0.id.description) }).encoded)"
    }

    /// The reports that can be added to the comparison.
    static func choice(beside challenges: [Challenge]) -> String { comparison(of: challenges) + "&beside=1" }
}

/// `GET /reports`, with `report=CHALLENGE` for each one compared; `beside` asks for another one.
struct ReportRoutes {
    let request: Request
    let practice: Practice
    let surroundings: Surroundings

    func show() -> Reply {
        let named = request.query.all("report").compactMap { Identifier($0) }
        let today = surroundings.moment.today
        let completed = practice.habits.flatMap { practice.completedChallenges(of: $0, on: today) }.filter {
            named.contains($0.id)
        }
        let order = sortedPlaces(of: completed.count) { completed[$0].from < completed[$1].from }
        let chosen = order.compactMap { practice.report(on: completed[$0]) }
        let isChoosing = chosen.count == 1 || !chosen.isEmpty && request.query["beside"] != nil
        return .page(
            ReportsPage(
                chosen: chosen, isChoosing: isChoosing, practice: practice, surroundings: surroundings
            ).page())
    }
}

extension Practice {
    /// The habit's completed challenges, which have a report, sorted by their days.
    @inline(never)
    func completedChallenges(of habit: Habit, on today: Day) -> [Challenge] {
        habit.challenges.filter { standing(of: $0, on: today) == .completed }
    }
}
