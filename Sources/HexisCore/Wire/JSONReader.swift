extension JSON {
    /// The maximum nesting depth of arrays and objects.
    public static let deepestNesting = 32

    /// Reads one JSON text, strictly: no trailing commas, no comments, no duplicate names, no lone surrogates.
    public init(parsing bytes: some Collection<UInt8>) throws(WireError) {
        var reader = JSONReader(Array(bytes))
        self = try reader.document()
    }

    public init(parsing text: String) throws(WireError) {
        try self.init(parsing: text.bytes)
    }
}

private struct JSONReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func document() throws(WireError) -> JSON {
        let value = try value(depth: 0)
        skipSpace()
        guard position == bytes.count else { throw .malformed }
        return value
    }

    private mutating func value(depth: Int) throws(WireError) -> JSON {
        guard depth < JSON.deepestNesting else { throw .nestedTooDeeply }
        skipSpace()
        switch peek() {
        case UInt8(ascii: "{"): return try object(depth: depth)
        case UInt8(ascii: "["): return try array(depth: depth)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try literal("true", .bool(true))
        case UInt8(ascii: "f"): return try literal("false", .bool(false))
        case UInt8(ascii: "n"): return try literal("null", .null)
        default: return .number(try number())
        }
    }

    private mutating func object(depth: Int) throws(WireError) -> JSON {
        var members: [JSON.Member] = []
        position += 1
        skipSpace()
        if take(UInt8(ascii: "}")) { return .object(members) }
        repeat {
            skipSpace()
            let name = try string()
            skipSpace()
            guard take(UInt8(ascii: ":")) else { throw .malformed }
            members.append(JSON.Member(name, try value(depth: depth + 1)))
            skipSpace()
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "}")), !hasDoubledName(members) else { throw .malformed }
        return .object(members)
    }

    /// Sorts first: comparing each name with every other could take minutes for a long object.
    private func hasDoubledName(_ members: [JSON.Member]) -> Bool {
        let names = members.map { $0.name.bytes }
        let places = sortedPlaces(of: names.count) { names[$0].lexicographicallyPrecedes(names[$1]) }
        return zip(places, places.dropFirst()).contains { names[$0] == names[$1] }
    }

    private mutating func array(depth: Int) throws(WireError) -> JSON {
        var items: [JSON] = []
        position += 1
        skipSpace()
        if take(UInt8(ascii: "]")) { return .array(items) }
        repeat {
            items.append(try value(depth: depth + 1))
            skipSpace()
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "]")) else { throw .malformed }
        return .array(items)
    }

    private mutating func literal(_ word: String, _ value: JSON) throws(WireError) -> JSON {
        for byte in word.bytes {
            guard take(byte) else { throw .malformed }
        }
        return value
    }

    /// RFC 8259's grammar: an optional minus, digits without a leading zero, a fraction, an exponent.
    private mutating func number() throws(WireError) -> String {
        let start = position
        _ = take(UInt8(ascii: "-"))
        if !take(UInt8(ascii: "0")) { try digits() }
        if take(UInt8(ascii: ".")) { try digits() }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
            try digits()
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func digits() throws(WireError) {
        let start = position
        while let byte = peek(), UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { position += 1 }
        guard position > start else { throw .malformed }
    }

    private mutating func string() throws(WireError) -> String {
        guard take(UInt8(ascii: "\"")) else { throw .malformed }
        var text: [UInt8] = []
        while let byte = peek() {
            position += 1
            switch byte {
            case UInt8(ascii: "\""):
                guard let string = String(validating: text, as: UTF8.self) else { throw .malformed }
                return string
            case UInt8(ascii: "\\"): try escape(into: &text)
            case 0..<0x20: throw .malformed
            default: text.append(byte)
            }
        }
        throw .malformed
    }

    private mutating func escape(into text: inout [UInt8]) throws(WireError) {
        guard let byte = peek() else { throw .malformed }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"): text.append(contentsOf: String(try escapedScalar()).bytes)
        default: throw .malformed
        }
    }

    /// Reads a scalar, which beyond the basic plane is written as two escapes, a high and a low surrogate.
    private mutating func escapedScalar() throws(WireError) -> Unicode.Scalar {
        let first = try fourDigits()
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard 0xD800...0xDBFF ~= first, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
            throw .malformed
        }
        let second = try fourDigits()
        guard 0xDC00...0xDFFF ~= second,
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { throw .malformed }
        return scalar
    }

    private mutating func fourDigits() throws(WireError) -> UInt32 {
        var number: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = peek(), let digit = hexadecimalDigit(byte) else { throw .malformed }
            number = number << 4 | UInt32(digit)
            position += 1
        }
        return number
    }

    private mutating func skipSpace() {
        while let byte = peek(), [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
    }

    private func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard peek() == byte else { return false }
        position += 1
        return true
    }
}
