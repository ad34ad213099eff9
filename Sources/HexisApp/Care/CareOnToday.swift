import HexisCore

/// On Today: somebody asks to follow the person as a care provider, what one asks in a questionnaire, and what one changed,
/// until that is answered; and what is planned with one today or tomorrow.
struct CareOnToday: View {
    let practice: Practice
    let surroundings: Surroundings

    private var today: Day { surroundings.moment.today }

    func write(to html: inout HTML) {
        let open = practice.openQuestionnaires(at: surroundings.moment)
        html(OpenQuestionnairesView(open: open, practice: practice, surroundings: surroundings))
        for connection in practice.careConnections {
            for change in connection.openChanges(in: practice, on: today) {
                write(change, of: connection, to: &html)
            }
            write(connection, to: &html)
        }
    }

    private func write(_ change: CareChange, of connection: CareConnection, to html: inout HTML) {
        html("section", .class("panel announcement")) { html in
            html("h2", text: CareWording.changed(by: connection.name))
            html(
                "p",
                text: CareWording.changed(change, medicine: practice.name(of: change), by: practice.clock))
            html(
                CareChangeForm(
                    connection: connection.id, change: change, isOpen: true, from: "today",
                    surroundings: surroundings))
        }
    }

    private func write(_ connection: CareConnection, to html: inout HTML) {
        switch connection.state(on: today) {
        case .waiting:
            write(
                connection, CareWording.asks(connection.name), CareWording.asksText(connection.name),
                CareWording.answer, to: &html)
        case .active, .paused: writeFollowUp(with: connection, to: &html)
        case .expired, .ended: break
        }
    }

    private func writeFollowUp(with connection: CareConnection, to html: inout HTML) {
        guard let (day, plan) = connection.followUp(from: today), day <= today.next else { return }
        write(
            connection, CareWording.followUp(with: connection.name),
            CareWording.line(plan, on: day, seenFrom: today, by: practice.clock),
            CareWording.look, to: &html)
    }

    private func write(
        _ connection: CareConnection, _ title: String, _ text: String, _ link: String, to html: inout HTML
    ) {
        html("section", .class("panel announcement")) { html in
            html("h2", text: title)
            html("p", text: text)
            html("div", .class("buttons")) { html in
                html(
                    "a", .class("button"), .href("\(CareProvidersPage.address)/\(connection.id)"), text: link)
            }
        }
    }
}
