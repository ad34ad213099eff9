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

/// The points that a curve is fitted to.
struct CurvePoints {
    /// Days since the first of the points, never decreasing.
    let x: [Double]
    /// The answers, on the scale of 1 to 7.
    let y: [Double]
    /// The first of the points, in days since the habit began.
    let firstDays: Double
}

extension CurvePoints {
    init(_ points: [AutomaticityPoint]) {
        let first = points.first?.days ?? 0
        x = points.map { Double($0.days - first) }
        y = points.map { Double($0.hundredths) / 100 }
        firstDays = Double(first)
    }

    /// The bounds of the rate, per day: half of the way in four years, or in less than a day.
    static var slowest: Double { 1.0 / 2000 }
    static var fastest: Double { 1 }

    /// The best-fitting curve: the best of a series of rates, each an eighth above the last, refined between its
    /// neighbours.
    var nearest: ExponentialCurve {
        let last = 64
        let step =
            (naturalLogarithm(CurvePoints.fastest) - naturalLogarithm(CurvePoints.slowest)) / Double(last)
        var best = 0
        var fewest = Double.infinity
        for place in 0...last {
            let squares = curve(step, Double(place)).squares
            if squares < fewest { (best, fewest) = (place, squares) }
        }
        return nearest(between: Double(max(0, best - 1)), and: Double(min(last, best + 1)), step)
    }

    /// Golden-section search (Kiefer 1953) over the logarithm of the rate. Each of the fifty steps discards what lies
    /// beyond the worse of two curves.
    private func nearest(between low: Double, and high: Double, _ step: Double) -> ExponentialCurve {
        let golden = 0.6180339887498949
        var (low, high) = (low, high)
        var lower = curve(step, high - golden * (high - low))
        var upper = curve(step, low + golden * (high - low))
        for _ in 0..<50 {
            if lower.squares <= upper.squares {
                high = low + golden * (high - low)
                upper = lower
                lower = curve(step, high - golden * (high - low))
            } else {
                low = high - golden * (high - low)
                lower = upper
                upper = curve(step, low + golden * (high - low))
            }
        }
        return lower.squares <= upper.squares ? lower : upper
    }

    private func curve(_ step: Double, _ place: Double) -> ExponentialCurve {
        ExponentialCurve(near: self, rate: CurvePoints.slowest * exponential(step * place))
    }
}

func mean(_ values: [Double]) -> Double {
    var sum = 0.0
    for value in values { sum += value }
    return sum / Double(values.count)
}

/// Returns the sum of products of the deviations of two series from their means.
func sumOfProducts(_ left: [Double], _ leftMean: Double, _ right: [Double], _ rightMean: Double) -> Double {
    var sum = 0.0
    for (left, right) in zip(left, right) { sum += (left - leftMean) * (right - rightMean) }
    return sum
}
