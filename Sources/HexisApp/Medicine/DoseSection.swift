import HexisCore

/// The doses of a day; each is marked with one tap.
struct DoseSection: View {
    let practice: Practice
    let medicines: [Medicine]
    let day: Day
    let surroundings: Surroundings
    /// The page to return to after an answer: `today` or `medicine`.
    let back: String

    var now: Moment { surroundings.moment }
    var clock: ClockFormat { practice.clock }
    private var canBeAnswered: Bool { Dose.canBeAnswered(day, on: now.today) }

    func write(to html: inout HTML) {
        let rows = rows
        for part in DayPart.allCases { writeTakeAll(part, to: &html) }
        html("ul", .class("cards doses")) { html in
            for row in rows { write(row.medicine, row.dose, to: &html) }
            for medicine in medicines { writeSingle(medicine, to: &html) }
        }
        if rows.isEmpty, !medicines.contains(where: { takesSingles($0) }) {
            html("p", .class("hint"), text: MedicineWording.nothingDue)
        }
        if !canBeAnswered, day < now.today { html("p", .class("hint"), text: MedicineWording.shownOnly) }
    }

    /// The doses of the day with their medicines, in the order of their times, whatever the medicine.
    var rows: [(medicine: Medicine, dose: Dose)] {
        let rows = medicines.flatMap { medicine in
            medicine.doses(on: day, seenFrom: now.today, dayStart: now.dayStart).map { (medicine, $0) }
        }
        let order = sortedPlaces(of: rows.count) { minutes(of: rows[$0].1) < minutes(of: rows[$1].1) }
        return order.map { (medicine: rows[$0].0, dose: rows[$0].1) }
    }

    private func minutes(of dose: Dose) -> Int {
        if case .taken(let time) = dose.state, dose.slot.time == nil {
            return time.minutes(after: now.dayStart)
        }
        return dose.slot.time?.minutes(after: now.dayStart) ?? 0
    }

    /// Writes a button that takes all doses of the part. It appears if two or more are open and the first is at most
    /// two hours ahead.
    private func writeTakeAll(_ part: DayPart, to html: inout HTML) {
        guard canBeTakenTogether(part) else { return }
        html("form", .class("take-all"), Attribute("method", "post"), Attribute("action", "/medicine/doses"))
        { html in
            html(
                HiddenFields([
                    surroundings.formIdentifier(nil, 1210 + UInt64(part.rawValue)), ("day", day.description),
                    ("part", part.name), ("back", back),
                ]))
            html("button", .class("button"), text: MedicineWording.takeAll(part, isToday: day == now.today))
        }
    }

    private func canBeTakenTogether(_ part: DayPart) -> Bool {
        let open = practice.openDoses(of: part, on: day, at: now)
        let first = open.compactMap { $0.slot.time?.minutes(after: now.dayStart) }.min() ?? .max
        let soon = now.timeOfDay.minutes(after: now.dayStart) + 120
        return open.count > 1 && (day < now.today || first <= soon)
    }

    func write(_ medicine: Medicine, _ dose: Dose, to html: inout HTML) {
        let time = clock.text(dose.slot.time)
        html("li", .class(dose.isTaken ? "card done" : "card"), .id("dose-\(medicine.id)-\(dose.slot)")) {
            html in
            html("a", .class("card-body"), .href("/medicine/\(medicine.id)/doses/\(day)/\(dose.slot)")) {
                html in
                writeText(medicine, [time, MedicineWording.state(dose.state, by: clock)], to: &html)
            }
            if canBeAnswered { writeButton(of: medicine, dose, time, to: &html) }
        }
    }

    /// Writes the drawing and the name of a medicine, and the lines about it that there are.
    func writeText(_ medicine: Medicine, _ lines: [String?], to html: inout HTML) {
        let line = [medicine.prescription(on: day)?.dose?.text] + lines
        html(
            MedicineCardBody(
                medicine: medicine, line: line.compactMap { $0 }.joined(separator: " · "),
                assets: surroundings.assets))
    }

    private func writeButton(of medicine: Medicine, _ dose: Dose, _ time: String?, to html: inout HTML) {
        if dose.isTaken {
            writeUndo(medicine, dose.slot, time, to: &html)
        } else if dose.isOpen {
            writeTake(medicine, dose.slot, MedicineWording.take, time, to: &html)
        }
    }

    private func writeUndo(_ medicine: Medicine, _ slot: DoseSlot, _ time: String?, to html: inout HTML) {
        writeForm(medicine, slot, "undo", to: &html) { html in
            html("button", .class("tick"), .label(MedicineWording.undo(medicine.name, time))) { html in
                html("span", .class("tick-mark"), .decorative) { html in
                    html(Symbol("check", assets: surroundings.assets))
                }
            }
        }
    }

    /// Writes the button that takes a dose.
    func writeTake(
        _ medicine: Medicine, _ slot: DoseSlot?, _ text: String, _ time: String?, to html: inout HTML
    ) {
        writeForm(medicine, slot, "take", to: &html) { html in
            html("button", .class("button"), .label(MedicineWording.take(medicine.name, time)), text: text)
        }
    }

    /// A number that is unique to each form on the page.
    private func number(of slot: DoseSlot?) -> UInt64 {
        switch slot {
        case .time(let time): 2000 + UInt64(time.minutes)
        case .single(let identifier): identifier.low
        case nil: 1220
        }
    }

    private func writeForm(
        _ medicine: Medicine, _ slot: DoseSlot?, _ answer: String, to html: inout HTML,
        button: (inout HTML) -> Void
    ) {
        html("form", Attribute("method", "post"), Attribute("action", "/medicine/\(medicine.id)/doses")) {
            html in
            html(
                HiddenFields(
                    [
                        surroundings.formIdentifier(medicine.id, number(of: slot)), ("day", day.description),
                        ("answer", answer), ("back", back),
                    ] + (slot.map { [("slot", $0.description)] } ?? [])))
            button(&html)
        }
    }
}
