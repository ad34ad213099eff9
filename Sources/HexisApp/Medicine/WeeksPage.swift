import HexisCore

/// Every week that has ended, with its feedback.
struct WeeksPage {
    let practice: Practice
    let surroundings: Surroundings

    func page() -> HTML {
        let today = surroundings.moment.today
        let weeks = practice.pastMedicineWeeks(seenFrom: today)
        return Document(WeekWording.title, below: .medicine, of: practice, with: surroundings).page { html in
            html.pageHeader(
                WeekWording.title, back: "/medicine", MedicineWording.title,
                lead: weeks.isEmpty ? WeekWording.none : WeekWording.lead)
            for week in weeks { html(feedback(on: week)) }
            if practice.medicines.contains(where: { $0.isCalledFor }) { writeCall(to: &html) }
        }
    }

    private func feedback(on week: MedicineWeek) -> WeekFeedback {
        WeekFeedback(week: week, name: practice.settings.name?.text, today: surroundings.moment.today)
    }

    /// Writes the switch for the notification on the morning after. It is on for people with dose reminders until
    /// they change it.
    private func writeCall(to html: inout HTML) {
        let isOn = practice.tellsOfMedicineWeeks
        html("section", .class("panel"), Attribute("aria-labelledby", "week-call")) { html in
            html("h2", .id("week-call"), text: WeekWording.call)
            html("p", .class("hint"), text: isOn ? WeekWording.callOn : WeekWording.callOff)
            writeSwitch(isOn: isOn, to: &html)
        }
    }

    private func writeSwitch(isOn: Bool, to html: inout HTML) {
        html("form", Attribute("method", "post"), Attribute("action", "/medicine/weeks")) { html in
            html(HiddenFields([surroundings.formIdentifier(nil, 1292), ("on", isOn ? "no" : "yes")]))
            html("button", .class("button quiet"), text: isOn ? WeekWording.callEnd : WeekWording.callBegin)
        }
    }
}

/// The feedback for a week that has ended.
struct WeekFeedback: View {
    let week: MedicineWeek
    let name: String?
    let today: Day
    /// Whether it links to all weeks, as on Today.
    var leadsOn = false

    func write(to html: inout HTML) {
        guard let grade = week.grade else { return }
        html("section", .class(leadsOn ? "panel announcement week-word" : "panel week-word")) { html in
            html("h2", text: heading)
            html(WeekRings(week: week))
            html("p", text: WeekWording.feedback(grade, week, name: name))
            html("p", .class("hint"), text: WeekWording.taken(week.rate))
            html("p", text: WeekWording.tip(grade, week.cause))
            if leadsOn { writeLink(to: &html) }
        }
    }

    private var heading: String {
        guard !leadsOn else { return WeekWording.lastWeek }
        return DateWording.span(week.first, week.first.advanced(by: 6), seenFrom: today)
    }

    private func writeLink(to html: inout HTML) {
        html("p") { html in html("a", .class("tall"), .href("/medicine/weeks"), text: WeekWording.all) }
    }
}

/// Seven rings, one per day. The text below says the same.
struct WeekRings: View {
    let week: MedicineWeek

    func write(to html: inout HTML) {
        html("div", .class("week-rings"), .decorative) { html in
            for (number, count) in week.days.enumerated() {
                html("span") { html in html(ring(number, permille: count?.permille ?? 0)) }
            }
        }
    }

    private func ring(_ number: Int, permille: Int) -> ProgressRing {
        let weekday = week.first.advanced(by: number).weekday
        return ProgressRing(
            permille: permille, text: permille == 1000 ? "✓" : DateWording.firstLetters(1, of: weekday))
    }
}
