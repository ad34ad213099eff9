import HexisCore

/// How far a personal challenge has come: a ring, words, and a chart of the latest days.
struct PersonalProgress: View {
    let challenge: PersonalChallenge
    let standing: PersonalStanding
    let practice: Practice
    let today: Day

    func write(to html: inout HTML) {
        html("section", .class("panel"), Attribute("aria-labelledby", "progress")) { html in
            html("div", .class("report-rate")) { html in
                html(ProgressRing(permille: standing.permille, text: "\(standing.permille / 10)%"))
                html("div") { html in writeWords(to: &html) }
            }
            if challenge.kind != .done || challenge.pace == .everyDay { writeChart(to: &html) }
        }
    }

    private func writeWords(to html: inout HTML) {
        html(
            "h2", .id("progress"), .class("report-times"), text: PersonalWording.progress(challenge, standing)
        )
        if let state = PersonalWording.state(challenge, standing, seenFrom: today) {
            html("p", text: state)
        }
    }

    /// Draws the last days up to today or the end of the challenge, each relative to the daily goal or else to the
    /// best day.
    private func writeChart(to html: inout HTML) {
        let end = min(today, challenge.last ?? today)
        let first = max(challenge.first, end.advanced(by: -27))
        // A single bar says no more than the ring.
        guard first < end else { return }
        let values = (0...first.distance(to: end)).map { amount(on: first.advanced(by: $0)) }
        write(MeasuredDays(first: first, values: values), count: values.count, to: &html)
    }

    private func amount(on day: Day) -> Int64? {
        let place = standing.days.firstIndex { $0.day == day }
        return place.map { standing.days[$0].amount }
    }

    private func write(_ days: MeasuredDays, count: Int, to html: inout HTML) {
        html(
            AmountChart(
                days: days, today: today, scale: challenge.pace == .total ? nil : challenge.amount,
                labelled: { label($0, count) }
            ) { PersonalWording.amount($0, challenge) })
    }

    private func label(_ day: Day, _ count: Int) -> String {
        if count <= 14 { return DateWording.firstLetters(1, of: day.weekday) }
        return day.weekday == practice.firstWeekday ? "\(day.date.day)" : ""
    }
}
