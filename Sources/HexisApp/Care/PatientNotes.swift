import HexisCore

/// What a patient wrote beside the days of habits in the last four weeks, the latest day first.
struct PatientNotes: View {
    let habits: [Habit]
    let today: Day

    private static var days: Int { 28 }

    func write(to html: inout HTML) {
        let days = (0..<PatientNotes.days).map { today.advanced(by: -$0) }.map { ($0, notes(of: $0)) }
            .filter { !$0.1.isEmpty }
        html("section", .class("panel"), Attribute("aria-labelledby", "own-notes")) { html in
            html("h2", .id("own-notes"), text: PatientsWording.notes)
            if days.isEmpty { html("p", text: PatientsWording.noNotes) }
            html("ul", .class("rows")) { html in
                for (day, notes) in days { write(day, notes, to: &html) }
            }
        }
    }

    private func notes(of day: Day) -> [String] {
        habits.compactMap { habit in
            habit.record(on: day).note.map { PatientsWording.note($0.text, beside: habit.name) }
        }
    }

    private func write(_ day: Day, _ notes: [String], to html: inout HTML) {
        html("li", .class("row")) { html in
            html("span", .class("card-text")) { html in
                html("span", .class("card-name"), text: DateWording.relativeLong(day, seenFrom: today))
                for note in notes { html("span", .class("card-line written"), text: note) }
            }
        }
    }
}
