/// Returns the value of an ASCII hexadecimal digit in either case; `nil` for any other byte.
func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
}

/// Returns two lowercase digits per byte, as ASCII.
func hexadecimal(of bytes: some Collection<UInt8>) -> [UInt8] {
    var digits: [UInt8] = []
    digits.reserveCapacity(bytes.count * 2)
    for byte in bytes {
        digits.append(hexadecimalDigits[Int(byte >> 4)])
        digits.append(hexadecimalDigits[Int(byte & 15)])
    }
    return digits
}

let hexadecimalDigits: [UInt8] = "0123456789abcdef".bytes

/// Returns the bytes of an even number of hexadecimal digits; `nil` for anything else.
func unhexadecimal(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var upper: UInt8?
    for byte in text.bytes {
        guard let digit = hexadecimalDigit(byte) else { return nil }
        if let half = upper {
            bytes.append(half << 4 | digit)
            upper = nil
        } else {
            upper = digit
        }
    }
    return upper == nil ? bytes : nil
}

/// Returns bytes as text, with two lowercase digits each.
public func hexadecimalText(of bytes: some Collection<UInt8>) -> String {
    String(decoding: hexadecimal(of: bytes), as: UTF8.self)
}
