/// An amount as people write it, with or without a unit: `0,5 l`, `10 000 steps`, `4 glasses`, `3`.
public struct Quantity: Hashable, Sendable {
    public let number: TypedNumber
    public let unit: Line?

    /// Returns `nil` for anything else: no number, two numbers, or a number out of range for `Amount`.
    @inline(never)
    public init?(_ text: String) {
        var end = 0
        for scalar in text.unicodeScalars {
            guard plainByte(scalar) != nil else { break }
            end += UTF8.width(scalar)
        }
        let rest = String(decoding: text.bytes[end...], as: UTF8.self)
        let unit = Line(rest)
        guard let number = TypedNumber(String(decoding: text.bytes[..<end], as: UTF8.self)),
            unit != nil || rest.isBlank
        else {
            return nil
        }
        self.number = number
        self.unit = unit
    }

    /// Returns the amount, interpreted by its own unit or else by `other`; `nil` if the number is ambiguous.
    @inline(never)
    public func amount(of other: Line?) -> Amount? {
        number.amount(isWhole: (unit ?? other).isCountedWhole)
    }
}

extension Optional<Line> {
    /// Whether the unit is never written with three decimals: steps, glasses of water, or plain times. For a unit
    /// unknown here, such as kilometres, it is `false`.
    @inline(never)
    public var isCountedWhole: Bool {
        guard let self else { return true }
        let lower = self.text.bytes.map { 65...90 ~= $0 ? $0 | 32 : $0 }
        let first = words(of: String(decoding: lower, as: UTF8.self)).first ?? ""
        return words(of: countedWhole).contains { $0 == first }
    }
}

private let countedWhole =
    "step steps glass glasses cup cups time times kcal page pages word words book books minute minutes min bpm m ml"
