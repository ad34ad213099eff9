/// How much of something was done, in thousandths of its unit: half a litre is 500.
///
/// A check-in may be negative: it corrects an earlier one downwards.
public struct Amount: Hashable, Comparable, Sendable {
    public let thousandths: Int64

    /// One million units in either direction: more than anyone does in a day.
    public static let limit = Amount(unchecked: 1_000_000_000)
    public static let zero = Amount(unchecked: 0)
    public static let one = Amount(unchecked: 1000)

    /// Returns `nil` beyond `limit`.
    public init?(thousandths: Int64) {
        guard -Amount.limit.thousandths...Amount.limit.thousandths ~= thousandths else { return nil }
        self.init(unchecked: thousandths)
    }

    /// Creates the nearest amount within `limit`.
    public init(clamping thousandths: Int64) {
        self.init(unchecked: min(max(thousandths, -Amount.limit.thousandths), Amount.limit.thousandths))
    }

    private init(unchecked thousandths: Int64) {
        self.thousandths = thousandths
    }

    /// The amount as a whole number; `nil` if it has a fraction.
    public var whole: Int? { thousandths % 1000 == 0 ? Int(thousandths / 1000) : nil }

    public static func < (left: Amount, right: Amount) -> Bool { left.thousandths < right.thousandths }

    public static prefix func - (amount: Amount) -> Amount { Amount(unchecked: -amount.thousandths) }

    public static func + (left: Amount, right: Amount) -> Amount {
        Amount(clamping: left.thousandths + right.thousandths)
    }

    public static func - (left: Amount, right: Amount) -> Amount { left + -right }
}

extension Amount: CustomStringConvertible {
    /// The amount with no more decimals than needed: `4`, `0.5`, `-1.25`.
    public var description: String {
        let (whole, rest) = (abs(thousandths) / 1000, Int(abs(thousandths) % 1000))
        var text = "\(thousandths < 0 ? "-" : "")\(whole)"
        if rest > 0 {
            text += "."
            text +=
                rest % 100 == 0
                ? "\(rest / 100)"
                : rest % 10 == 0 ? twoDigits(rest / 10) : "\(rest / 100)\(twoDigits(rest % 100))"
        }
        return text
    }

    /// Reads `4`, `0.5` and `0,5`, with an optional sign and surrounding spaces. Returns `nil` for anything else, for
    /// more than three decimals, and beyond `limit`.
    public init?(_ text: String) {
        var bytes = text.bytes[...]
        while bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
        while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
        guard bytes.count <= 12 else { return nil }
        let isNegative = bytes.first == UInt8(ascii: "-")
        if isNegative || bytes.first == UInt8(ascii: "+") { bytes.removeFirst() }
        let point = bytes.firstIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
        let decimals = bytes[(point.map { $0 + 1 } ?? bytes.endIndex)...]
        guard !bytes[..<(point ?? bytes.endIndex)].isEmpty, point == nil || !decimals.isEmpty,
            decimals.count <= 3,
            let whole = decimal(bytes[..<(point ?? bytes.endIndex)]), let fraction = decimal(decimals)
        else { return nil }
        let scale: Int64 = decimals.count == 1 ? 100 : decimals.count == 2 ? 10 : 1
        let thousandths = Int64(whole) * 1000 + Int64(fraction) * scale
        self.init(thousandths: isNegative ? -thousandths : thousandths)
    }
}

extension Amount: FieldType {
    init?(wire: FieldValue) {
        guard let number = wire.integer else { return nil }
        self.init(thousandths: number)
    }

    var wire: FieldValue { .integer(thousandths) }

    init?(json: JSON) {
        guard case .number(let text) = json else { return nil }
        self.init(text)
    }

    var json: JSON { .number(description) }
}
