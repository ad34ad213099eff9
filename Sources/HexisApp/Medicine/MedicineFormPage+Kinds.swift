import HexisCore

/// How often the medicine is taken: one choice, some with fields of their own.
extension MedicineFormPage {
    /// Writes the choices with their problem.
    func writeKinds(to html: inout HTML) {
        html(
            "fieldset", .class("choices"),
            Attribute("aria-describedby", problems["kind-daily"].map { _ in "kind-problem" })
        ) { html in
            html("legend", text: MedicineFormWording.when)
            html(FieldNotes(field: "kind", hint: nil, problem: problems["kind-daily"]))
            if changesTomorrow { html("p", .class("hint"), text: MedicineFormWording.fromTomorrow) }
            writeChoices(to: &html)
        }
    }

    private var changesTomorrow: Bool {
        let today = surroundings.moment.today
        return changed.map { $0.changesFrom(today) > today } ?? false
    }

    private func writeChoices(to html: inout HTML) {
        choose(.daily, MedicineFormWording.daily, to: &html) { _ in }
        choose(.weekdays, MedicineFormWording.weekdays, to: &html) { writeWeekdays(to: &$0) }
        choose(.interval, MedicineFormWording.interval, to: &html) { writeInterval(to: &$0) }
        choose(.hours, MedicineFormWording.hours, to: &html) { writeHours(to: &$0) }
        choose(.needed, MedicineFormWording.needed, to: &html) { _ in }
    }

    private func choose(
        _ kind: MedicineForm.Kind, _ label: String, to html: inout HTML,
        details: @escaping (inout HTML) -> Void
    ) {
        html(
            ChoiceView(
                name: "kind", value: kind.name, label: label, isChosen: form.kind == kind, details: details))
    }

    private func writeWeekdays(to html: inout HTML) {
        html("fieldset", .class("weekdays"), .id("weekdays")) { html in
            html("legend", .class("visually-hidden"), text: MedicineFormWording.weekdaysLegend)
            html(FieldNotes(field: "weekdays", hint: nil, problem: problems["weekdays"]))
            html(WeekdayChoices(days: practice.firstWeekday.week, chosen: form.weekdays))
        }
    }

    private func writeInterval(to html: inout HTML) {
        write(
            MedicineFormWording.intervalDays, "interval", form.interval, nil, keyboard: "numeric", to: &html)
    }

    private func writeHours(to html: inout HTML) {
        write(
            MedicineFormWording.hoursBetween, "hours", form.hours, MedicineFormWording.hoursHint,
            keyboard: "numeric", to: &html)
    }
}
