/// A point on the globe in the coordinates of satellites and maps (WGS 84).
public struct Position: Hashable, Sendable {
    public let latitude: Degrees
    public let longitude: Degrees

    /// Returns `nil` for a latitude beyond the poles.
    public init?(latitude: Degrees, longitude: Degrees) {
        guard -900_000_000...900_000_000 ~= latitude.tenMillionths else { return nil }
        self.latitude = latitude
        self.longitude = longitude
    }
}

extension Position {
    /// The radius of a sphere the size of the Earth, in metres (IUGG's mean radius).
    private static let earth = 6_371_008.8

    /// Returns the distance over ground in whole metres, on a sphere: within 0.6 % of the Earth's own shape.
    ///
    /// It uses the haversine formula (Sinnott 1984), which keeps its precision for points that are close together, and
    /// works across the date line and over the poles.
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
    /// The radians in a ten-millionth of a degree.
    static let radian = 3.141592653589793 / 180 / 10_000_000

    fileprivate var radians: Double { Double(tenMillionths) * Degrees.radian }
}
