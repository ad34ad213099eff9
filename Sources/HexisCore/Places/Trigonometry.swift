// Sine, cosine and arcsine from the four operations and the square root, as the logarithm is: the same position gives
// the same distance on the server and in every browser.

/// The sine of an angle within a quarter turn of 0, in radians, to about 14 digits.
func sine(_ angle: Double) -> Double {
    // The Taylor series: the first term left out is below 10⁻¹⁴.
    var sum = 1.0
    for term in stride(from: 20.0, to: 0, by: -2) { sum = 1 - angle * angle / (term * (term + 1)) * sum }
    return angle * sum
}

/// The cosine of an angle within a quarter turn of 0: the sine of what is missing to the quarter turn.
func cosine(_ angle: Double) -> Double { sine(1.5707963267948966 - angle.magnitude) }

/// The angle whose sine is a number from 0 to 1; what is beyond counts as 1.
func arcsine(_ number: Double) -> Double {
    let sine = min(number, 1)
    // The sine of half the angle, and of half of that: at most 0.39.
    let half = halved(sine)
    let quarter = halved(half)
    // s + s³/6 + 3s⁵/40 + …: the first term left out is below 10⁻¹⁴.
    var sum = 1.0
    for term in stride(from: 29.0, to: 0, by: -2) {
        sum = 1 + quarter * quarter * term / (term + 1) * (term) / (term + 2) * sum
    }
    return 4 * quarter * sum
}

/// sin(x/2) from sin x, for an angle up to a quarter turn.
private func halved(_ sine: Double) -> Double {
    sine / (2 * (1 + (1 - sine * sine).squareRoot())).squareRoot()
}
