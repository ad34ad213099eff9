import HexisCore

/// The form for the total and the note: its fields, and what it yields.
extension DayPage {
    var problems: [Problem] {
        guard let typed else { return [] }
        return [
            typed.total.flatMap { totalProblem($0) }.map { Problem(field: "total", message: $0) },
            typed.note.scalarCount > Passage.longest
                ? Problem(field: "note", message: CheckInWording.noteTooLong) : nil,
        ].compactMap { $0 }
    }

    private func totalProblem(_ text: String) -> String? {
        if let amount = total(text) {
            return day > today && amount > standing.total ? CheckInWording.dayAhead : nil
        }
        let unit = standing.goal.unit
        let unclear = CommonWording.unclear(Quantity(text)?.number, isWhole: unit.isCountedWhole)
        return unclear ?? CheckInWording.totalProblem(unit)
    }

    /// The facts to record when saving: only the differences.
    var changes: [Fact] {
        guard let typed, let total = typed.total.map({ total($0) }) ?? standing.total else { return [] }
        var facts: [Fact] = []
        let difference = total - standing.total
        if difference != .zero {
            facts.append(.checkedIn(CheckedIn(habit: habit.id, day: day, amount: difference)))
        }
        let note = Passage(typed.note)
        if note != record.note { facts.append(.dayNoted(DayNoted(habit: habit.id, day: day, note: note))) }
        return facts
    }

    /// Reads an empty field as zero. Returns `nil` for a negative amount, another unit, or text that is not a number.
    private func total(_ text: String) -> Amount? {
        if text.isBlank { return .zero }
        guard let quantity = Quantity(text), quantity.unit == nil || quantity.unit == standing.goal.unit,
            let amount = quantity.amount(of: standing.goal.unit), amount >= .zero
        else { return nil }
        return amount
    }

    /// Writes the form; without an amount, it has only the note.
    func writeForm(to html: inout HTML) {
        html(
            "form", .class("panel"), Attribute("method", "post"),
            Attribute("action", "/habits/\(habit.id)/days/\(day)")
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(habit.id, 21)]))
            if hasAmount { html(totalField) }
            html(noteField)
            html("div", .class("buttons")) { html in writeButtons(to: &html) }
        }
    }

    private var totalField: TextField {
        TextField(
            label: CheckInWording.total(unit: standing.goal.unit), name: "total",
            value: typed?.total ?? standing.total.typed, hint: CheckInWording.totalHint(standing.goal),
            problem: problems["total"], keyboard: "decimal")
    }

    private var noteField: TextField {
        TextField(
            label: CheckInWording.note, name: "note", value: typed?.note ?? record.note?.text ?? "",
            hint: CheckInWording.noteHint, problem: problems["note"], rows: 3)
    }

    private func writeButtons(to html: inout HTML) {
        html("button", .class("button"), text: CommonWording.save)
        html("a", .class("button quiet"), .href(todayAddress), text: CommonWording.cancel)
    }
}
