import HexisCore

/// The names and values of a form (`application/x-www-form-urlencoded`). A name can occur several times.
public struct Form: Sendable {
    public private(set) var fields: [(name: String, value: String)] = []
    /// Further pairs are ignored; none of our forms has as many.
    static let most = 200

    public init() {}

    public init(_ fields: [(name: String, value: String)]) {
        self.fields = fields
    }

    /// Pairs that are not valid UTF-8 are ignored.
    public init(encoded text: String) {
        let pairs = parts(of: text.bytes[...], at: UInt8(ascii: "&")).filter { !$0.isEmpty }
        for pair in pairs.prefix(Form.most) {
            let sign = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
            guard let name = Form.decoded(pair[..<sign]), let value = Form.decoded(pair[sign...].dropFirst())
            else { continue }
            fields.append((name, value))
        }
    }

    /// The first value with that name; `nil` if there is none.
    @inline(never)
    public subscript(name: String) -> String? {
        fields.first { $0.name == name }?.value
    }

    /// All values with that name, in order.
    public func all(_ name: String) -> [String] {
        fields.filter { $0.name == name }.map { $0.value }
    }

    /// The encoded form: `day=2026-11-21&note=a+b`.
    public var encoded: String {
        fields.map { Form.encoded($0.name) + "=" + Form.encoded($0.value) }.joined(separator: "&")
    }
}

extension Form {
    /// Decodes "+" to a space and "%41" to "A"; a lone "%" stays. Returns `nil` if the result is not valid UTF-8.
    static func decoded(_ text: ArraySlice<UInt8>) -> String? {
        let source = Array(text)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(source.count)
        var index = 0
        while index < source.count { bytes.append(decodedByte(of: source, at: &index)) }
        return String(validating: bytes, as: UTF8.self)
    }

    /// Decodes the byte at the index, and moves the index behind it.
    private static func decodedByte(of source: [UInt8], at index: inout Int) -> UInt8 {
        let byte = source[index]
        if byte == UInt8(ascii: "%"), index + 2 < source.count,
            let upper = digit(source[index + 1]), let lower = digit(source[index + 2])
        {
            index += 3
            return upper << 4 | lower
        }
        index += 1
        return byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - 48
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - 87
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - 55
        default: nil
        }
    }

    static func encoded(_ text: String) -> String {
        var bytes: [UInt8] = []
        for byte in text.bytes {
            switch byte {
            case UInt8(ascii: " "): bytes.append(UInt8(ascii: "+"))
            case _ where isPlain(byte): bytes.append(byte)
            default: appendEscaped(byte, to: &bytes)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether the byte stands for itself in an encoded form.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
            true
        default: false
        }
    }

    /// Appends `%41` for "A".
    private static func appendEscaped(_ byte: UInt8, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "%"))
        bytes.append(contentsOf: [byte >> 4, byte & 15].map { $0 < 10 ? $0 + 48 : $0 + 55 })
    }
}
