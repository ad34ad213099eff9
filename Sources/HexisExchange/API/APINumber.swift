import HexisCore

extension JSON {
    /// A number of thousandths: 82 500 is `82.5`.
    static func thousandths(_ number: Int64) -> JSON { .number(decimal(thousandths: number)) }

    private static func decimal(thousandths number: Int64) -> String {
        let (whole, rest) = (number.magnitude / 1000, number.magnitude % 1000)
        var decimals = String("\(1000 + rest)".dropFirst())
        while decimals.hasSuffix("0") { decimals.removeLast() }
        return "\(number < 0 ? "-" : "")\(whole)" + (decimals.isEmpty ? "" : ".\(decimals)")
    }

    /// A bound, as it stands in a description.
    static func decimal(_ bound: Double) -> String {
        Int64(exactly: bound).map { "\($0)" } ?? "\(bound)"
    }

    /// To the nearest thousandth of a unit that is so many of our own; `nil` for what is no number.
    func thousandths(each unit: Double = 1) -> Int64? {
        guard case .number(let text) = self, let number = Double(text) else { return nil }
        return Int64(exactly: (number * unit * 1000).rounded())
    }
}
