/// How certain a curve is: its covariance matrix, s²·(JᵀJ)⁻¹ for the residual variance s² and the derivatives J of the
/// curve by its parameters at the points, as any textbook of non-linear regression has it (Bates and Watts 1988).
struct CurveErrors {
    /// s²: of the points around the curve.
    let residualVariance: Double
    /// Of asymptote, gap and rate.
    private let asymptote: Double
    private let gap: Double
    private let rate: Double
    private let asymptoteAndGap: Double
    private let asymptoteAndRate: Double
    private let gapAndRate: Double

    /// The derivative by the asymptote is 1 everywhere. Taking the means off the other two first leaves a matrix of
    /// two by two.
    init(of curve: ExponentialCurve) {
        let points = curve.points
        let byGap = points.x.map { -exponential(-curve.rate * $0) }
        let byRate = points.x.map { curve.gap * $0 * exponential(-curve.rate * $0) }
        let (meanGap, meanRate) = (mean(byGap), mean(byRate))
        let gaps = sumOfProducts(byGap, meanGap, byGap, meanGap)
        let rates = sumOfProducts(byRate, meanRate, byRate, meanRate)
        let both = sumOfProducts(byGap, meanGap, byRate, meanRate)
        residualVariance = curve.squares / Double(points.x.count - 3)
        // Where the two change alike, nothing tells them apart.
        let determinant = gaps * rates - both * both
        let scale = determinant > 1e-10 * gaps * rates ? residualVariance / determinant : .infinity
        gap = rates * scale
        rate = gaps * scale
        gapAndRate = -both * scale
        asymptoteAndGap = -(gap * meanGap + gapAndRate * meanRate)
        asymptoteAndRate = -(gapAndRate * meanGap + rate * meanRate)
        asymptote =
            residualVariance / Double(points.x.count)
            - (asymptoteAndGap * meanGap + asymptoteAndRate * meanRate)
    }

    /// The standard error of something reckoned from the three, by its derivatives (the *delta method*). Infinite
    /// where it is not determined.
    func standardError(_ byAsymptote: Double, _ byGap: Double, _ byRate: Double) -> Double {
        let variance =
            byAsymptote * byAsymptote * asymptote + byGap * byGap * gap + byRate * byRate * rate
            + 2 * (byAsymptote * byGap * asymptoteAndGap + byAsymptote * byRate * asymptoteAndRate)
            + 2 * byGap * byRate * gapAndRate
        return variance < .infinity ? max(0, variance).squareRoot() : .infinity
    }
}

extension ExponentialCurve {
    /// The curve with the uncertainty of each of its numbers. It rises: see `rises(byMoreThan:)`.
    var fit: AutomaticityFit {
        let errors = CurveErrors(of: self)
        let first = points.firstDays
        // b = g·e^(c·x₀), and x95 = x₀ + ln(g / 0.05·(a − 1)) / c.
        let growth = exponential(rate * first)
        let height = asymptote - AutomaticityFit.bottom
        let way = naturalLogarithm(gap / ((1 - AutomaticityFit.reached) * height))
        let levelsOff = first + way / rate
        let error = errors.standardError(
            -1 / (height * rate), 1 / (gap * rate), -way / (rate * rate))
        let width = exponential(studentQuantile(points.x.count - 3) * error / levelsOff)
        return AutomaticityFit(
            asymptote: .init(value: asymptote, standardError: errors.standardError(1, 0, 0)),
            rise: .init(
                value: gap * growth, standardError: errors.standardError(0, growth, gap * first * growth)),
            rate: .init(value: rate, standardError: errors.standardError(0, 0, 1)),
            levelsOff: .init(value: levelsOff, standardError: error),
            earliest: levelsOff / width, latest: levelsOff * width,
            residualError: errors.residualVariance.squareRoot(), firstDays: first, gap: gap)
    }
}

/// How many standard errors to either side hold 95 % of Student's distribution with so many degrees of freedom, at
/// least one. Beyond thirty, thirty is near enough, and never too narrow.
func studentQuantile(_ degrees: Int) -> Double {
    let thousandths: [Int32] = [
        12706, 4303, 3182, 2776, 2571, 2447, 2365, 2306, 2262, 2228, 2201, 2179, 2160, 2145, 2131, 2120, 2110,
        2101,
        2093, 2086, 2080, 2074, 2069, 2064, 2060, 2056, 2052, 2048, 2045, 2042,
    ]
    return Double(thousandths[min(max(degrees, 1), thousandths.count) - 1]) / 1000
}
