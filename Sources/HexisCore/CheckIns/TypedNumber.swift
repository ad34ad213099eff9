/// A number in any notation that people commonly use: `10,000`, `10.000`, `10 000`, `10’000`, `1.5`, `1,5`, `١٬٥٠٠`.
///
/// A point or a comma groups digits in some countries and begins the decimals in others. So a text has up to two
/// readings: `10,000,000` can only be grouped, `1,5` can only have a decimal, and `1,250` is 1250 or 1.25. Where whole
/// numbers are counted it means 1250; elsewhere only the person knows.
public struct TypedNumber: Hashable, Sendable {
    /// The reading as a whole number, in groups of three digits if it has any separator.
    let grouped: Amount?
    /// The reading with decimals.
    let fractional: Amount?

    /// Returns `nil` if the text has no reading.
    @inline(never)
    public init?(_ text: String) {
        guard var bytes = plainNumber(text) else { return nil }
        var sign = ""
        if bytes.first == UInt8(ascii: "-") || bytes.first == UInt8(ascii: "+") {
            sign = String(decoding: [bytes.removeFirst()], as: UTF8.self)
        }
        guard !bytes.contains(UInt8(ascii: "-")), !bytes.contains(UInt8(ascii: "+")) else { return nil }
        grouped = joinedGroups(bytes[...]).flatMap { Amount(sign + $0) }
        fractional = TypedNumber.withDecimals(bytes).flatMap { Amount(sign + $0) }
        if grouped == nil && fractional == nil { return nil }
    }

    /// Returns the intended amount; `nil` if both readings are possible.
    @inline(never)
    public func amount(isWhole: Bool) -> Amount? {
        isUnclear(isWhole: isWhole) ? nil : grouped ?? fractional
    }

    /// Returns whether the person has to say which of the two readings they mean.
    public func isUnclear(isWhole: Bool) -> Bool { !isWhole && grouped != nil && fractional != nil }

    /// Both readings, the smaller one first; `nil` unless there are two.
    public var readings: (Amount, Amount)? {
        guard let grouped, let fractional else { return nil }
        return (fractional, grouped)
    }

    /// Reads a whole number.
    @inline(never)
    public static func whole(_ text: String) -> Int? { TypedNumber(text)?.amount(isWhole: true)?.whole }

    /// Rewrites the last separator as a point: `1,234.5` becomes `1234.5`. Trailing zeros are dropped.
    private static func withDecimals(_ bytes: [UInt8]) -> String? {
        guard let point = bytes.lastIndex(where: { !isDigit($0) }), bytes[point] != UInt8(ascii: " "),
            let whole = joinedGroups(bytes[..<point], not: bytes[point])
        else { return nil }
        var decimals = bytes[(point + 1)...]
        while decimals.count > 1, decimals.last == UInt8(ascii: "0") { decimals.removeLast() }
        return "\(whole).\(String(decoding: decimals, as: UTF8.self))"
    }
}

/// Returns the digits of a whole number without the separators that group them: all alike, with three digits after
/// each, and one to three before the first. Returns `nil` for anything else.
@inline(never)
private func joinedGroups(_ bytes: ArraySlice<UInt8>, not point: UInt8? = nil) -> String? {
    guard let separator = bytes.first(where: { !isDigit($0) }) else {
        return String(decoding: bytes, as: UTF8.self)
    }
    let groups = parts(of: bytes, at: separator)
    guard separator != point, separator != UInt8(ascii: "~"), 1...3 ~= groups[0].count,
        groups[0].first != UInt8(ascii: "0"),
        groups.dropFirst().allSatisfy({ $0.count == 3 })
    else { return nil }
    return String(decoding: groups.flatMap { $0 }, as: UTF8.self)
}

private func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

/// Translates a number to ASCII: a space for any separator that can only group, `~` for one that can only begin the
/// decimals. Returns `nil` if anything in the text belongs to no number.
private func plainNumber(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
        guard let byte = plainByte(scalar) else { return nil }
        if byte != UInt8(ascii: " ") || !bytes.isEmpty { bytes.append(byte) }
    }
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    return bytes
}

/// Returns the ASCII byte that a scalar stands for in a number; `nil` for anything else. It knows European, Arabic,
/// Persian and full-width digits.
@inline(never)
func plainByte(_ scalar: Unicode.Scalar) -> UInt8? {
    let zero = UInt32(UInt8(ascii: "0"))
    switch scalar.value {
    case 0x30...0x39: return UInt8(scalar.value)
    case 0x660...0x669: return UInt8(scalar.value - 0x660 + zero)
    case 0x6F0...0x6F9: return UInt8(scalar.value - 0x6F0 + zero)
    case 0xFF10...0xFF19: return UInt8(scalar.value - 0xFF10 + zero)
    case 0x2B, 0xFF0B: return UInt8(ascii: "+")
    case 0x2D, 0x2212, 0xFF0D: return UInt8(ascii: "-")
    case 0x2C, 0xFF0C: return UInt8(ascii: ",")
    case 0x2E, 0xFF0E: return UInt8(ascii: ".")
    case 0x66B: return UInt8(ascii: "~")
    case 0x20, 0xA0, 0x2007, 0x2009, 0x202F, 0x3000, 0x27, 0x2019, 0x66C: return UInt8(ascii: " ")
    default: return nil
    }
}
