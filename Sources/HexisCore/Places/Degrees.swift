/// An angle on the globe in ten-millionths of a degree: about a centimetre, and never a fraction that two machines
/// round differently.
public struct Degrees: Hashable, Sendable {
    /// The angle, −1,800,000,000...1,800,000,000.
    public let tenMillionths: Int32

    static let one: Int32 = 10_000_000

    /// Returns `nil` beyond 180 degrees in either direction.
    public init?(tenMillionths: Int64) {
        guard -1_800_000_000...1_800_000_000 ~= tenMillionths else { return nil }
        self.tenMillionths = Int32(tenMillionths)
    }
}

extension Degrees: CustomStringConvertible {
    /// The angle with no more decimals than needed: `52.5163`, `-0.5`.
    public var description: String {
        let size = tenMillionths.magnitude
        var decimals = "\(size % 10_000_000)".bytes
        decimals = Array(repeating: UInt8(ascii: "0"), count: 7 - decimals.count) + decimals
        while decimals.last == UInt8(ascii: "0") { decimals.removeLast() }
        let fraction = decimals.isEmpty ? "" : ".\(String(decoding: decimals, as: UTF8.self))"
        return "\(tenMillionths < 0 ? "-" : "")\(size / 10_000_000)\(fraction)"
    }

    /// Reads `52.5163` and `-52,5163`, rounding after the seventh decimal. Returns `nil` for anything else.
    public init?(_ text: String) {
        self.init(text.bytes[...])
    }

    init?(_ text: ArraySlice<UInt8>) {
        let isNegative = text.first == UInt8(ascii: "-")
        let digits = isNegative || text.first == UInt8(ascii: "+") ? text.dropFirst() : text
        let point =
            digits.firstIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") } ?? digits.endIndex
        let decimals = digits[point...].dropFirst()
        guard 1...3 ~= digits[..<point].count, (point == digits.endIndex) == decimals.isEmpty,
            decimals.count <= Degrees.mostDecimals, let whole = decimal(digits[..<point]),
            let fraction = fraction(of: decimals)
        else { return nil }
        let size = Int64(whole) * Int64(Degrees.one) + fraction
        self.init(tenMillionths: isNegative ? -size : size)
    }

    /// The maximum number of decimals: programs print up to 17, and nobody types more.
    private static let mostDecimals = 20
}

/// Returns the decimals of a number in ten-millionths: `5` is 5,000,000, and `00000015` is 2, the nearest.
private func fraction(of decimals: ArraySlice<UInt8>) -> Int64? {
    var number: Int64 = 0
    for place in 0..<8 {
        let digit = place < decimals.count ? decimals[decimals.startIndex + place] : UInt8(ascii: "0")
        guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return nil }
        number = number * 10 + Int64(digit - UInt8(ascii: "0"))
    }
    guard decimals.dropFirst(8).allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else {
        return nil
    }
    return (number + 5) / 10
}

/// Encoded in JSON as a number of degrees: `52.5163`.
extension Degrees: FieldType {
    init?(wire: FieldValue) {
        guard let number = wire.integer else { return nil }
        self.init(tenMillionths: number)
    }

    var wire: FieldValue { .integer(Int64(tenMillionths)) }

    init?(json: JSON) {
        guard case .number(let text) = json else { return nil }
        self.init(text)
    }

    var json: JSON { .number(description) }
}
