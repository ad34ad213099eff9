import HexisCore

/// Asks before a route is removed for good.
struct RouteRemovalPage {
    let route: Route
    let practice: Practice
    let surroundings: Surroundings

    private var address: String { RouteAddress.page(route.id) }

    func page() -> HTML {
        let document = Document(
            RoutesWording.removeTitle, below: .routes, of: practice, with: surroundings)
        return document.page { html in
            html.pageHeader(RoutesWording.removeTitle, back: address, route.name.text)
            writeForm(to: &html)
        }
    }

    private func writeForm(to html: inout HTML) {
        html(
            "form", .class("panel"), Attribute("method", "post"), Attribute("action", "\(address)/remove")
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(route.id, 165)]))
            html("p", .class("gist"), text: route.name.text)
            html("p", text: RoutesWording.removeText)
            html("div", .class("buttons")) { html in writeButtons(to: &html) }
        }
    }

    private func writeButtons(to html: inout HTML) {
        html("button", .class("button danger"), text: RoutesWording.removeForGood)
        html("a", .class("button quiet"), .href(address), text: CommonWording.cancel)
    }
}
