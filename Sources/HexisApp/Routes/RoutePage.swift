import HexisCore

/// One route: its details, a map, and sharing.
struct RoutePage {
    let route: Route
    /// The name as typed, if it was invalid.
    let typed: String?
    let problems: [Problem]
    let practice: Practice
    let surroundings: Surroundings
    var notice: Notice?

    func page() -> HTML {
        let document = Document(
            route.name.text, below: .routes, of: practice, with: surroundings, notice: notice)
        return document.page { html in
            html.pageHeader(route.name.text, back: RouteAddress.all, RoutesWording.title)
            html(ProblemSummary(problems: problems))
            writeTarget(to: &html)
            writeShare(to: &html)
            writeForm(to: &html)
        }
    }

    private func writeTarget(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html(RouteDetails(target: route.target, assets: surroundings.assets))
            if case .link(let link) = route.target { write(link, to: &html) }
        }
    }

    /// The linked page receives no referrer.
    private func write(_ link: RouteLink, to html: inout HTML) {
        html("div", .class("buttons")) { html in
            html(
                "a", .class("button"), .href(link.text), Attribute("rel", "noopener noreferrer"),
                text: RoutesWording.open(link.host))
        }
    }

    /// A link is shared as a code, a track as a file, a position as either.
    private func writeShare(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: RoutesWording.share)
            if route.target.code != nil {
                writeCode(to: &html)
            } else {
                html("p", .class("hint"), text: RoutesWording.shareTrack)
            }
            if route.target.start != nil { writeGPX(to: &html) }
        }
    }

    private func writeCode(to html: inout HTML) {
        html("p", .class("hint"), text: RoutesWording.shareHint)
        html.void(
            "img", .class("route-code"), Attribute("src", RouteAddress.code(of: route.id)),
            Attribute("width", 240), Attribute("height", 240), Attribute("alt", RoutesWording.code))
    }

    private func writeGPX(to html: inout HTML) {
        html("div", .class("buttons")) { html in
            html(
                "a", .class("button quiet"), .href(RouteAddress.gpx(of: route.id)),
                text: RoutesWording.saveGPX)
        }
    }

    private func writeForm(to html: inout HTML) {
        html(
            "form", .class("panel"), Attribute("method", "post"),
            Attribute("action", RouteAddress.page(route.id)), Attribute("novalidate", if: true)
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(route.id, 164)]))
            html(nameField)
            html("div", .class("buttons")) { html in writeButtons(to: &html) }
        }
    }

    private var nameField: TextField {
        TextField(
            label: RoutesWording.name, name: "name", value: typed ?? route.name.text,
            problem: problems["name"], isRequired: true)
    }

    private func writeButtons(to html: inout HTML) {
        html("button", .class("button"), text: CommonWording.save)
        html(
            "a", .class("button quiet danger"), .href("\(RouteAddress.page(route.id))/remove"),
            text: RoutesWording.remove)
    }
}
