import HexisCore

/// The notes of a care provider, the latest first.
struct CareNotesSection: View {
    let connection: CareConnection
    let moment: Moment
    let clock: ClockFormat

    func write(to html: inout HTML) {
        guard !connection.notes.isEmpty else { return }
        html("section", .class("panel"), .id("their-notes")) { html in
            html("h2", text: CareWording.notes)
            html("ul", .class("rows")) { html in
                for note in connection.notes.reversed() { write(note, to: &html) }
            }
        }
    }

    private func write(_ note: CareNote, to html: inout HTML) {
        let time = DateWording.dayAndTime(note.instant, seenFrom: moment, by: clock)
        html("li", .class("row")) { html in
            html("span", .class("card-text")) { html in
                html("span", .class("card-line"), text: time)
                html("span", .class("written"), text: note.text.text)
            }
        }
    }
}
