extension Amount {
    /// The amount as pages show it: `12,345.5`.
    @inline(never)
    public var shown: String { Amount.shown(thousandths) }

    /// Returns the same for sums that may exceed one amount.
    @inline(never)
    public static func shown(_ thousandths: Int64) -> String {
        var bytes = Amount.digits(thousandths).bytes
        var place = (bytes.firstIndex(of: UInt8(ascii: ".")) ?? bytes.count) - 3
        while place > (thousandths < 0 ? 1 : 0) {
            bytes.insert(UInt8(ascii: ","), at: place)
            place -= 3
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The amount as a form shows it for editing: `12345.5`. A fourth decimal, as in 1.2340, distinguishes it from
    /// 1234.
    @inline(never)
    public var typed: String { Amount.digits(thousandths) }

    @inline(never)
    private static func digits(_ thousandths: Int64) -> String {
        let whole = "\(thousandths < 0 ? "-" : "")\(thousandths.magnitude / 1000)"
        let rest = Amount(clamping: Int64(thousandths.magnitude % 1000)).description.bytes.dropFirst()
        let isUnclear = rest.count == 4 && 1000..<1_000_000 ~= thousandths.magnitude
        return "\(whole)\(String(decoding: rest, as: UTF8.self))\(isUnclear ? "0" : "")"
    }
}
