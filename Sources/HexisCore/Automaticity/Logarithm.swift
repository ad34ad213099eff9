// The exponential function and the natural logarithm, accurate to the last digit or two. They are built from the four
// basic operations because the systems' own versions differ in their last bits, and the same answers have to give the
// same curve on the server and in every browser.

/// Returns e to the power of `power`: infinite beyond the range of a `Double`, and 0 below it.
func exponential(_ power: Double) -> Double {
    guard power == power else { return power }
    if power > 709 { return .infinity }
    if power < -708 { return 0 }
    // e^power = 2^twos · e^rest, with the rest within half of ln 2.
    let (upper, lower) = logarithmOfTwo
    let twos = Int64(power / upper + (power < 0 ? -0.5 : 0.5))
    let rest = power - Double(twos) * upper - Double(twos) * lower
    // The Taylor series: the first term left out is below 10⁻¹⁷.
    var sum = 1.0
    for term in stride(from: 13, to: 0, by: -1) { sum = 1 + rest / Double(term) * sum }
    return sum * powerOfTwo(twos)
}

/// Returns the natural logarithm of `number`: −∞ for 0, and NaN below.
func naturalLogarithm(_ number: Double) -> Double {
    guard number > 0 else { return number == 0 ? -.infinity : .nan }
    guard number < .infinity else { return number }
    // Scale up subnormal numbers first, which lack the full number of digits.
    if number < 0x1p-1000 { return naturalLogarithm(number * 0x1p+100) - naturalLogarithm(0x1p+100) }
    // number = 2^twos · part, with the part between √½ and √2.
    var twos = Int64(number.bitPattern >> 52) - 1023
    var part = number / powerOfTwo(twos)
    if part > 1.4142135623730951 {
        part /= 2
        twos += 1
    }
    // ln part = 2 artanh s = 2 (s + s³/3 + s⁵/5 + …): the first term left out is below 10⁻¹⁸.
    let s = (part - 1) / (part + 1)
    var sum = 0.0
    for divisor in stride(from: 25, to: 1, by: -2) { sum = s * s * (1 / Double(divisor) + sum) }
    let (upper, lower) = logarithmOfTwo
    return Double(twos) * upper + (Double(twos) * lower + 2 * s * sum + 2 * s)
}

/// ln 2 in two parts: the first ends in zeros, so that its product with a small whole number is exact (as in Sun's
/// fdlibm).
private var logarithmOfTwo: (upper: Double, lower: Double) { (0x1.62e42feep-1, 0x1.a39ef35793c76p-33) }

/// 2 to a power between −1022 and 1023.
private func powerOfTwo(_ power: Int64) -> Double { Double(bitPattern: UInt64(power + 1023) << 52) }
