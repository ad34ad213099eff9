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
        writePlanned(to: &html)
        html("details", .class("more"), Attribute("open", if: !problems.isEmpty)) { html in
            html("summary", text: PatientsWording.contact)
            html("div", .class("fields")) { html in
                writeNote(to: &html)
                writeFollowUp(to: &html)
            }
        }
        html(CareNotesSection(connection: connection, moment: moment, clock: clock))
    }

    private func writePlanned(to html: inout HTML) {
        guard let (day, plan) = connection.followUp(from: moment.today) else { return }
        html("section", .class("panel announcement")) { html in
            html("h2", text: PatientsWording.followUp)
            html("p", text: CareWording.line(plan, on: day, seenFrom: moment.today, by: clock))
            html(
                "a", .class("tall"), .href("\(address)/follow-up.ics"),
                Attribute("download", "follow-up.ics"), text: PatientsWording.toCalendar)
        }
    }

    private func writeNote(to html: inout HTML) {
        writeForm("note", 1511, to: &html) { html in
            html(
                TextField(
                    label: PatientsWording.note, name: "note", value: note.text,
                    hint: PatientsWording.noteHint, problem: problems["note"], rows: 3))
            html("button", .class("button"), text: PatientsWording.saveNote)
        }
    }

    private func writeFollowUp(to html: inout HTML) {
        writeForm("follow-up", 1512, to: &html) { html in
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

    private func writeForm(
        _ action: String, _ number: UInt64, to html: inout HTML, content: (inout HTML) -> Void
    ) {
        html(
            "form", .class("fields"), Attribute("method", "post"),
            Attribute("action", "\(address)/\(action)"),
            Attribute("novalidate", if: true)
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(connection.id, number)]))
            content(&html)
        }
    }

    private func write(
        _ label: String, _ name: String, _ value: String, _ type: String, to html: inout HTML
    ) {
        html(TextField(label: label, name: name, value: value, problem: problems[name], type: type))
    }
}
