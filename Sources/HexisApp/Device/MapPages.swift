import HexisCore

/// The pages with a map, which may load streets from OpenStreetMap.
package enum MapPages {
    package static func contains(_ path: String) -> Bool {
        let path = Request(.get, path).segments
        guard let first = path.first else { return false }
        return first == "routes" || (path.count > 1 && first == "settings" && path[1] == "places")
    }
}
