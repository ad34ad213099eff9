import HexisCore

/// The page that the reminder for several doses opens, as a sheet over Today: the doses, and one tap for all of them.
struct DosesCallPage {
    let doses: CalledDoses
    let day: Day
    let practice: Practice
    let surroundings: Surroundings

    private var now: Moment { surroundings.moment }

    func page() -> HTML {
        let open = practice.open(doses, on: day, at: now)
        return document.page { html in
            html("article", .class("call")) { html in
                writeHeading(to: &html)
                writeDoses(open, to: &html)
                if open.isEmpty { writeCalm(to: &html) } else { writeChoices(open, to: &html) }
            }
        }
    }

    private var document: Document {
        Document(
            DoseCallWording.together, in: .today, of: practice, with: surroundings,
            sheet: Sheet(over: day == now.today ? "/today" : "/today?day=\(day)"))
    }

    private func writeHeading(to html: inout HTML) {
        html("div", .class("call-picture")) { html in
            html(Symbol("pill", assets: surroundings.assets))
        }
        html("h1", text: DoseCallWording.together)
        html("p", .class("hint"), text: DateWording.relativeLong(day, seenFrom: now.today))
    }

    /// Writes the doses, each linking to its own page, where it can be skipped or taken at another time.
    private func writeDoses(_ open: [(medicine: Medicine, slot: DoseSlot)], to html: inout HTML) {
        html("ul", .class("rows")) { html in
            for (medicine, slot) in open { write(medicine, slot, to: &html) }
        }
    }

    private func write(_ medicine: Medicine, _ slot: DoseSlot, to html: inout HTML) {
        let line = [medicine.prescription(on: day)?.dose?.text, practice.clock.text(slot.time)]
        html("li", .class("row")) { html in
            html("a", .class("card-body"), .href("/medicine/\(medicine.id)/doses/\(day)/\(slot)")) { html in
                html(
                    MedicineCardBody(
                        medicine: medicine, line: line.compactMap { $0 }.joined(separator: " · "),
                        assets: surroundings.assets))
            }
        }
    }

    private func writeCalm(to html: inout HTML) {
        let isPast = !Dose.canBeAnswered(day, on: now.today)
        html("p", text: isPast ? DoseCallWording.tooLate : DoseCallWording.allMarked)
        html("div", .class("buttons")) { html in
            html("a", .class("button"), .href("/today"), text: DoseCallWording.toToday)
        }
    }

    private func writeChoices(_ open: [(medicine: Medicine, slot: DoseSlot)], to html: inout HTML) {
        writeForm("take", 1290, to: &html) { html in
            html(
                "button", .class("button"),
                text: open.count == 1 ? DoseCallWording.taken : DoseCallWording.takeAll(open.count))
        }
        // Reminders for yesterday cannot be snoozed.
        guard day == now.today else { return }
        html("h2", .id("later"), text: DoseCallWording.later)
        writeForm("snooze", 1291, to: &html) { html in html(SnoozeButtons()) }
    }

    private func writeForm(
        _ answer: String, _ number: UInt64, to html: inout HTML, buttons: (inout HTML) -> Void
    ) {
        html("form", Attribute("method", "post"), Attribute("action", "/medicine/call")) { html in
            html(
                HiddenFields([
                    surroundings.formIdentifier(nil, number), ("day", day.description),
                    ("doses", doses.text), ("answer", answer),
                ]))
            buttons(&html)
        }
    }
}
