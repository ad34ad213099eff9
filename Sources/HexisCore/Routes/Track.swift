/// A path over ground: 2 to 500 positions in order.
public struct Track: Hashable, Sendable {
    public let points: [Position]
    /// The maximum number of points: enough for the shape of a day's walk.
    public static let most = 500

    /// Returns `nil` for fewer than two points, or more than 500.
    public init?(_ points: [Position]) {
        guard 2...Track.most ~= points.count else { return nil }
        self.points = points
    }

    /// The length of the whole path, in whole metres.
    public var length: Int {
        zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }

    /// Returns the shape of the track, north up and in proportion, with coordinates from 0 to `size`: x to the right, y
    /// downwards.
    ///
    /// A degree of longitude is scaled as at the track's middle latitude; a track across the date line continues beyond
    /// it.
    public func outline(within size: Int) -> [(x: Int, y: Int)] {
        let east = points.map { Double($0.longitude.stepsEast(of: points[0].longitude)) }
        let north = points.map { Double($0.latitude.tenMillionths) }
        let (west, south) = (east.reduce(0, min), north.reduce(north[0], min))
        let (width, height) = (east.reduce(0, max) - west, north.reduce(north[0], max) - south)
        let squeeze = cosine((south + height / 2) * Degrees.radian)
        let extent = max(width * squeeze, height, 1)
        return points.indices.map { place in
            let right = ((east[place] - west - width / 2) * squeeze / extent + 0.5) * Double(size)
            let down = ((south + height / 2 - north[place]) / extent + 0.5) * Double(size)
            return (Int(right + 0.5), Int(down + 0.5))
        }
    }
}

extension Degrees {
    /// Returns the difference in ten-millionths of a degree, the shorter way around the globe.
    fileprivate func stepsEast(of other: Degrees) -> Int64 {
        let steps = Int64(tenMillionths) - Int64(other.tenMillionths)
        return steps > 1_800_000_000
            ? steps - 3_600_000_000 : steps < -1_800_000_000 ? steps + 3_600_000_000 : steps
    }
}

/// Written as `52.5163,13.3777 52.5164,13.378`.
extension Track: CustomStringConvertible {
    public init?(_ text: String) {
        let pieces = parts(of: text.bytes[...], at: UInt8(ascii: " "))
        guard pieces.count <= Track.most else { return nil }
        var points: [Position] = []
        for piece in pieces {
            let numbers = parts(of: piece, at: UInt8(ascii: ","))
            guard numbers.count == 2, let latitude = Degrees(numbers[0]),
                let longitude = Degrees(numbers[1]),
                let point = Position(latitude: latitude, longitude: longitude)
            else { return nil }
            points.append(point)
        }
        self.init(points)
    }

    public var description: String {
        var text = ""
        for point in points { text += text.bytes.isEmpty ? point.figures : " \(point.figures)" }
        return text
    }
}

extension Position {
    /// The position without spaces: `52.5163,13.3777`.
    public var figures: String { "\(latitude),\(longitude)" }
}
