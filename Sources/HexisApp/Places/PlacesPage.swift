import HexisCore

/// All places: what is planned at each, and where they are on a map.
struct PlacesPage {
    let practice: Practice
    let surroundings: Surroundings
    var notice: Notice?

    func page() -> HTML {
        let document = Document(
            PlacesWording.title, in: .settings, of: practice, with: surroundings, notice: notice)
        let places = practice.places
        return document.page { html in
            writeHeader(isEmpty: places.isEmpty, to: &html)
            guard !places.isEmpty else { return writeNone(to: &html) }
            writeList(of: places, to: &html)
            html(ArrivalPanel())
            writeArrivals(to: &html)
        }
    }

    private func writeHeader(isEmpty: Bool, to html: inout HTML) {
        html("header", .class("page-header")) { html in
            html.backLink(to: "/settings", CommonWording.settings)
            html("h1", text: PlacesWording.title)
            guard !isEmpty else { return }
            html(Explanation(title: PlacesWording.explanationTitle, text: PlacesWording.explanation))
            html("p", text: PlacesWording.introduction)
        }
    }

    private func writeNone(to html: inout HTML) {
        html("section", .class("empty")) { html in
            html("div", .class("empty-picture")) { html in
                html(Symbol("pin", assets: surroundings.assets))
            }
            html("h2", text: PlacesWording.none)
            html("p", text: PlacesWording.noneHint)
            html("a", .class("button"), .href("/settings/places/new"), text: PlacesWording.add)
        }
    }

    private func writeList(of places: [NamedPlace], to html: inout HTML) {
        html("section", .class("panel place-list"), .label(PlacesWording.title)) { html in
            html("ul", .class("rows")) { html in
                for place in places { html(row(of: place)) }
            }
            html("div", .class("buttons")) { html in
                html("a", .class("button"), .href("/settings/places/new"), text: PlacesWording.add)
            }
            html(PlaceMap(kind: .all, assets: surroundings.assets))
        }
    }

    private func row(of place: NamedPlace) -> PlaceRow {
        PlaceRow(place: place, practice: practice, surroundings: surroundings)
    }

    private func writeArrivals(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: ArrivalsWording.title)
            html("p") { html in html("a", .href("/settings/arrivals"), text: ArrivalsWording.link) }
        }
    }
}
