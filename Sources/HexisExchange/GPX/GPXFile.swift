import HexisCore

/// What a GPX file (version 1.0 or 1.1) tells of a way: its name and where it goes.
///
/// Times, heights, heart rates and all else that devices write beside it are passed over.
public struct GPXFile: Hashable, Sendable {
    /// Of the track or the route, else of the file.
    public let name: Line?
    /// A track, or a position where the file has only one point.
    public let target: RouteTarget

    /// Bytes and points beyond these are refused.
    public static let longest = 20_000_000
    static let mostPoints = 200_000

    /// The points of its tracks, else of its routes, else its single points.
    public init(_ bytes: [UInt8]) throws(GPXError) {
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

/// Why a file is no GPX that can be kept.
public enum GPXError: Error, Hashable, Sendable {
    /// It is no XML, no GPX, or ends too early.
    case unreadable
    case tooLarge
    case noPoints
    /// It begins with definitions of its own, by which a small file can grow without end, or ask for others.
    case documentType
}
