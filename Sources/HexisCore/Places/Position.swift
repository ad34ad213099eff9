/// A point on the globe, as satellites and maps give it (WGS 84).
public struct Position: Hashable, Sendable {
    public let latitude: Degrees
    public let longitude: Degrees

    /// `nil` for a latitude beyond the poles.
    public init?(latitude: Degrees, longitude: Degrees) {
        guard -900_000_000...900_000_000 ~= latitude.tenMillionths else { return nil }
        self.latitude = latitude
        self.longitude = longitude
    }
}

extension Position {
    /// The radius of a ball as large as the Earth, in metres (IUGG's mean radius).
    private static let earth = 6_371_008.8

    /// The way over ground in whole metres, on a ball: within 0.6 % of the Earth's own shape.
    ///
    /// The haversine formula (Sinnott 1984), which keeps its digits where two points lie close together, and holds
    /// across the date line and over the poles.
    public func distance(to other: Position) -> Int {
        let north = sine((other.latitude.radians - latitude.radians) / 2)
        let apart = Int64(longitude.tenMillionths) - Int64(other.longitude.tenMillionths)
        let around = Double(min(abs(apart), 3_600_000_000 - abs(apart))) * Degrees.radian
        let east = sine(around / 2)
        let haversine =
            north * north + cosine(latitude.radians) * cosine(other.latitude.radians) * east * east
        return Int(2 * Position.earth * arcsine(haversine.squareRoot()) + 0.5)
    }
}

extension Degrees {
    /// How many radians a ten-millionth of a degree is.
    static let radian = 3.141592653589793 / 180 / 10_000_000

    fileprivate var radians: Double { Double(tenMillionths) * Degrees.radian }
}
