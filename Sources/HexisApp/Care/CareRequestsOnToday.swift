import HexisCore

/// On Today, until answered: somebody asks to follow the person as a care provider.
struct CareRequestsOnToday: View {
    let practice: Practice
    let today: Day

    func write(to html: inout HTML) {
        for connection in practice.careConnections where connection.state(on: today) == .waiting {
            html("section", .class("panel announcement")) { html in
                html("h2", text: CareWording.asks(connection.name))
                html("p", text: CareWording.asksText(connection.name))
                html("div", .class("buttons")) { html in
                    html(
                        "a", .class("button"), .href("\(CareProvidersPage.address)/\(connection.id)"),
                        text: CareWording.answer)
                }
            }
        }
    }
}
