/// A position as people type it, and as maps and links write it.
extension Position: CustomStringConvertible {
    /// The position in degrees: `52.5163, 13.3777`.
    public var description: String { "\(latitude), \(longitude)" }

    /// Reads latitude and longitude in degrees: `52.5163, 13.3777`, `52,5163 / 13,3777`, `52.5163° N, 13.3777° E`, and
    /// `geo:52.5163,13.3777;u=35` (RFC 5870). Returns `nil` for anything else, and for values beyond ±90 and ±180.
    public init?(_ text: String) {
        let bytes = Position.plain(text)
        guard bytes.count <= Position.longest, let (first, second) = Position.halves(Position.ofLink(bytes)),
            let latitude = Degrees(first, directions: ("N", "S")),
            let longitude = Degrees(second, directions: ("E", "W"))
        else { return nil }
        self.init(latitude: latitude, longitude: longitude)
    }

    /// The maximum length in bytes: more than anyone types.
    private static let longest = 200

    /// Drops degree signs, whose bytes are C2 B0, and turns a typographic minus sign (E2 88 92) into a hyphen.
    private static func plain(_ text: String) -> ArraySlice<UInt8> {
        var plain: [UInt8] = []
        for byte in text.bytes {
            switch byte {
            case 0xC2, 0xB0, 0xE2, 0x88: break
            case 0x92: plain.append(UInt8(ascii: "-"))
            default: plain.append(byte)
            }
        }
        return plain[...].withoutSpaces
    }

    /// Returns the coordinates of a `geo:` link without its parameters and query; any other text unchanged.
    private static func ofLink(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let scheme = "geo:".bytes
        guard text.count > 4, text.prefix(4).map({ $0 | 0x20 }) == scheme.map({ $0 | 0x20 }) else {
            return text
        }
        return text.dropFirst(4).prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "?") }
    }

    /// Splits a text into its two numbers, without the spaces around them. Where a comma may separate the numbers or
    /// begin decimals, spaces and the number of commas decide: `52,5163 13,3777`, `52,5163, 13,3777`, `52,13`.
    private static func halves(_ text: ArraySlice<UInt8>) -> (ArraySlice<UInt8>, ArraySlice<UInt8>)? {
        for mark in [UInt8(ascii: "/"), UInt8(ascii: ";")] {
            if let place = text.firstIndex(of: mark) { return parted(text, at: place) }
        }
        let commas = text.indices.filter { text[$0] == UInt8(ascii: ",") }
        let space = text.indices.dropLast().first { place in
            text[place] == UInt8(ascii: " ") && text[place + 1] < UInt8(ascii: ":")
                && text[place + 1] != text[place]
        }
        // A comma with a space after it ends a number.
        if let end = commas.first(where: { $0 + 1 < text.endIndex && text[$0 + 1] == UInt8(ascii: " ") }) {
            return parted(text, at: end)
        }
        switch commas.count {
        case 1 where space == nil || text.contains(UInt8(ascii: ".")): return parted(text, at: commas[0])
        case 3: return parted(text, at: commas[1])
        default: return space.flatMap { parted(text, at: $0) }
        }
    }

    private static func parted(_ text: ArraySlice<UInt8>, at place: Int) -> (
        ArraySlice<UInt8>, ArraySlice<UInt8>
    ) {
        (text[..<place].withoutSpaces, text[(place + 1)...].withoutSpaces)
    }
}

extension Degrees {
    /// Reads an angle with an optional direction after it: `33.9 S` is the same as `-33.9`.
    fileprivate init?(
        _ text: ArraySlice<UInt8>, directions: (positive: Unicode.Scalar, negative: Unicode.Scalar)
    ) {
        let letter = text.last.map { $0 & 0xDF }
        let isPositive = letter == UInt8(ascii: directions.positive)
        guard isPositive || letter == UInt8(ascii: directions.negative) else {
            self.init(text)
            return
        }
        // A negative number with a direction is ambiguous.
        guard let degrees = Degrees(text.dropLast().withoutSpaces), degrees.tenMillionths >= 0 else {
            return nil
        }
        self.init(tenMillionths: Int64(degrees.tenMillionths) * (isPositive ? 1 : -1))
    }
}

extension ArraySlice<UInt8> {
    fileprivate var withoutSpaces: ArraySlice<UInt8> {
        var rest = self
        while rest.first == UInt8(ascii: " ") { rest.removeFirst() }
        while rest.last == UInt8(ascii: " ") { rest.removeLast() }
        return rest
    }
}
