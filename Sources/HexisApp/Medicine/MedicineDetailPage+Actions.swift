import HexisCore

/// Pausing the medicine and ending it.
extension MedicineDetailPage {
    /// Writes the pause and its form while the medicine is taken, and the buttons that stop or remove it.
    func writeActions(to html: inout HTML) {
        if !isStopped { writePause(to: &html) }
        writeEnd(to: &html)
    }

    private func writePause(to html: inout HTML) {
        html("section", .class("panel"), Attribute("aria-labelledby", "pause")) { html in
            html("h2", .id("pause"), text: MedicineWording.pauseTitle)
            if let current = medicine.pause(on: today) {
                html("p", text: MedicineWording.paused(current, seenFrom: today))
                writeButton("resume", PausesWording.end, 1262, to: &html)
            } else {
                html("p", .class("hint"), text: MedicineWording.pauseLead)
                writePauseForm(to: &html)
            }
        }
    }

    private func writePauseForm(to html: inout HTML) {
        html(
            "form", .class("fields"), Attribute("method", "post"), Attribute("action", "\(address)/pause"),
            Attribute("novalidate", if: true)
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(medicine.id, 1260)]))
            html("div", .class("pair")) { writePauseDays(to: &$0) }
            write(PausesWording.reason, "reason", pause.reason, to: &html)
            html("button", .class("button quiet"), text: MedicineWording.pauseTitle)
        }
    }

    private func writePauseDays(to html: inout HTML) {
        write(PausesWording.from, "from", pause.from, type: "date", to: &html)
        write(PausesWording.until, "until", pause.until, type: "date", to: &html)
    }

    private func write(
        _ label: String, _ name: String, _ value: String, type: String = "text", to html: inout HTML
    ) {
        html(TextField(label: label, name: name, value: value, problem: problems[name], type: type))
    }

    private func writeEnd(to html: inout HTML) {
        html("section", .class("panel"), .label(MedicineWording.stop)) { html in
            if !medicine.hasRecords {
                writeButton("remove", MedicineWording.remove, 1264, to: &html)
            } else if !isStopped {
                html("p", .class("hint"), text: MedicineWording.stopLead)
                writeButton("stop", MedicineWording.stop, 1263, to: &html)
            } else {
                html("p", .class("hint"), text: MedicineWording.stopLead)
            }
        }
    }

    private func writeButton(_ action: String, _ text: String, _ number: UInt64, to html: inout HTML) {
        html("form", Attribute("method", "post"), Attribute("action", "\(address)/\(action)")) { html in
            html(HiddenFields([surroundings.formIdentifier(medicine.id, number)]))
            html("button", .class("button quiet"), text: text)
        }
    }
}
