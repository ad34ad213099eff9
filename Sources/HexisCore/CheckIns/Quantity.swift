/// An amount as people write it, with or without what it is of: `0,5 l`, `0.5 l`, `4 glasses`, `3`.
public struct Quantity: Hashable, Sendable {
    public let amount: Amount
    public let unit: Line?

    /// `nil` for anything else: no number, two of them, a number that `Amount` does not take.
    public init?(_ text: String) {
        let bytes = text.bytes
        let start = bytes.firstIndex { $0 != UInt8(ascii: " ") } ?? 0
        let end = bytes[start...].firstIndex { !Quantity.isOfNumber($0) } ?? bytes.endIndex
        let rest = String(decoding: bytes[end...], as: UTF8.self)
        let unit = Line(rest)
        guard let amount = Amount(String(decoding: bytes[start..<end], as: UTF8.self)),
            unit != nil || rest.isBlank, unit.map({ !Quantity.beginsWithNumber($0) }) ?? true
        else { return nil }
        self.amount = amount
        self.unit = unit
    }

    private static func beginsWithNumber(_ unit: Line) -> Bool {
        unit.text.bytes.first.map { isOfNumber($0) } ?? false
    }

    private static func isOfNumber(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "+"),
            UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
