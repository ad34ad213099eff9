/// A curve y = a − g·e^(−c·(x − x₀)) fitted to some points, with x₀ the first of them.
///
/// Only its rate c has to be searched for. Given a rate, y is a straight line over u = e^(−c·(x − x₀)), whose
/// least-squares fit has a closed form: a where u is 0, and −g its slope (*variable projection*, Golub and Pereyra
/// 1973).
struct ExponentialCurve {
    let points: CurvePoints
    let rate: Double
    let asymptote: Double
    /// How far the curve is below the asymptote at the first point.
    let gap: Double
    /// The sum of the squared residuals.
    let squares: Double

    /// Fits the curve with the given rate.
    init(near points: CurvePoints, rate: Double) {
        let u = points.x.map { exponential(-rate * $0) }
        let (meanU, meanY) = (mean(u), mean(points.y))
        let spread = sumOfProducts(u, meanU, u, meanU)
        let slope = spread > 0 ? sumOfProducts(u, meanU, points.y, meanY) / spread : 0
        self.points = points
        self.rate = rate
        gap = -slope
        asymptote = meanY - slope * meanU
        var squares = 0.0
        for (u, y) in zip(u, points.y) {
            let rest = y - (asymptote + slope * u)
            squares += rest * rest
        }
        self.squares = squares
    }
}

extension ExponentialCurve {
    /// Returns whether the curve climbs by more than that share of its asymptote from the first point on.
    func rises(byMoreThan share: Double) -> Bool { gap > share * (asymptote - AutomaticityFit.bottom) }

    /// The residual standard deviation of the points.
    var spread: Double { (squares / Double(points.x.count - 3)).squareRoot() }

    /// Whether no bend was found within the bounds of the rate.
    var isStillLinear: Bool { rate < CurvePoints.slowest * 1.01 }

    /// Whether the curve jumps from the first answer to its final level.
    var isAtOnce: Bool { rate > CurvePoints.fastest / 1.01 }
}
