import HexisCore

/// The answers that the page offers, each a form.
extension DosePage {
    /// Writes the forms that fit the dose, or that its day can no longer be answered.
    func writeAnswers(to html: inout HTML) {
        guard Dose.canBeAnswered(day, on: now.today) else {
            return html("p", .class("hint"), text: MedicineWording.shownOnly)
        }
        writeTime(to: &html)
        if dose.isOpen, day == now.today, medicine.isCalledFor { writeLater(to: &html) }
        writeProposal(to: &html)
        if dose.slot.time != nil, !dose.isTaken { writeSkip(to: &html) }
        if dose.state != .open { writeUndo(to: &html) }
    }

    private func writeTime(to html: inout HTML) {
        writeForm("take", 1230, to: &html) { html in
            html(
                TextField(
                    label: MedicineWording.whenTaken, name: "time", value: typed ?? time, problem: problem,
                    type: "time"))
            html(
                "button", .class("button"),
                text: dose.isTaken ? MedicineWording.saveTime : MedicineWording.markTaken)
        }
    }

    private var time: String {
        if case .taken(let time) = dose.state { return time.description }
        return (day == now.today ? now.timeOfDay : dose.slot.time ?? now.timeOfDay).description
    }

    private func writeLater(to html: inout HTML) {
        writeForm("snooze", 1233, to: &html) { html in
            html("h2", .id("later"), text: DoseCallWording.later)
            html(SnoozeButtons())
        }
    }

    /// Writes the offer to be reminded when the dose is usually taken.
    private func writeProposal(to html: inout HTML) {
        guard let usual, let time = dose.slot.time, let proposedTime else { return }
        html(
            "form", .class("panel entrance"), Attribute("method", "post"),
            Attribute("action", "/medicine/\(medicine.id)/reminders")
        ) { html in
            html(HiddenFields(fields(calling: proposedTime, for: time)))
            html("p", text: MedicineWording.youUsually(at: usual))
            let text = MedicineWording.remind(at: practice.clock.text(proposedTime))
            html("button", .class("button quiet"), text: text)
        }
    }

    private var proposedTime: TimeOfDay? {
        dose.slot.time.flatMap {
            medicine.proposedCallTime(of: $0, in: practice.settings.routine, before: now.today)
        }
    }

    private func fields(calling proposed: TimeOfDay, for time: TimeOfDay) -> [(name: String, value: String)] {
        [
            surroundings.formIdentifier(medicine.id, 1234), ("routine", practice.settings.routine.name),
            ("weekday-\(time.minutes)", proposed.description),
            ("weekend-\(time.minutes)", proposed.description),
        ]
    }

    private func writeSkip(to html: inout HTML) {
        writeForm("skip", 1231, to: &html) { html in
            html("h2", text: MedicineWording.skip)
            html(
                TextField(
                    label: MedicineWording.reason, name: "reason", value: "", hint: MedicineWording.skipHint))
            html("button", .class("button quiet"), text: MedicineWording.skip)
        }
    }

    private func writeUndo(to html: inout HTML) {
        writeForm("undo", 1232, to: &html) { html in
            html(
                "button", .class("button quiet"),
                text: dose.isTaken ? MedicineWording.notTaken : MedicineWording.notSkipped)
        }
    }

    private func writeForm(
        _ answer: String, _ number: UInt64, to html: inout HTML, content: (inout HTML) -> Void
    ) {
        html(
            "form", .class("panel entrance"), Attribute("method", "post"),
            Attribute("action", "/medicine/\(medicine.id)/doses"), Attribute("novalidate", if: true)
        ) { html in
            html(HiddenFields(fields(answering: answer, number)))
            content(&html)
        }
    }

    private func fields(answering answer: String, _ number: UInt64) -> [(name: String, value: String)] {
        [
            surroundings.formIdentifier(medicine.id, number), ("day", day.description),
            ("slot", dose.slot.description), ("answer", answer),
        ]
    }
}
