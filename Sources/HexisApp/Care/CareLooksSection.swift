import HexisCore

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
                for look in looks.prefix(most) { write(look, to: &html) }
            }
            if looks.count > most {
                html("p", .class("hint"), text: CareWording.moreLooks(looks.count - most))
            }
        }
    }

    private func write(_ look: CareLook, to html: inout HTML) {
        let name = practice.careConnection(look.connection)?.name ?? ""
        let time = DateWording.dayAndTime(look.instant, seenFrom: surroundings.moment, by: practice.clock)
        html("li", .class("row")) { html in
            html("span", .class("card-text")) { html in
                html("span", .class("card-name"), text: name)
                html("span", .class("card-line"), text: CareWording.look(look, time))
            }
        }
    }
}
