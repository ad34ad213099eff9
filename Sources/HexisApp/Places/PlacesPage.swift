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
            html("header", .class("page-header")) { html in
                html.backLink(to: "/settings", CommonWording.settings)
                html("h1", text: PlacesWording.title)
                if !places.isEmpty {
                    html(Explanation(title: PlacesWording.explanationTitle, text: PlacesWording.explanation))
                    html("p", text: PlacesWording.introduction)
                }
            }
            guard !places.isEmpty else { return writeNone(to: &html) }
            html("section", .class("panel place-list"), .label(PlacesWording.title)) { html in
                html("ul", .class("rows")) { html in
                    for place in places { write(place, to: &html) }
                }
                html("div", .class("buttons")) { html in
                    html("a", .class("button"), .href("/settings/places/new"), text: PlacesWording.add)
                }
                html(PlaceMap(kind: .all, assets: surroundings.assets))
            }
            html(ArrivalPanel())
            html("section", .class("panel")) { html in
                html("h2", text: ArrivalsWording.title)
                html("p") { html in html("a", .href("/settings/arrivals"), text: ArrivalsWording.link) }
            }
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

    /// The page script draws each place on the map and compares it with the device's position.
    private func write(_ place: NamedPlace, to html: inout HTML) {
        html(
            "li", .class("row"), Attribute("data-place", place.id.description),
            Attribute("data-place-name", place.name.text),
            Attribute("data-latitude", place.position.latitude.description),
            Attribute("data-longitude", place.position.longitude.description),
            Attribute("data-radius", place.radius.metres)
        ) { html in
            html("a", .class("card-body"), .href("/settings/places/\(place.id)")) { html in
                html("span", .class("card-symbol")) { html in
                    html(Symbol("pin", assets: surroundings.assets))
                }
                html("span", .class("card-text")) { html in
                    html("span", .class("card-name"), text: place.name.text)
                    html(
                        "span", .class("card-line"),
                        text: PlacesWording.count(practice.placeReminders(at: place.id).count))
                    if let last = practice.lastArrivalLine(at: place.id, surroundings) {
                        html("span", .class("card-line"), text: last)
                    }
                }
            }
            html(HereForm(place: place, surroundings: surroundings))
        }
    }
}

/// A button that says: I am here.
struct HereForm: View {
    let place: NamedPlace
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        html(
            "form", Attribute("method", "post"),
            Attribute("action", "/settings/places/\(place.id)/arrived")
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(place.id, 112)]))
            html(
                "button", .class("button quiet"), .label("\(PlacesWording.iAmHere): \(place.name.text)"),
                text: PlacesWording.iAmHere)
        }
    }
}

extension Practice {
    /// `Last there today at 08:12`; `nil` without an arrival.
    func lastArrivalLine(at place: Identifier, _ surroundings: Surroundings) -> String? {
        let now = surroundings.moment
        return lastArrival(at: place).map {
            PlacesWording.last(now.past($0.instant, by: $0.offset), seenFrom: now, by: clock)
        }
    }
}
