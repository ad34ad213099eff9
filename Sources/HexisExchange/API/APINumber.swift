import HexisCore

extension JSON {
    /// Thousandths as a number: 82 500 is `82.5`.
    static func thousandths(_ number: Int64) -> JSON { .number(decimal(thousandths: number)) }

    private static func decimal(thousandths number: Int64) -> String {
        let (whole, rest) = (number.magnitude / 1000, number.magnitude % 1000)
        var decimals = String("\(1000 + rest)".dropFirst())
        while decimals.hasSuffix("0") { decimals.removeLast() }
        return "\(number < 0 ? "-" : "")\(whole)" + (decimals.isEmpty ? "" : ".\(decimals)")
    }

    /// A bound as the description writes it.
    static func decimal(_ bound: Double) -> String {
        Int64(exactly: bound).map { "\($0)" } ?? "\(bound)"
    }

    /// The number in thousandths of our own unit, rounded, where `unit` is the size of the given unit in ours; `nil`
    /// if it is not a number.
    func thousandths(each unit: Double = 1) -> Int64? {
        guard case .number(let text) = self, let number = Double(text) else { return nil }
        return Int64(exactly: (number * unit * 1000).rounded())
    }
}
