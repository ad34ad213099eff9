/// A JSON value (RFC 8259). Numbers keep the text they were written with, so that none loses a digit.
public indirect enum JSON: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([JSON])
    /// The members in the order written. A duplicate name is rejected when reading.
    case object([Member])

    public struct Member: Hashable, Sendable {
        public let name: String
        public let value: JSON

        public init(_ name: String, _ value: JSON) {
            self.name = name
            self.value = value
        }
    }
}

extension JSON {
    public static func integer(_ number: Int64) -> JSON { .number("\(number)") }

    /// The value as a whole number; `nil` for fractions, exponents and numbers beyond 64 bits.
    public var integer: Int64? {
        guard case .number(let text) = self else { return nil }
        return wholeNumber(text)
    }

    public var string: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    /// Returns whether this is an object of exactly these members, in any order.
    func hasMembers(_ names: String...) -> Bool {
        guard case .object(let members) = self else { return false }
        return members.count == names.count && names.allSatisfy { self[$0] != nil }
    }

    /// Returns the member of an object; `nil` if there is none, or this is not an object.
    public subscript(name: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }
}

/// Works like `Int64(text)` for what JSON allows: a minus, and digits.
private func wholeNumber(_ text: String) -> Int64? {
    var digits = text.bytes[...]
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits.removeFirst() }
    var number: Int64 = 0
    for byte in digits {
        guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
        let digit = Int64(byte - UInt8(ascii: "0"))
        let (tens, isTooMany) = number.multipliedReportingOverflow(by: 10)
        // Accumulate below zero, where there is room for one more number.
        let (sum, isTooMuch) = tens.subtractingReportingOverflow(digit)
        guard !isTooMany, !isTooMuch else { return nil }
        number = sum
    }
    guard !digits.isEmpty, isNegative || number != .min else { return nil }
    return isNegative ? number : -number
}
