/// The address of a web page that is safe to follow: `http` or `https`, and a host that is what it seems to be.
///
/// Every link of a route is one, regardless of who wrote it into the journal: others, such as `javascript:`, cannot be
/// created.
public struct RouteLink: Hashable, Sendable {
    public let text: String
    /// The maximum length in bytes: maps put whole routes into their links.
    public static let longest = 2000

    /// Returns `nil` for another scheme, for anything but printable ASCII without spaces, and for a host hidden behind
    /// a user name: `https://maps.example@evil.example` leads to `evil.example`.
    public init?(_ text: String) {
        let bytes = text.bytes
        guard bytes.count <= RouteLink.longest, bytes.allSatisfy({ 0x21...0x7E ~= $0 }),
            RouteLink.host(of: bytes).contains(where: { RouteLink.isLetterOrDigit($0) }),
            RouteLink.host(of: bytes).allSatisfy({ RouteLink.isOfHost($0) })
        else { return nil }
        self.text = text
    }

    /// The host that the link leads to: `www.example.org`, or `localhost:8080`.
    public var host: String { String(decoding: RouteLink.host(of: text.bytes), as: UTF8.self) }

    /// Returns the part between `https://` and the path; empty for another scheme.
    private static func host(of bytes: [UInt8]) -> ArraySlice<UInt8> {
        for scheme in ["https://", "http://"] {
            let start = scheme.bytes
            guard bytes.count > start.count, start.indices.allSatisfy({ isSame(bytes[$0], start[$0]) })
            else {
                continue
            }
            return bytes[start.count...].prefix {
                $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
            }
        }
        return []
    }

    /// Compares letters case-insensitively; the other characters of a scheme have only one form.
    private static func isSame(_ byte: UInt8, _ small: UInt8) -> Bool {
        byte == small || 0x41...0x5A ~= byte && byte | 0x20 == small
    }

    /// Allows letters, digits, dots, dashes and underscores, and the characters of ports and IPv6 addresses.
    private static func isOfHost(_ byte: UInt8) -> Bool {
        isLetterOrDigit(byte) || ".-_:[]".bytes.contains(byte)
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte
    }

    public static func == (left: RouteLink, right: RouteLink) -> Bool { left.text == right.text }
    public func hash(into hasher: inout Hasher) { text.hashBytes(into: &hasher) }
}
