import Foundation

/// Parses a number of an export: `7412`, `0.004713`, `3.06e-05`.
///
/// Returns `nil` for anything else, for negative numbers, and for those beyond a thousand million.
@inline(__always)
func exportNumber(_ text: ExportText) -> Double? {
    var digits: Int64 = 0
    var decimals = 0
    var place = 0
    var isDecimal = false
    while true {
        let byte = UInt8(bitPattern: text[place])
        let digit = byte &- 0x30
        if digit < 10 {
            // Beyond 2^53 a double cannot represent every integer.
            guard digits < 900_000_000_000_000 else { return longNumber(text) }
            digits = digits * 10 + Int64(digit)
            if isDecimal { decimals += 1 }
        } else if byte == 0x2E, !isDecimal {
            isDecimal = true
        } else {
            break
        }
        place += 1
    }
    guard text[place] == 0, decimals <= 15, place > (isDecimal ? 1 : 0) else { return longNumber(text) }
    return bounded(Double(digits) / powersOfTen(decimals))
}

/// 10 to the power of 0 to 15: exact as a double, so that the quotient is the nearest double.
@inline(__always)
private func powersOfTen(_ exponent: Int) -> Double {
    var power: Int64 = 1
    for _ in 0..<exponent { power &*= 10 }
    return Double(power)
}

private func longNumber(_ text: ExportText) -> Double? {
    guard strnlen(text, 64) < 64 else { return nil }
    return Double(String(cString: text)).flatMap { bounded($0) }
}

@inline(__always)
private func bounded(_ number: Double) -> Double? { number >= 0 && number <= 1e9 ? number : nil }
