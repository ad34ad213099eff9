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

    var now: Moment { surroundings.moment }

    func page() -> HTML {
        let document = Document(
            medicine.name, in: .today, of: practice, with: surroundings,
            sheet: Sheet(over: day == now.today ? "/today" : "/today?day=\(day)"))
        return document.page { html in
            writeHeader(to: &html)
            writeAnswers(to: &html)
            html("p", .class("footer-links")) { html in
                html("a", .href("/medicine/\(medicine.id)"), text: medicine.name)
            }
        }
    }

    private func writeHeader(to html: inout HTML) {
        html("header", .class("page-header")) { html in
            html("h1", text: MedicineWording.dose(medicine.name, practice.clock.text(dose.slot.time)))
            html("p", text: DateWording.relativeLong(day, seenFrom: now.today))
            if let line = lines { html("p", text: line) }
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

    /// The time at which the dose is usually taken, if that differs from its scheduled time.
    var usual: String? {
        dose.slot.time.flatMap { time in
            medicine.usualTime(of: time, before: now.today).flatMap {
                $0 == time ? nil : practice.clock.text($0)
            }
        }
    }
}
