import HexisCore

/// One dose: when it was taken, or that it is skipped and why.
struct DosePage {
    let medicine: Medicine
    let dose: Dose
    let day: Day
    /// A time as typed, if it was invalid.
    let typed: String?
    let problem: String?
    let practice: Practice
    let surroundings: Surroundings

    private var now: Moment { surroundings.moment }

    func page() -> HTML {
        let document = Document(
            medicine.name, in: .today, of: practice, with: surroundings,
            sheet: Sheet(over: day == now.today ? "/today" : "/today?day=\(day)"))
        return document.page { html in
            html("header", .class("page-header")) { html in
                html(
                    "h1",
                    text: MedicineWording.dose(
                        medicine.name, practice.clock.text(dose.slot.time)))
                html("p", text: DateWording.relativeLong(day, seenFrom: now.today))
                if let line = lines { html("p", text: line) }
            }
            if Dose.canBeAnswered(day, on: now.today) {
                writeTime(to: &html)
                if dose.isOpen, day == now.today, medicine.isCalledFor { writeLater(to: &html) }
                writeProposal(to: &html)
                if dose.slot.time != nil, !dose.isTaken { writeSkip(to: &html) }
                if dose.state != .open { writeUndo(to: &html) }
            } else {
                html("p", .class("hint"), text: MedicineWording.shownOnly)
            }
            html("p", .class("footer-links")) { html in
                html("a", .href("/medicine/\(medicine.id)"), text: medicine.name)
            }
        }
    }

    private var lines: String? {
        let lines = [
            medicine.prescription(on: day)?.dose?.text, MedicineWording.looks(medicine.looks),
            MedicineWording.state(dose.state, by: practice.clock),
            usual.map { MedicineWording.usually(at: $0) },
        ].compactMap { $0 }
        return lines.isEmpty ? nil : lines.joined(separator: " · ")
    }

    private var usual: String? {
        dose.slot.time.flatMap { time in
            medicine.usualTime(of: time, before: now.today).flatMap {
                $0 == time ? nil : practice.clock.text($0)
            }
        }
    }

    private func writeProposal(to html: inout HTML) {
        let routine = practice.settings.routine
        guard let usual, let time = dose.slot.time,
            let proposed = medicine.proposedCallTime(of: time, in: routine, before: now.today)
        else { return }
        html(
            "form", .class("panel entrance"), Attribute("method", "post"),
            Attribute("action", "/medicine/\(medicine.id)/reminders")
        ) { html in
            html(
                HiddenFields([
                    surroundings.formIdentifier(medicine.id, 1234), ("routine", routine.name),
                    ("weekday-\(time.minutes)", proposed.description),
                    ("weekend-\(time.minutes)", proposed.description),
                ]))
            html("p", text: MedicineWording.youUsually(at: usual))
            html(
                "button", .class("button quiet"),
                text: MedicineWording.remind(at: practice.clock.text(proposed)))
        }
    }

    private var time: String {
        if case .taken(let time) = dose.state { return time.description }
        return (day == now.today ? now.timeOfDay : dose.slot.time ?? now.timeOfDay).description
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

    private func writeLater(to html: inout HTML) {
        writeForm("snooze", 1233, to: &html) { html in
            html("h2", .id("later"), text: DoseCallWording.later)
            html(
                "div", .class("call-later"), Attribute("role", "group"), Attribute("aria-labelledby", "later")
            ) { html in
                for hours in Medicine.snoozeHours {
                    html(
                        "button", .class("button quiet"), .name("hours"), .value("\(hours)"),
                        text: DoseCallWording.later(hours))
                }
            }
        }
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
            html(
                HiddenFields([
                    surroundings.formIdentifier(medicine.id, number), ("day", day.description),
                    ("slot", dose.slot.description), ("answer", answer),
                ]))
            content(&html)
        }
    }
}
