/// The name that a person signs in with: 3 to 40 letters, digits, dots, dashes and underscores.
///
/// Only ASCII letters are allowed, so that two different names never look alike.
public struct UserName: Hashable, Sendable {
    /// The name as the person typed it.
    public let text: String
    public static let lengths = 3...40

    /// Ignores surrounding spaces. Returns `nil` for an invalid user name.
    public init?(_ text: String) {
        let bytes = trimmed(text)
        guard UserName.lengths.contains(bytes.count), bytes.allSatisfy(UserName.allows) else { return nil }
        self.text = String(decoding: bytes, as: UTF8.self)
    }

    /// The name in lower case, for comparison: capitals make no difference.
    public var folded: String { text.lowercased() }

    private static func allows(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}

/// An email address, checked only for its form: something, "@", something, within 254 bytes.
public struct EmailAddress: Hashable, Sendable {
    public let text: String

    /// Ignores surrounding spaces. Returns `nil` for an invalid address.
    public init?(_ text: String) {
        let bytes = trimmed(text)
        guard (3...254).contains(bytes.count), bytes.allSatisfy({ $0 > 0x20 && $0 != 0x7F }),
            bytes.filter({ $0 == UInt8(ascii: "@") }).count == 1,
            bytes.first != UInt8(ascii: "@"), bytes.last != UInt8(ascii: "@")
        else { return nil }
        self.text = String(decoding: bytes, as: UTF8.self)
    }
}

/// Returns the bytes of a text without the surrounding spaces.
private func trimmed(_ text: String) -> ArraySlice<UInt8> {
    let bytes = Array(text.utf8)
    let space = UInt8(ascii: " ")
    guard let first = bytes.firstIndex(where: { $0 != space }),
        let last = bytes.lastIndex(where: { $0 != space })
    else { return [] }
    return bytes[first...last]
}
