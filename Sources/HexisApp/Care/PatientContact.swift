import HexisCore

/// What a care provider tells a patient: notes, and when they talk next.
struct PatientContact: View {
    let connection: CareConnection
    let note: PatientNoteForm
    let followUp: FollowUpForm
    let problems: [Problem]
    /// The patient's.
    let moment: Moment
    let clock: ClockFormat
    let surroundings: Surroundings

    private var address: String { PatientPage.address(of: connection.id) }

    func write(to html: inout HTML) {
        html(
            "form", .class("panel fields"), Attribute("method", "post"),
            Attribute("action", "\(address)/note"), Attribute("novalidate", if: true)
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(connection.id, 1511)]))
            html(
                TextField(
                    label: PatientsWording.note, name: "note", value: note.text,
                    hint: PatientsWording.noteHint, problem: problems["note"], rows: 3))
            html("button", .class("button"), text: PatientsWording.saveNote)
        }
        html(CareNotesSection(connection: connection, moment: moment, clock: clock))
        html(
            "form", .class("panel fields"), Attribute("method", "post"),
            Attribute("action", "\(address)/follow-up"), Attribute("novalidate", if: true)
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(connection.id, 1512)]))
            html("h2", text: PatientsWording.followUp)
            html("p", .class("hint"), text: PatientsWording.followUpHint)
            html("div", .class("pair")) { html in
                write(PatientsWording.day, "day", followUp.day, "date", to: &html)
                write(PatientsWording.time, "time", followUp.time, "time", to: &html)
            }
            write(PatientsWording.place, "place", followUp.place, "text", to: &html)
            html("button", .class("button"), text: PatientsWording.plan)
        }
    }

    private func write(
        _ label: String, _ name: String, _ value: String, _ type: String, to html: inout HTML
    ) {
        html(TextField(label: label, name: name, value: value, problem: problems[name], type: type))
    }
}
