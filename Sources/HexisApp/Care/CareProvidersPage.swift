import HexisCore

/// The care providers with whom a patient shares, and when they looked.
struct CareProvidersPage {
    let practice: Practice
    let surroundings: Surroundings
    var notice: Notice?

    static var address: String { "/care" }

    func page() -> HTML {
        let document = Document(
            CareWording.title, below: .medicine, of: practice, with: surroundings, notice: notice)
        return document.page { html in
            html.pageHeader(
                CareWording.title, back: "/medicine", MedicineWording.title, lead: CareWording.lead)
            writeProviders(to: &html)
            html("p") { html in html("a", .class("tall"), .href("/patients"), text: CareWording.follow) }
        }
    }

    private func writeProviders(to html: inout HTML) {
        let connections = practice.careConnections
        writeConnections(connections.filter { !isOver($0) }, to: &html)
        if !connections.isEmpty {
            html(
                CareLooksSection(
                    looks: practice.careLooks, practice: practice, surroundings: surroundings))
        }
        writePast(connections.filter { isOver($0) }, to: &html)
    }

    private func isOver(_ connection: CareConnection) -> Bool {
        connection.state(on: surroundings.moment.today).isOver
    }

    private func writeConnections(_ connections: [CareConnection], to html: inout HTML) {
        html("section", .class("group")) { html in
            if connections.isEmpty {
                html("p", text: CareWording.none)
            } else {
                write(connections, to: &html)
            }
            html("p", .class("add")) { html in
                html("a", .class("button"), .href("/care/invite"), text: CareWording.invite)
            }
        }
    }

    private func writePast(_ connections: [CareConnection], to html: inout HTML) {
        guard !connections.isEmpty else { return }
        html("section", .class("group")) { html in
            html("h2", text: CareWording.past)
            write(connections, to: &html)
        }
    }

    private func write(_ connections: [CareConnection], to html: inout HTML) {
        html("ul", .class("rows")) { html in
            for connection in connections {
                html(
                    LinkRow(
                        name: connection.name,
                        line: CareWording.line(connection, seenFrom: surroundings.moment),
                        address: "/care/\(connection.id)"))
            }
        }
    }
}
