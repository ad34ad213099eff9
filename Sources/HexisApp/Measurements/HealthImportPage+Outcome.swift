import HexisCore

/// What came of the import, and undoing it.
extension HealthImportPage {
    /// Writes what came of the import, and the way to undo it.
    func write(_ result: HealthImportResult, undoable: Int, to html: inout HTML) {
        html("section", .class("panel import-state"), Attribute("role", "status")) { html in
            html("h2", text: HealthImportWording.title(of: result))
            write(result.days, to: &html)
            html("p", text: HealthImportWording.text(of: result))
            html(UnusedList(lines: result.unused.map { $0.inWords }))
            if !result.days.isEmpty { writeLinkToMeasurements(to: &html) }
            if undoable > 0 { writeUndo(undoable, to: &html) }
        }
    }

    private func writeLinkToMeasurements(to html: inout HTML) {
        html("p") { html in
            html("a", .href("/measurements"), text: HabitImportWording.seeMeasurements)
        }
    }

    private func writeUndo(_ undoable: Int, to html: inout HTML) {
        html("p", .class("hint"), text: HealthImportWording.undoText(undoable))
        html(undoButton)
    }

    /// Writes that the import was undone.
    func writeUndone(to html: inout HTML) {
        html("section", .class("panel import-state"), Attribute("role", "status")) { html in
            html("h2", text: HabitImportWording.undone)
            html("p", text: HealthImportWording.undoneText)
        }
    }

    /// Writes that the import could not be undone, and the way to try again.
    func writeNotUndone(to html: inout HTML) {
        html("section", .class("panel import-state"), Attribute("role", "alert")) { html in
            html("h2", text: HealthImportWording.notUndone)
            html("p", text: HealthImportWording.notUndoneText)
            html(undoButton)
        }
    }

    private var undoButton: ImportButton { button("undo", "button quiet danger", HabitImportWording.undo) }
}
