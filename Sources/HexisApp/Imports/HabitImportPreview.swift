import HexisCore

/// What a file of another tracker would bring, for the person to accept or discard.
struct HabitImportPreview: View {
    let found: HabitImport
    let program: String
    let isTable: Bool
    let today: Day

    func write(to html: inout HTML) {
        html("section", .class("panel import-state"), Attribute("role", "status")) { html in
            html("h2", text: HabitImportWording.preview(program))
            html("p", text: summary)
            writeRows(to: &html)
            writeDifferences(to: &html)
            if !found.isEmpty { writeAccept(to: &html) }
            writeOtherChoices(to: &html)
        }
    }

    private var summary: String {
        if found.habits.isEmpty && found.medicines.isEmpty && !found.hasMeasurements {
            return HabitImportWording.none
        }
        return found.isEmpty ? HabitImportWording.nothing : HabitImportWording.counts(found)
    }

    private func writeRows(to html: inout HTML) {
        html("ul", .class("rows")) { html in
            for habit in found.habits {
                html(ImportRow(name: habit.name, line: HabitImportWording.line(habit, seenFrom: today)))
            }
            if found.hasMeasurements { html(measurements) }
            for medicine in found.medicines {
                html(ImportRow(name: medicine.name, line: HabitImportWording.line(medicine, seenFrom: today)))
            }
        }
    }

    private var measurements: ImportRow {
        ImportRow(
            name: HabitImportWording.measurements,
            line: HabitImportWording.measured(found, seenFrom: today))
    }

    private func writeDifferences(to html: inout HTML) {
        guard !found.differences.isEmpty else { return }
        html("h3", text: HabitImportWording.differences)
        html("ul", .class("unused")) { html in
            for line in found.differences { html("li", text: line) }
        }
    }

    /// The choice, for each habit whose name the person has already, and the button.
    private func writeAccept(to html: inout HTML) {
        html(
            "form", .class("import-form"), Attribute("method", "post"),
            Attribute("action", "\(HabitImportPage.address)/accept")
        ) { html in
            if found.habits.contains(where: { $0.hasNamesake }) { html(joins) }
            html("div", .class("buttons")) { html in
                html("button", .class("button"), text: HabitImportWording.accept)
            }
        }
    }

    private var joins: LinedChoices {
        LinedChoices(legend: HabitImportWording.joinLegend) { html in
            for habit in found.habits where habit.hasNamesake { html(join(habit)) }
        }
    }

    private func join(_ habit: HabitImport.ImportedHabit) -> LinedChoice {
        LinedChoice(
            name: HabitImportPage.joinField, value: habit.id.description,
            text: HabitImportWording.join(habit.name), line: HabitImportWording.joinHint,
            isChosen: habit.isJoined, isOneOfMany: true)
    }

    private func writeOtherChoices(to html: inout HTML) {
        html("div", .class("buttons")) { html in
            if isTable { html(ImportButton("again", "button quiet", TableImportWording.again)) }
            html(ImportButton("discard", "button quiet", HabitImportWording.discard))
        }
    }
}
