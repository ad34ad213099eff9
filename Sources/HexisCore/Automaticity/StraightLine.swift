/// The straight line nearest to some points, with how certain its slope is (ordinary least squares).
///
/// It falls or rises where its slope is more than its standard error explains, with 95 % confidence: so many standard
/// errors as Student's distribution says, 3.18 of them for five points.
struct StraightLine {
    /// A day.
    let slope: Double
    let standardError: Double
    /// From the first of the points to the last.
    let change: Double
    private let certainty: Double

    /// Of three points at least.
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
