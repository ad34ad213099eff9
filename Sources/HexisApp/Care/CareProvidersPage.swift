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
        let connections = practice.careConnections
        return document.page { html in
            html.pageHeader(
                CareWording.title, back: "/medicine", MedicineWording.title, lead: CareWording.lead)
            writeConnections(connections.filter { !isPast($0) }, to: &html)
            if !connections.isEmpty {
                html(
                    CareLooksSection(
                        looks: practice.careLooks, practice: practice, surroundings: surroundings))
            }
            let past = connections.filter { isPast($0) }
            if !past.isEmpty {
                html("section", .class("group")) { html in
                    html("h2", text: CareWording.past)
                    write(past, to: &html)
                }
            }
            html("p") { html in html("a", .class("tall"), .href("/patients"), text: CareWording.follow) }
        }
    }

    private func isPast(_ connection: CareConnection) -> Bool {
        switch connection.state(on: surroundings.moment.today) {
        case .waiting, .active: false
        case .expired, .ended: true
        }
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

/// When care providers looked, the latest first.
struct CareLooksSection: View {
    let looks: [CareLook]
    let practice: Practice
    let surroundings: Surroundings

    private var most: Int { 50 }

    func write(to html: inout HTML) {
        html("section", .class("panel"), .id("looks")) { html in
            html("h2", text: CareWording.looks)
            html("p", .class("hint"), text: looks.isEmpty ? CareWording.noLooks : CareWording.looksText)
            html("ul", .class("rows")) { html in
                for look in looks.prefix(most) {
                    let time = DateWording.dayAndTime(
                        look.instant, seenFrom: surroundings.moment, by: practice.clock)
                    html("li", .class("row")) { html in
                        html("span", .class("card-text")) { html in
                            html(
                                "span", .class("card-name"),
                                text: practice.careConnection(look.connection)?.name ?? "")
                            html("span", .class("card-line"), text: CareWording.look(look, time))
                        }
                    }
                }
            }
            if looks.count > most {
                html("p", .class("hint"), text: CareWording.moreLooks(looks.count - most))
            }
        }
    }
}
