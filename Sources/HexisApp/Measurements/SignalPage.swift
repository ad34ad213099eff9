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

    var today: Day { surroundings.moment.today }
    var address: String { "/measurements/\(Form.encoded(signal.name))" }
    private var name: String { MeasurementsWording.name(of: signal) }
    var unit: MeasuringUnit { practice.unit(of: signal) }

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
            html("div", .class("pair")) { writeFields(to: &$0) }
            html("button", .class("button"), text: MeasurementsWording.add)
        }
    }

    private func writeFields(to html: inout HTML) {
        html(amountField)
        if signal.units.count > 1 { html(unitField) }
        html(dayField)
    }

    private var amountField: TextField {
        TextField(
            label: name, name: "amount", value: form.amount, hint: MeasurementsWording.hint(signal),
            problem: problems["amount"], keyboard: signal == .minutes ? nil : "decimal")
    }

    private var unitField: SelectField {
        SelectField(
            label: MeasurementsWording.unit, name: "unit",
            options: signal.units.map { ($0.name, MeasurementsWording.name(of: $0)) },
            selected: form.unit.name)
    }

    private var dayField: TextField {
        TextField(
            label: MeasurementsWording.day, name: "day", value: form.day, problem: problems["day"],
            type: "date")
    }

    private func writeWeek(to html: inout HTML) {
        let days = MeasuredDays(signal, from: week, count: 7, practice)
        html("section", .class("panel"), .id("week"), Attribute("aria-labelledby", "week-title")) { html in
            html(weekHeader)
            html(
                AmountChart(days: days, today: today, scale: nil, labelled: { weekdayLabel($0) }) {
                    MeasurementsWording.amount($0, signal, in: unit)
                })
        }
    }

    private var weekHeader: SpanHeader {
        SpanHeader(
            id: "week-title", title: MeasurementsWording.week,
            details: [DateWording.span(week, week.advanced(by: 6), seenFrom: today)],
            earlier: step(-7), later: step(7))
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
}
