import HexisCore

/// Where the page script draws a map. Without it, the words beside say the same.
struct PlaceMap: View {
    enum Kind {
        /// To look at all places.
        case all
        /// To say where one is.
        case one
    }

    let kind: Kind
    let assets: Assets

    func write(to html: inout HTML) {
        html(
            "div", .class("place-map"), Attribute("data-map", kind == .all ? "all" : "one"),
            Attribute("data-leaflet", assets["leaflet/leaflet.js"]),
            Attribute("data-leaflet-style", assets["leaflet/leaflet.css"]), Attribute("hidden", if: true)
        ) { html in
            if kind == .one { html("p", .class("hint"), text: MapWording.tapHint) }
            html(
                "div", .class("map-ground"), Attribute("role", "application"),
                .label(kind == .all ? MapWording.map : MapWording.mapOfOne), text: "")
            html("label", .class("choice-label")) { html in
                html.void(
                    "input", .type("checkbox"), Attribute("data-map-tiles", if: true),
                    Attribute("aria-describedby", "tiles-hint"))
                html("span", text: MapWording.tiles)
            }
            html("p", .class("hint"), .id("tiles-hint"), text: MapWording.tilesHint)
        }
    }
}
