import HexisCore

/// One signal: a form to add a value by hand, a week day by day, a year month by month, and the measurements.
struct SignalPage {
    let signal: Signal
    let form: MeasurementForm
    let problems: [Problem]
    /// The first day of the week shown.
    let week: Day
    let practice: Practice
    let surroundings: Surroundings
    var notice: Notice?

    private var today: Day { surroundings.moment.today }
    private var address: String { "/measurements/\(Form.encoded(signal.name))" }
    private var name: String { MeasurementsWording.name(of: signal) }
    private var unit: MeasuringUnit { practice.unit(of: signal) }

    func page() -> HTML {
        let document = Document(name, below: .measurements, of: practice, with: surroundings, notice: notice)
        return document.page { html in
            html.pageHeader(name, back: "/measurements", MeasurementsWording.title)
            html(ProblemSummary(problems: problems))
            writeForm(to: &html)
            guard !practice.measuredDays(of: signal).isEmpty else { return }
            writeWeek(to: &html)
            writeMonths(to: &html)
            writeEntries(to: &html)
        }
    }

    private func writeForm(to html: inout HTML) {
        html(
            "form", .class("panel goal"), Attribute("method", "post"), Attribute("action", address),
            Attribute("novalidate", if: true)
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(nil, 1400)]))
            html("div", .class("pair")) { html in
                html(
                    TextField(
                        label: name, name: "amount", value: form.amount,
                        hint: MeasurementsWording.hint(signal), problem: problems["amount"],
                        keyboard: signal == .minutes ? nil : "decimal"))
                if signal.units.count > 1 {
                    html(
                        SelectField(
                            label: MeasurementsWording.unit, name: "unit",
                            options: signal.units.map { ($0.name, MeasurementsWording.name(of: $0)) },
                            selected: form.unit.name))
                }
                html(
                    TextField(
                        label: MeasurementsWording.day, name: "day", value: form.day,
                        problem: problems["day"], type: "date"))
            }
            html("button", .class("button"), text: MeasurementsWording.add)
        }
    }

    private func writeWeek(to html: inout HTML) {
        let days = MeasuredDays(signal, from: week, count: 7, practice)
        html("section", .class("panel"), .id("week"), Attribute("aria-labelledby", "week-title")) { html in
            html(
                SpanHeader(
                    id: "week-title", title: MeasurementsWording.week,
                    details: [DateWording.span(week, week.advanced(by: 6), seenFrom: today)],
                    earlier: step(-7), later: step(7)))
            html(
                AmountChart(days: days, today: today, scale: nil, labelled: { weekdayLabel($0) }) {
                    MeasurementsWording.amount($0, signal, in: unit)
                })
        }
    }

    private func weekdayLabel(_ day: Day) -> String { DateWording.firstLetters(1, of: day.weekday) }

    private func step(_ days: Int) -> SpanHeader.Step? {
        let target = week.advanced(by: days)
        let first = practice.measuredDays(of: signal).first ?? today
        guard target <= today, target.advanced(by: 6) >= first else { return nil }
        return SpanHeader.Step(
            address: "\(address)?week=\(target)#week",
            label: days < 0 ? ProgressWording.earlierWeek : ProgressWording.laterWeek)
    }

    /// Writes the twelve months up to this one, each by its daily average.
    private func writeMonths(to html: inout HTML) {
        let firsts = (0..<12).map { today.startOfMonth(advancedBy: $0 - 11) }
        let means = firsts.map { mean(ofMonth: $0) }
        let permilles = MeasuredDays(first: firsts[0], values: means).permilles
        html("section", .class("panel"), Attribute("aria-labelledby", "months")) { html in
            html("h2", .id("months"), text: MeasurementsWording.months)
            html(
                Explanation(
                    title: MeasurementsWording.sumExplanationTitle,
                    text: MeasurementsWording.explanation(signal)))
            html("p", .class("hint"), text: MeasurementsWording.monthsHint)
            html(
                BarChart(headings: [ProgressWording.month, MeasurementsWording.value], count: 12) { number in
                    BarChart.Bar(
                        DateWording.firstLetters(1, ofMonth: firsts[number].date.month),
                        permille: permilles[number],
                        words: means[number].map {
                            [
                                DateWording.month(of: firsts[number]),
                                MeasurementsWording.amount($0, signal, in: unit),
                            ]
                        } ?? [])
                })
        }
    }

    private func mean(ofMonth first: Day) -> Int64? {
        let all = practice.measuredDays(of: signal)
        let days = all.filter { $0.startOfMonth == first && $0 <= today }
        guard !days.isEmpty else { return nil }
        // A month has at most 31 days and each value is bounded, so the sum does not overflow.
        return days.reduce(0) { $0 + (practice.value(of: signal, on: $1) ?? 0) } / Int64(days.count)
    }

    private func writeEntries(to html: inout HTML) {
        let days = (0..<7).map { week.advanced(by: 6 - $0) }
        let all = days.flatMap { practice.measurements(of: signal, on: $0) }
        html("section", .class("panel"), Attribute("aria-labelledby", "entries")) { html in
            html("h2", .id("entries"), text: MeasurementsWording.entries)
            if all.isEmpty { html("p", .class("hint"), text: MeasurementsWording.noEntries) }
            html("ul", .class("rows")) { html in
                for measured in all.prefix(SignalPage.most) { write(measured, to: &html) }
            }
        }
    }

    /// Further entries of a week are only counted, not listed.
    private static let most = 60

    private func write(_ measured: Measured, to html: inout HTML) {
        let amount = MeasurementsWording.amount(measured.amount, signal, in: unit)
        let now = surroundings.moment
        let offset = practice.offset(ofMeasurement: measured.measurement)
        let time = measured.start.map {
            DateWording.time(
                now.past(Instant(clamping: $0 * 1000), by: offset), seenFrom: now,
                by: practice.clock)
        }
        let details = MeasurementsWording.details(
            measured.source, time, DateWording.relativeLong(measured.day, seenFrom: today))
        html("li", .class("row")) { html in
            html("span", .class("card-text")) { html in
                html("span", .class("card-name"), text: amount)
                html("span", .class("card-line"), text: details)
            }
            html(
                "form", .class("row-moves"), Attribute("method", "post"),
                Attribute("action", "\(address)/\(measured.measurement)/remove")
            ) { html in
                html(HiddenFields([surroundings.formIdentifier(measured.measurement, 1402)]))
                html(
                    "button", .class("button quiet"),
                    .label("\(MeasurementsWording.remove): \(amount), \(details)"),
                    text: MeasurementsWording.remove)
            }
        }
    }
}
