import HexisCore

/// All routes, newest first, with their starting points on a map.
struct RoutesPage {
    let practice: Practice
    let surroundings: Surroundings
    var notice: Notice?

    func page() -> HTML {
        let document = Document(
            RoutesWording.title, on: .routes, of: practice, with: surroundings, notice: notice)
        let routes = practice.routes
        return document.page { html in
            html.pageHeader(RoutesWording.title, lead: !routes.isEmpty ? RoutesWording.introduction : nil)
            guard !routes.isEmpty else { return writeNone(to: &html) }
            html("section", .class("panel place-list"), .label(RoutesWording.title)) { html in
                write(routes, to: &html)
            }
        }
    }

    private func writeNone(to html: inout HTML) {
        html("section", .class("empty")) { html in
            html("div", .class("empty-picture")) { html in
                html(Symbol("pin", assets: surroundings.assets))
            }
            html("h2", text: RoutesWording.none)
            html("p", text: RoutesWording.noneHint)
            html("a", .class("button"), .href("/routes/new"), text: RoutesWording.add)
        }
    }

    private func write(_ routes: [Route], to html: inout HTML) {
        html("ul", .class("rows")) { html in
            for route in routes { write(route, to: &html) }
        }
        html("div", .class("buttons")) { html in
            html("a", .class("button"), .href("/routes/new"), text: RoutesWording.add)
        }
        if routes.contains(where: { $0.target.start != nil }) {
            html(PlaceMap(kind: .routes, assets: surroundings.assets))
        }
    }

    /// The page script draws each route's starting point on the map.
    private func write(_ route: Route, to html: inout HTML) {
        html(
            "li", .class("row"), Attribute("data-points", route.target.start?.figures),
            Attribute("data-name", route.name.text)
        ) { html in
            html("a", .class("card-body"), .href(RouteAddress.page(route.id))) { html in
                writeText(of: route, to: &html)
            }
        }
    }

    private func writeText(of route: Route, to html: inout HTML) {
        html("span", .class("card-symbol")) { html in
            html(Symbol(route.target.start == nil ? "walk" : "pin", assets: surroundings.assets))
        }
        html("span", .class("card-text")) { html in
            html("span", .class("card-name"), text: route.name.text)
            html("span", .class("card-line"), text: RoutesWording.description(route.target))
        }
    }
}
