import HexisCore

/// A route in words, in figures, and as a drawing.
struct RouteDetails: View {
    let target: RouteTarget
    let assets: Assets

    func write(to html: inout HTML) {
        html("p", .class("gist"), text: RoutesWording.description(target))
        html("p", .class("route-address"), text: RoutesWording.details(target))
        guard target.start != nil else { return }
        html("div", .class("route-drawing"), Attribute("data-points", RouteDetails.points(target))) {
            html in
            if case .track(let track) = target { write(track, to: &html) }
            html(PlaceMap(kind: .routes, assets: assets))
        }
    }

    /// Draws the track's line without a map.
    private func write(_ track: Track, to html: inout HTML) {
        let places = track.outline(within: 300)
        html(
            "svg", .class("route-outline"), Attribute("role", "img"),
            .label(RoutesWording.description(target)), Attribute("viewBox", "-10 -10 320 320")
        ) { html in
            html("polyline", Attribute("points", RouteDetails.line(through: places)), text: "")
            html(
                "circle", Attribute("cx", places[0].x), Attribute("cy", places[0].y), Attribute("r", 7),
                text: "")
        }
    }

    private static func line(through places: [(x: Int, y: Int)]) -> String {
        var line = ""
        for place in places { line += "\(place.x),\(place.y) " }
        return line
    }

    /// The points for the page script: `52.5163,13.3777 52.5164,13.378`.
    private static func points(_ target: RouteTarget) -> String? {
        if case .track(let track) = target { track.description } else { target.start?.figures }
    }
}
