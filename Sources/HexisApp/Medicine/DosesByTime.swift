import HexisCore

/// The doses of a full day by their times: those due now, each time with one button for all; then those that were
/// answered and those of later, folded away.
struct DosesByTime: View {
    let section: DoseSection
    let fullDay: FullDay

    private typealias Row = (medicine: Medicine, dose: Dose)

    /// Minutes before its time from which a dose counts as due now, and after it from which it counts as late.
    private static let early = 120
    private static let late = 60

    func write(to html: inout HTML) {
        let rows = section.rows
        let open = rows.filter { !isOver($0) }
        html("ul", .class("cards doses")) { html in
            writeNow(open.filter { !isLater($0) }, to: &html)
            for medicine in section.medicines { section.writeSingle(medicine, to: &html) }
        }
        writeOthers(over: rows.filter(isOver), later: open.filter(isLater), to: &html)
    }

    /// Whether a dose was answered when the visit began. One that is undone now stays where it was.
    private func isOver(_ row: Row) -> Bool {
        row.medicine.isAnswered(row.dose.slot, on: section.day, asOf: fullDay.since.instant)
    }

    /// Whether a dose was not due yet when the visit began. One that is taken early stays where it was.
    private func isLater(_ row: Row) -> Bool {
        row.dose.slot.time.map { fullDay.minutes(until: $0) > DosesByTime.early } ?? false
    }

    /// Writes the rows of one time together. Rows come in the order of their times.
    private func writeNow(_ rows: [Row], to html: inout HTML) {
        var place = 0
        while place < rows.count {
            let time = rows[place].dose.slot.time
            let together = rows[place...].prefix { time != nil && $0.dose.slot.time == time }
            if let time, together.count > 1 {
                write(Array(together), at: time, to: &html)
                place += together.count
            } else {
                section.write(rows[place].medicine, rows[place].dose, to: &html)
                place += 1
            }
        }
    }

    private func write(_ rows: [Row], at time: TimeOfDay, to html: inout HTML) {
        let isOpen = rows.contains { $0.dose.isOpen }
        html("li", .class(isOpen ? "card" : "card done"), .id("doses-\(time)")) { html in
            html("details", Attribute("data-fold", "doses \(time)")) { html in
                writeSummary(rows, at: time, isOpen: isOpen, to: &html)
                writeCards(rows, to: &html)
            }
            if isOpen { writeTakeAll(at: time, to: &html) }
        }
    }

    private func writeSummary(_ rows: [Row], at time: TimeOfDay, isOpen: Bool, to html: inout HTML) {
        let name = MedicineWording.together(rows.count, at: section.clock.text(time))
        html("summary", .class("card-body")) { html in
            html("span", .class("card-symbol")) { html in
                html(Symbol("pill", assets: section.surroundings.assets))
            }
            html("span", .class("card-text")) { html in
                html("span", .class("card-name"), text: name)
                html("span", .class("card-line"), text: line(rows, at: time, isOpen: isOpen))
            }
        }
    }

    /// The names of the medicines, and whether they are late.
    private func line(_ rows: [Row], at time: TimeOfDay, isOpen: Bool) -> String {
        let names = rows.map { $0.medicine.name }.joined(separator: ", ")
        guard isOpen else { return "\(TodayWording.done) · \(names)" }
        let isLate = fullDay.minutes(until: time) < -DosesByTime.late
        return isLate ? "\(MedicineWording.stillOpen) · \(names)" : names
    }

    private func writeCards(_ rows: [Row], to html: inout HTML) {
        html("ul", .class("cards doses")) { html in
            for row in rows { section.write(row.medicine, row.dose, to: &html) }
        }
    }

    private func writeTakeAll(at time: TimeOfDay, to html: inout HTML) {
        html("form", Attribute("method", "post"), Attribute("action", "/medicine/doses")) { html in
            html(
                HiddenFields([
                    section.surroundings.formIdentifier(nil, 12_000 + UInt64(time.minutes)),
                    ("day", section.day.description), ("time", time.description), ("back", section.back),
                ]))
            html(
                "button", .class("button"), .label(MedicineWording.takeAll(at: section.clock.text(time))),
                text: MedicineWording.takeAll)
        }
    }

    private func writeOthers(over: [Row], later: [Row], to html: inout HTML) {
        guard !(over.isEmpty && later.isEmpty) else { return }
        let done = over.filter { !$0.dose.isOpen }
        html.fold(
            "doses", MedicineWording.otherDoses, MedicineWording.others(done: done.count, later: later.count)
        ) { html in
            writeCards(over + later, to: &html)
        }
    }
}
