import HexisCore

extension Route {
    /// The route as a GPX file (version 1.1); `nil` for a link, which has no points.
    package var gpx: [UInt8]? {
        guard target.start != nil else { return nil }
        return Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="Hexis">
            \(way)
            </gpx>

            """.utf8)
    }

    private var way: String {
        switch target {
        case .link: return ""
        case .position(let position): return "<wpt \(place(position))><name>\(escapedName)</name></wpt>"
        case .track(let track):
            let points = track.points.map { "<trkpt \(place($0))/>" }.joined(separator: "\n")
            return "<trk><name>\(escapedName)</name><trkseg>\n\(points)\n</trkseg></trk>"
        }
    }

    private func place(_ position: Position) -> String {
        #"lat="\#(position.latitude)" lon="\#(position.longitude)""#
    }

    /// Leaves out characters that XML forbids (XML 1.0, section 2.2); a name can only contain these two.
    private var escapedName: String {
        var escaped = ""
        for scalar in name.text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\u{FFFE}", "\u{FFFF}": break
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
