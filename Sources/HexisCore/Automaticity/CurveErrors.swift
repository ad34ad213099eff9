/// How certain a curve is: its covariance matrix, s²·(JᵀJ)⁻¹ for the residual variance s² and the derivatives J of the
/// curve by its parameters at the points, as in any textbook of non-linear regression (Bates and Watts 1988).
struct CurveErrors {
    /// s²: the variance of the points around the curve.
    let residualVariance: Double
    /// The variances of asymptote, gap and rate, and their covariances.
    private let asymptote: Double
    private let gap: Double
    private let rate: Double
    private let asymptoteAndGap: Double
    private let asymptoteAndRate: Double
    private let gapAndRate: Double

    /// The derivative by the asymptote is 1 everywhere. Subtracting the means from the other two first leaves a
    /// two-by-two matrix.
    init(of curve: ExponentialCurve) {
        let points = curve.points
        let byGap = points.x.map { -exponential(-curve.rate * $0) }
        let byRate = points.x.map { curve.gap * $0 * exponential(-curve.rate * $0) }
        let (meanGap, meanRate) = (mean(byGap), mean(byRate))
        let gaps = sumOfProducts(byGap, meanGap, byGap, meanGap)
        let rates = sumOfProducts(byRate, meanRate, byRate, meanRate)
        let both = sumOfProducts(byGap, meanGap, byRate, meanRate)
        residualVariance = curve.squares / Double(points.x.count - 3)
        // Where the two change alike, nothing distinguishes them.
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

    /// Returns the standard error of a value computed from the three parameters, given its derivatives by them (the
    /// *delta method*). Infinite where the value is not determined.
    func standardError(_ byAsymptote: Double, _ byGap: Double, _ byRate: Double) -> Double {
        let variance =
            byAsymptote * byAsymptote * asymptote + byGap * byGap * gap + byRate * byRate * rate
            + 2 * (byAsymptote * byGap * asymptoteAndGap + byAsymptote * byRate * asymptoteAndRate)
            + 2 * byGap * byRate * gapAndRate
        return variance < .infinity ? max(0, variance).squareRoot() : .infinity
    }
}

extension ExponentialCurve {
    /// The curve with the standard error of each parameter. Only for a rising curve: see `rises(byMoreThan:)`.
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

/// Returns how many standard errors to either side cover 95 % of Student's distribution with the given degrees of
/// freedom, at least one. Beyond thirty it uses the value for thirty, which is close enough and never too narrow.
func studentQuantile(_ degrees: Int) -> Double {
    let thousandths: [Int32] = [
        12706, 4303, 3182, 2776, 2571, 2447, 2365, 2306, 2262, 2228, 2201, 2179, 2160, 2145, 2131, 2120, 2110,
        2101,
        2093, 2086, 2080, 2074, 2069, 2064, 2060, 2056, 2052, 2048, 2045, 2042,
    ]
    return Double(thousandths[min(max(degrees, 1), thousandths.count) - 1]) / 1000
}
