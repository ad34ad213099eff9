import HexisCore

/// A container in which the page script draws a map. Without it, the text beside it says the same.
struct PlaceMap: View {
    enum Kind {
        /// Shows all places.
        case all
        /// Picks the position of one place.
        case one
        /// Shows routes.
        case routes

        fileprivate var name: String {
            switch self {
            case .all: "all"
            case .one: "one"
            case .routes: "routes"
            }
        }

        fileprivate var label: String {
            switch self {
            case .all: MapWording.map
            case .one: MapWording.mapOfOne
            case .routes: RoutesWording.map
            }
        }
    }

    let kind: Kind
    let assets: Assets

    func write(to html: inout HTML) {
        html(
            "div", .class("place-map"), Attribute("data-map", kind.name),
            Attribute("data-leaflet", assets["leaflet/leaflet.js"]),
            Attribute("data-leaflet-style", assets["leaflet/leaflet.css"]), Attribute("hidden", if: true)
        ) { html in
            if kind == .one { html("p", .class("hint"), text: MapWording.tapHint) }
            html(
                "div", .class("map-ground"), Attribute("role", "application"), .label(kind.label), text: "")
            writeTilesChoice(to: &html)
        }
    }

    private func writeTilesChoice(to html: inout HTML) {
        html("label", .class("choice-label")) { html in
            html.void(
                "input", .type("checkbox"), Attribute("data-map-tiles", if: true),
                Attribute("aria-describedby", "tiles-hint"))
            html("span", text: MapWording.tiles)
        }
        html("p", .class("hint"), .id("tiles-hint"), text: MapWording.tilesHint)
    }
}
