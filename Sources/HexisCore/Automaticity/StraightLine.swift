/// The straight line fitted to some points, with the certainty of its slope (ordinary least squares).
///
/// It falls or rises if its slope exceeds what its standard error explains, with 95 % confidence: as many standard
/// errors as Student's distribution requires, 3.18 of them for five points.
struct StraightLine {
    /// The change per day.
    let slope: Double
    let standardError: Double
    /// The change from the first of the points to the last.
    let change: Double
    private let certainty: Double

    /// Needs at least three points.
    init(near points: CurvePoints) {
        let (meanX, meanY) = (mean(points.x), mean(points.y))
        let spread = sumOfProducts(points.x, meanX, points.x, meanX)
        let slope = spread > 0 ? sumOfProducts(points.x, meanX, points.y, meanY) / spread : 0
        var squares = 0.0
        for (x, y) in zip(points.x, points.y) {
            let rest = y - meanY - slope * (x - meanX)
            squares += rest * rest
        }
        let degrees = points.x.count - 2
        self.slope = slope
        standardError = spread > 0 ? (squares / Double(degrees) / spread).squareRoot() : .infinity
        change = slope * ((points.x.last ?? 0) - (points.x.first ?? 0))
        certainty = studentQuantile(degrees)
    }

    var falls: Bool { -slope > certainty * standardError }
    var rises: Bool { slope > certainty * standardError }
}
