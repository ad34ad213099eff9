extension JSON {
    /// The value on one line, without spaces.
    public var text: String {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func write(to bytes: inout [UInt8]) {
        switch self {
        case .null: bytes.append(contentsOf: "null".bytes)
        case .bool(let value): bytes.append(contentsOf: (value ? "true" : "false").bytes)
        case .number(let text): bytes.append(contentsOf: text.bytes)
        case .string(let text): JSON.write(text, to: &bytes)
        case .array(let items):
            bytes.append(UInt8(ascii: "["))
            for (index, item) in items.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                item.write(to: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                JSON.write(member.name, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                member.value.write(to: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }

    private static func write(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.bytes {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            // Use the short forms, so that nothing becomes longer by being read and written again.
            case 0x08: bytes.append(contentsOf: "\\b".bytes)
            case 0x09: bytes.append(contentsOf: "\\t".bytes)
            case 0x0A: bytes.append(contentsOf: "\\n".bytes)
            case 0x0C: bytes.append(contentsOf: "\\f".bytes)
            case 0x0D: bytes.append(contentsOf: "\\r".bytes)
            case 0..<0x20:
                bytes.append(contentsOf: "\\u00".bytes)
                bytes.append(contentsOf: hexadecimal(of: [byte]))
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
