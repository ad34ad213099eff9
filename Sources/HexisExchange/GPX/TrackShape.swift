import HexisCore

/// The few positions that preserve the shape of a path, including the first and the last.
///
/// It removes points one by one, always the one whose triangle with its neighbours is the smallest (Visvalingam &
/// Whyatt 1993).
func simplified(_ points: [Position], to count: Int) -> [Position] {
    guard points.count > max(count, 2) else { return points }
    var shape = TrackShape(points)
    for _ in 0..<(points.count - max(count, 2)) { shape.removeSmallest() }
    return shape.rest
}

private struct TrackShape {
    private let points: [Position]
    /// For each remaining point, the indices of its neighbours.
    private var before: [Int]
    private var after: [Int]
    /// The current area of each point; heap entries with another area are outdated. Negative for a removed point.
    private var areas: [Double]
    private var smallest = Heap<Corner>()

    private struct Corner: Comparable {
        let area: Double
        let place: Int

        static func < (left: Corner, right: Corner) -> Bool {
            (left.area, left.place) < (right.area, right.place)
        }
    }

    init(_ points: [Position]) {
        self.points = points
        before = points.indices.map { $0 - 1 }
        after = points.indices.map { $0 + 1 }
        areas = [Double](repeating: 0, count: points.count)
        for place in points.indices.dropFirst().dropLast() { weigh(place, atLeast: 0) }
    }

    var rest: [Position] { points.indices.filter { areas[$0] >= 0 }.map { points[$0] } }

    mutating func removeSmallest() {
        while let corner = smallest.removeFirst() {
            if areas[corner.place] == corner.area { return remove(corner) }
        }
    }

    private mutating func remove(_ corner: Corner) {
        areas[corner.place] = -1
        let (left, right) = (before[corner.place], after[corner.place])
        after[left] = right
        before[right] = left
        // A neighbour of a removed corner must not be removed before corners that were smaller.
        for place in [left, right] where place > 0 && place < points.count - 1 {
            weigh(place, atLeast: corner.area)
        }
    }

    private mutating func weigh(_ place: Int, atLeast least: Double) {
        areas[place] = max(least, area(around: place))
        smallest.insert(Corner(area: areas[place], place: place))
    }

    /// Twice the area of its triangle, in square ten-millionths of a degree. The areas ignore that a degree of
    /// longitude is shorter away from the equator, which changes all areas compared by the same factor.
    private func area(around place: Int) -> Double {
        let left = offset(from: points[place], to: points[before[place]])
        let right = offset(from: points[place], to: points[after[place]])
        return abs(left.north * right.east - left.east * right.north)
    }

    /// The offset by the shorter way around the globe.
    private func offset(from point: Position, to other: Position) -> (north: Double, east: Double) {
        let around = 3_600_000_000
        var east = Int(other.longitude.tenMillionths) - Int(point.longitude.tenMillionths)
        if east > around / 2 { east -= around }
        if east < -around / 2 { east += around }
        return (Double(other.latitude.tenMillionths - point.latitude.tenMillionths), Double(east))
    }
}
