import HexisCore

/// A week of rings with links to the adjacent weeks, and its doses as bars.
struct MedicineWeekPanel: View {
    let practice: Practice
    let medicines: [Medicine]
    let day: Day
    let today: Day

    func write(to html: inout HTML) {
        let week = practice.medicineWeek(around: day, seenFrom: today)
        html("section", .class("panel"), Attribute("aria-labelledby", "medicine-week")) { html in
            html(header(of: week))
            html("nav", .class("week"), .label(MedicineWording.week)) { html in
                for number in 0..<7 { write(week.first.advanced(by: number), week.days[number], to: &html) }
            }
            writeChart(of: week, to: &html)
        }
    }

    private func header(of week: MedicineWeek) -> SpanHeader {
        let last = week.first.advanced(by: 6)
        let span = DateWording.span(week.first, last, seenFrom: today)
        let isThis = last >= today
        return SpanHeader(
            id: "medicine-week", title: isThis ? MedicineWording.thisWeek : span,
            details: isThis ? [span] : [], earlier: earlier(than: week), later: isThis ? nil : later)
    }

    private func earlier(than week: MedicineWeek) -> SpanHeader.Step? {
        let start = medicines.map { $0.start }.min() ?? today
        guard week.first > start else { return nil }
        return SpanHeader.Step(address: address(of: day.advanced(by: -7)), label: MedicineWording.earlierWeek)
    }

    private var later: SpanHeader.Step {
        SpanHeader.Step(
            address: address(of: min(today, day.advanced(by: 7))), label: MedicineWording.laterWeek)
    }

    private func address(of day: Day) -> String { day == today ? "/medicine" : "/medicine?day=\(day)" }

    private func write(_ date: Day, _ count: DoseCount?, to html: inout HTML) {
        let text = "\(date.date.day)"
        guard let count else {
            html("span", .class("weekday future"), .decorative) { writeRing(date, 0, text, to: &$0) }
            return
        }
        html(
            "a", .class(date == today ? "weekday today" : "weekday"), .href(address(of: date)),
            .label("\(DateWording.long(date, seenFrom: today)): \(MedicineWording.summary(count))"),
            Attribute("aria-current", date == day ? "date" : nil)
        ) { writeRing(date, count.permille ?? 0, text, to: &$0) }
    }

    private func writeRing(_ date: Day, _ permille: Int, _ text: String, to html: inout HTML) {
        html("span", .decorative, text: DateWording.firstLetters(1, of: date.weekday))
        html(ProgressRing(permille: permille, text: text))
    }

    private func writeChart(of week: MedicineWeek, to html: inout HTML) {
        // If nothing was due, there is nothing to draw.
        guard week.days.contains(where: { ($0?.due ?? 0) > 0 }) else { return }
        html("h3", text: MedicineWording.doses)
        html(BarChart(count: 7) { bar(of: week, $0) })
    }

    private func bar(of week: MedicineWeek, _ number: Int) -> BarChart.Bar {
        let date = week.first.advanced(by: number)
        let count = week.days[number]
        return BarChart.Bar(
            DateWording.firstLetters(1, of: date.weekday), permille: count?.permille,
            words: count.map { [DateWording.name(of: date.weekday), MedicineWording.summary($0)] } ?? [],
            address: address(of: date))
    }
}
