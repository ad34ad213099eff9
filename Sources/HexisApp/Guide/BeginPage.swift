import HexisCore

/// Where people land after joining, and may come back to at any time: what Hexis is good for, each behind its door. It
/// asks for nothing, and can be passed by.
struct BeginPage {
    let practice: Practice
    let surroundings: Surroundings

    func page() -> HTML {
        Document(BeginWording.title, in: .today, of: practice, with: surroundings).page { html in
            html.pageHeader(BeginWording.title, lead: BeginWording.lead)
            html(Doors(assets: surroundings.assets))
            html("p", .class("pass-by")) { html in
                html("a", .href("/today"), text: BeginWording.lookAround)
            }
        }
    }
}
