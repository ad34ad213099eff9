import HexisCore

/// A place in the list of all. The page script draws it on the map and compares it with the device's position.
struct PlaceRow: View {
    let place: NamedPlace
    let practice: Practice
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        html(
            "li", .class("row"), Attribute("data-place", place.id.description),
            Attribute("data-place-name", place.name.text),
            Attribute("data-latitude", place.position.latitude.description),
            Attribute("data-longitude", place.position.longitude.description),
            Attribute("data-radius", place.radius.metres)
        ) { html in
            writeLink(to: &html)
            html(HereForm(place: place, surroundings: surroundings))
        }
    }

    private func writeLink(to html: inout HTML) {
        html("a", .class("card-body"), .href("/settings/places/\(place.id)")) { html in
            html("span", .class("card-symbol")) { html in html(Symbol("pin", assets: surroundings.assets)) }
            html("span", .class("card-text")) { writeText(to: &$0) }
        }
    }

    private func writeText(to html: inout HTML) {
        html("span", .class("card-name"), text: place.name.text)
        html(
            "span", .class("card-line"),
            text: PlacesWording.count(practice.placeReminders(at: place.id).count))
        if let last = practice.lastArrivalLine(at: place.id, surroundings) {
            html("span", .class("card-line"), text: last)
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
