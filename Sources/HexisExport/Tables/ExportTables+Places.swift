import HexisApp
import HexisCore

/// Photos, places and routes.
extension ExportTables {
    var ofPlaces: [ExportTable] { [photos, places, routes] }

    private var photos: ExportTable {
        ExportTable(
            "photos", "Photos", "A photo.", of: practice.photos,
            [
                .identifier("photo_id", "Identifies the photo.") { $0.id },
                .text("file", "Its file in this export; it is not there if its device never sent it.") {
                    $0.exportedFile
                },
                .day("day", "The day that it belongs to.") { $0.day },
                .identifier("subject_id", "The habit or goal that it belongs to; empty for the day alone.") {
                    $0.subject.identifier
                },
                .text("subject", "The name of that.") { [practice] in practice.name(of: $0.subject) },
                .text("caption", "Its caption.") { $0.caption?.text },
            ])
    }

    private var places: ExportTable {
        ExportTable(
            "places", "Places", "A place that reminders use.", of: practice.places,
            [
                .identifier("place_id", "Identifies the place.") { $0.id },
                .text("place", "Its name.") { $0.name.text },
                .text("latitude", "In degrees north (WGS 84).") { $0.position.latitude.description },
                .text("longitude", "In degrees east (WGS 84).") { $0.position.longitude.description },
                .count("radius", "How near counts as there.", unit: "m") { $0.radius.metres },
            ])
    }

    private var routes: ExportTable {
        ExportTable(
            "routes", "Routes", "A route.", of: practice.routes,
            [
                .identifier("route_id", "Identifies the route.") { $0.id },
                .text("route", "Its name.") { $0.name.text },
                .text("file", "Its GPX file in this export; empty for a link.") { $0.exportedFile },
                .text("link", "Its link, or its starting point.") { $0.target.code },
            ])
    }
}

extension Photo {
    /// `photos/2026-11-21-….jpg`
    var exportedFile: String { "\(exportedName).jpg" }
}

extension Route {
    /// `routes/….gpx`; `nil` for a link, which has no points.
    var exportedFile: String? { target.start == nil ? nil : "routes/\(id).gpx" }
}
