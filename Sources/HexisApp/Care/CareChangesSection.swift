import HexisCore

/// What a care provider changed, the latest first. What still holds can be undone.
struct CareChangesSection: View {
    let connection: CareConnection
    let practice: Practice
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        guard !connection.changes.isEmpty else { return }
        let standing = connection.standingChanges(in: practice, on: surroundings.moment.today)
        html("section", .class("panel"), .id("changes")) { html in
            html("h2", text: CareWording.changes)
            html("ul", .class("rows")) { html in
                for change in connection.changes.reversed() {
                    write(change, isStanding: standing.contains { $0.id == change.id }, to: &html)
                }
            }
        }
    }

    private func write(_ change: CareChange, isStanding: Bool, to html: inout HTML) {
        html("li", .class("row")) { html in
            html("span", .class("card-text")) { html in writeText(of: change, to: &html) }
            if isStanding {
                html(
                    CareChangeForm(
                        connection: connection.id, change: change, isOpen: false, from: "",
                        surroundings: surroundings))
            }
        }
    }

    private func writeText(of change: CareChange, to html: inout HTML) {
        html(
            "span", .class("card-line"),
            text: DateWording.dayAndTime(change.instant, seenFrom: surroundings.moment, by: practice.clock))
        html(
            "span",
            text: CareWording.changed(change, medicine: practice.name(of: change), by: practice.clock))
    }
}

extension Practice {
    /// The name of the medicine whose setting was changed; empty for another setting.
    func name(of change: CareChange) -> String { change.medicine.flatMap { medicine($0) }?.name ?? "" }
}
