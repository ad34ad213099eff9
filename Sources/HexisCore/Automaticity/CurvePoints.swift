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
