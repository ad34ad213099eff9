package import HexisCore

/// The route in a GPX file (version 1.0 or 1.1): its name and its points.
///
/// Times, elevations, heart rates and all other data that devices write are ignored.
package struct GPXFile: Hashable, Sendable {
    /// The name of the track or the route, else that of the file.
    package let name: Line?
    /// A track, or a position if the file has only one point.
    package let target: RouteTarget

    /// In bytes. Larger files are refused, and so are those with more points than `mostPoints`.
    package static let longest = 20_000_000
    static let mostPoints = 200_000

    /// Reads the points of the file's tracks, else of its routes, else its single points. Throws `GPXError`.
    package init(_ bytes: [UInt8]) throws(GPXError) {
        guard bytes.count <= GPXFile.longest else { throw .tooLarge }
        var reader = GPXReader()
        try GPXParser.parse(bytes, into: &reader)
        name = reader.name.flatMap {
            Line($0.split(whereSeparator: \.isWhitespace).joined(separator: " "))
        }
        let points = [reader.tracks, reader.routes, reader.points].first { !$0.isEmpty } ?? []
        guard let first = points.first else { throw .noPoints }
        target = Track(simplified(points, to: Track.most)).map { .track($0) } ?? .position(first)
    }
}

/// Why a file is no usable GPX file.
package enum GPXError: Error, Hashable, Sendable {
    /// It is no XML or no GPX, or it is truncated.
    case unreadable
    case tooLarge
    case noPoints
    /// It has a document type with definitions of its own, by which a small file can expand without limit or request
    /// other files.
    case documentType
}
