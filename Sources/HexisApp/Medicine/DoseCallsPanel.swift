import HexisCore

/// Whether a medicine has reminders, their current times, and links to other times.
struct DoseCallsPanel: View {
    let medicine: Medicine
    let today: Day
    let practice: Practice

    func write(to html: inout HTML) {
        guard let words = medicine.calls(by: practice, on: today) else { return }
        html("section", .class("panel"), Attribute("aria-labelledby", "calls")) { html in
            html("h2", .id("calls"), text: DoseCallTimesWording.panel)
            if medicine.isCalledFor { writeTimes(words, to: &html) } else { writeOff(to: &html) }
        }
    }

    private func writeTimes(_ words: String, to html: inout HTML) {
        html("p", text: words)
        let regimen = medicine.prescription(on: max(today, medicine.start))?.regimen
        if case .at? = regimen { write(DoseCallTimesWording.link, "reminders", to: &html) }
    }

    private func writeOff(to html: inout HTML) {
        html("p", text: DoseCallTimesWording.off)
        write(DoseCallTimesWording.turnOn, "edit", to: &html)
    }

    private func write(_ text: String, _ page: String, to html: inout HTML) {
        html("p") { html in
            html("a", .class("tall"), .href("/medicine/\(medicine.id)/\(page)"), text: text)
        }
    }
}

/// A medicine in the list of all reminders, linking to its reminder times.
struct MedicineReminderRow: View {
    let medicine: Medicine
    let today: Day
    let practice: Practice
    let assets: Assets

    func write(to html: inout HTML) {
        guard let words = medicine.calls(by: practice, on: today) else { return }
        html("li", .class("row")) { html in
            html("a", .class("card-body"), .href("/medicine/\(medicine.id)/reminders")) { html in
                html(MedicineCardBody(medicine: medicine, line: words, assets: assets))
            }
        }
    }
}

extension Medicine {
    /// The current reminder times in words; `nil` for a medicine taken as needed, which has no reminders.
    func calls(by practice: Practice, on today: Day) -> String? {
        switch prescription(on: max(today, start))?.regimen {
        case .at(let times, _):
            DoseCallTimesWording.on(
                called(times, practice, isWeekend: false), called(times, practice, isWeekend: true))
        case .afterLast: DoseCallTimesWording.elapsed
        case .asNeeded, .stopped, nil: nil
        }
    }

    private func called(_ times: DoseTimes, _ practice: Practice, isWeekend: Bool) -> String {
        let (routine, clock) = (practice.settings.routine, practice.clock)
        return MedicineWording.list(
            times.times.map { clock.text(callTime(of: $0, in: routine, isWeekend: isWeekend)) })
    }
}
