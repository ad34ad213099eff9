import HexisCore

/// One medicine: how it is taken, its month, its figures, its history, and pausing or ending it.
struct MedicineDetailPage {
    let medicine: Medicine
    /// The first day of the month shown.
    let month: Day
    let pause: PauseForm
    let problems: [Problem]
    let practice: Practice
    let surroundings: Surroundings

    var today: Day { surroundings.moment.today }
    var address: String { "/medicine/\(medicine.id)" }
    var isStopped: Bool { medicine.isStopped(on: medicine.changesFrom(today)) }

    func page() -> HTML {
        Document(medicine.name, below: .medicine, of: practice, with: surroundings).page { html in
            writeHeader(to: &html)
            html(ProblemSummary(problems: problems))
            html(RemindersOutOfReach(practice: practice, surroundings: surroundings))
            writeMonth(to: &html)
            html(MedicineFigures(practice: practice, medicines: [medicine], today: today))
            if !isStopped { html(DoseCallsPanel(medicine: medicine, today: today, practice: practice)) }
            writeChanges(to: &html)
            writeActions(to: &html)
        }
    }

    private func writeHeader(to html: inout HTML) {
        html("header", .class("page-header")) { html in
            html.backLink(to: "/medicine", MedicineWording.title)
            html("h1", text: medicine.name)
            html("p", text: medicine.line(on: today, by: practice.clock))
            if let looks = MedicineWording.looks(medicine.looks) { html("p", text: looks) }
            if let end = medicine.end(seenFrom: today) {
                html("p", text: MedicineWording.ends(DateWording.short(end, seenFrom: today)))
            }
            writeEdit(to: &html)
        }
    }

    private func writeEdit(to html: inout HTML) {
        html(
            "a", .class("button quiet"), .href("\(address)/edit"),
            text: isStopped ? MedicineWording.takeAgain : MedicineWording.edit)
    }

    private func writeMonth(to html: inout HTML) {
        html("section", .class("panel calendar"), Attribute("aria-labelledby", "medicine-month")) { html in
            html(
                SpanHeader(
                    id: "medicine-month", title: DateWording.month(of: month), details: [],
                    earlier: month > medicine.start ? step(-1, HabitsWording.earlierMonth) : nil,
                    later: month < today.startOfMonth ? step(1, HabitsWording.laterMonth) : nil))
            html(
                MonthTable(first: month, firstWeekday: practice.firstWeekday) { write($0, to: &$1) })
        }
    }

    private func step(_ months: Int, _ label: String) -> SpanHeader.Step {
        let month = month.startOfMonth(advancedBy: months)
        return SpanHeader.Step(
            address: "\(address)?month=\(DateWording.address(ofMonth: month))", label: label)
    }

    private func write(_ day: Day, to html: inout HTML) {
        let count = day <= today ? practice.doseCount(of: medicine, on: day) : DoseCount()
        let summary = day <= today ? ": \(MedicineWording.summary(count))" : ""
        html(
            "a", .class(count.due > 0 ? "cell relevant" : "cell outside"),
            .href(day <= today ? "/medicine?day=\(day)" : "/today?day=\(day)"),
            .label(DateWording.long(day, seenFrom: today) + summary),
            Attribute("aria-current", day == today ? "date" : nil),
            Attribute("data-progress", MonthTable.shade(count.permille ?? 0))
        ) { html in html("span", text: "\(day.date.day)") }
    }

    private func writeChanges(to html: inout HTML) {
        html("section", .class("panel"), Attribute("aria-labelledby", "changes")) { html in
            html("h2", .id("changes"), text: MedicineWording.changes)
            html("ul", .class("rows")) { html in
                for day in medicine.changes.reversed() {
                    if let prescription = medicine.prescription(on: day) {
                        write(prescription, from: day, to: &html)
                    }
                }
            }
        }
    }

    private func write(_ prescription: Prescription, from day: Day, to html: inout HTML) {
        let text = MedicineWording.prescription(prescription, by: practice.clock)
        let start = MedicineWording.from(DateWording.short(day, seenFrom: today))
        html("li", .class("row")) { html in
            html("span", .class("card-text")) { html in
                html("span", .class("card-name"), text: text)
                html("span", .class("card-line"), text: start)
            }
        }
    }
}
