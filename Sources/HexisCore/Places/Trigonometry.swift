// Sine, cosine and arcsine are built from the four basic operations and the square root, like the logarithm: the same
// position gives the same distance on the server and in every browser.

/// Returns the sine of an angle within a quarter turn of 0, in radians, to about 14 digits.
func sine(_ angle: Double) -> Double {
    // The Taylor series: the first term left out is below 10⁻¹⁴.
    var sum = 1.0
    for order in stride(from: 20, to: 0, by: -2) {
        let term = Double(order)
        sum = 1 - angle * angle / (term * (term + 1)) * sum
    }
    return angle * sum
}

/// Returns the cosine of an angle within a quarter turn of 0: the sine of what it lacks to a quarter turn.
func cosine(_ angle: Double) -> Double { sine(1.5707963267948966 - angle.magnitude) }

/// Returns the angle whose sine is a number from 0 to 1; larger numbers count as 1.
func arcsine(_ number: Double) -> Double {
    let sine = min(number, 1)
    // The sines of half the angle and of a quarter of it: at most 0.39.
    let half = halved(sine)
    let quarter = halved(half)
    // s + s³/6 + 3s⁵/40 + …: the first term left out is below 10⁻¹⁴.
    var sum = 1.0
    for order in stride(from: 29, to: 0, by: -2) {
        let term = Double(order)
        sum = 1 + quarter * quarter * term / (term + 1) * (term) / (term + 2) * sum
    }
    return 4 * quarter * sum
}

/// Returns sin(x/2) from sin x, for an angle up to a quarter turn.
private func halved(_ sine: Double) -> Double {
    sine / (2 * (1 + (1 - sine * sine).squareRoot())).squareRoot()
}
