import HexisCore

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

    /// All reports, with these ticked.
    static func choice(beside challenges: [Challenge]) -> String { comparison(of: challenges) + "&beside=1" }
}

/// `GET /reports`, with `report=CHALLENGE` for each one compared; `beside` asks for more of them.
struct ReportRoutes: VisitRoutes {
    let visit: Visit

    func show() -> Reply {
        let chosen = chosenReports
        let isList = chosen.count < 2 || request.query["beside"] != nil
        return .page(
            ReportsPage(
                chosen: chosen, isList: isList, practice: practice, surroundings: surroundings
            ).page())
    }

    /// The reports that the address names, sorted by their days.
    private var chosenReports: [ChallengeReport] {
        let named = request.query.all("report").compactMap { Identifier($0) }
        let today = surroundings.moment.today
        let completed = practice.habits.flatMap { practice.completedChallenges(of: $0, on: today) }.filter {
            named.contains($0.id)
        }
        let order = sortedPlaces(of: completed.count) { completed[$0].from < completed[$1].from }
        return order.compactMap { practice.report(on: completed[$0]) }
    }
}
