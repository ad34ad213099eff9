import HexisCore

/// What came of a file of another tracker, and undoing it.
struct HabitImportOutcome: View {
    let program: String
    /// The habits that are new through it.
    let habits: [Identifier]
    let medicines: [Identifier]
    let measurements: [Identifier]
    /// The number of habits that it joined.
    let joins: Int
    let practice: Practice

    func write(to html: inout HTML) {
        html("section", .class("panel import-state"), Attribute("role", "status")) { html in
            html("h2", text: HabitImportWording.done(program))
            writeLinks(to: &html)
            writeUndoTexts(to: &html)
            writeMeasurements(to: &html)
            if left + leftMedicines + leftMeasurements + joins > 0 {
                html(ImportButton("undo", "button quiet danger", HabitImportWording.undo))
            }
        }
    }

    private var left: Int { habits.count { practice.habit($0) != nil } }
    private var leftMedicines: Int { medicines.count { practice.medicine($0) != nil } }
    private var leftMeasurements: Int { measurements.count { practice.measurement($0) != nil } }

    private func writeLinks(to html: inout HTML) {
        if !habits.isEmpty || joins > 0 {
            html("p") { html in html("a", .href("/habits"), text: HabitImportWording.see) }
        }
        if !medicines.isEmpty {
            html("p") { html in html("a", .href("/medicine"), text: HabitImportWording.seeMedicines) }
        }
    }

    private func writeUndoTexts(to html: inout HTML) {
        if left > 0 { html("p", .class("hint"), text: HabitImportWording.undoText(left)) }
        if leftMedicines > 0 {
            html("p", .class("hint"), text: HabitImportWording.undoMedicines(leftMedicines))
        }
        if joins > 0 { html("p", .class("hint"), text: HabitImportWording.undoJoins(joins)) }
    }

    private func writeMeasurements(to html: inout HTML) {
        if !measurements.isEmpty {
            html("p") { html in
                html("a", .href("/measurements"), text: HabitImportWording.seeMeasurements)
            }
        }
        if leftMeasurements > 0 {
            html("p", .class("hint"), text: HabitImportWording.undoMeasurements(leftMeasurements))
        }
    }
}
