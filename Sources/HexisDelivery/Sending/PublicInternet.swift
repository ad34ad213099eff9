import NIOCore

/// Distinguishes addresses on the public internet from those that lead into a private network.
///
/// A user who names an address chooses where the server connects to. Without this, they could make it reach
/// services of its own machine, its network, or its cloud's metadata.
enum PublicInternet {
    /// Whether a host of a web address may be public. A name does not say where it leads, but some never lead
    /// outside.
    static func mayHave(host: String) -> Bool {
        let bare = host.hasSuffix(".") ? String(host.dropLast()) : host
        if bare.hasPrefix("[") {
            return bare.hasSuffix("]") && isPublicLiteral(String(bare.dropFirst().dropLast()))
        }
        let labels = bare.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let last = labels.last, labels.count > 1, !labels.contains("") else { return false }
        if isNumber(last) { return isPublicLiteral(bare) }
        return !inwardSuffixes.contains { "." + bare == $0 || bare.hasSuffix($0) }
    }

    /// Whether an address that a connection would go to is public.
    static func contains(_ address: SocketAddress) -> Bool { contains(address.bytes) }

    /// The resolver also accepts “127.1”, “0x7f.0.0.1” and the like as addresses.
    private static func isNumber(_ label: String) -> Bool {
        label.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } || label.hasPrefix("0x")
    }

    private static func isPublicLiteral(_ text: String) -> Bool {
        guard let address = try? SocketAddress(ipAddress: text, port: 0) else { return false }
        return contains(address)
    }

    private static func contains(_ bytes: [UInt8]) -> Bool {
        if bytes.count == 4 { return !reservedIPv4.contains { $0.contains(bytes) } }
        guard bytes.count == 16 else { return false }
        if carriersOfIPv4.contains(where: { $0.contains(bytes) }) { return contains(Array(bytes.suffix(4))) }
        return globalIPv6.contains(bytes) && !reservedIPv6.contains { $0.contains(bytes) }
    }

    /// RFC 6761, 6762 and 8375, and the names that ICANN reserves for private use.
    private static let inwardSuffixes = [".localhost", ".local", ".home.arpa", ".internal", ".localdomain"]

    /// The IANA registry of special-purpose addresses (RFC 6890); from 224 on, multicast and reserved addresses.
    private static let reservedIPv4 = [
        AddressBlock([0], 8), AddressBlock([10], 8), AddressBlock([100, 64], 10), AddressBlock([127], 8),
        AddressBlock([169, 254], 16), AddressBlock([172, 16], 12), AddressBlock([192, 0, 0], 24),
        AddressBlock([192, 0, 2], 24), AddressBlock([192, 88, 99], 24), AddressBlock([192, 168], 16),
        AddressBlock([198, 18], 15), AddressBlock([198, 51, 100], 24), AddressBlock([203, 0, 113], 24),
        AddressBlock([224], 3),
    ]

    /// All addresses assigned so far (RFC 4291, §2.4).
    private static let globalIPv6 = AddressBlock([0x20], 3)

    /// Protocol assignments, documentation, and 6to4, which embeds an unchecked IPv4 address.
    private static let reservedIPv6 = [
        AddressBlock([0x20, 0x01, 0x00], 23), AddressBlock([0x20, 0x01, 0x0D, 0xB8], 32),
        AddressBlock([0x20, 0x02], 16), AddressBlock([0x3F, 0xFF], 20),
    ]

    /// ::ffff:0:0/96, and 64:ff9b::/96, by which a network without IPv4 reaches hosts that have only IPv4.
    private static let carriersOfIPv4 = [
        AddressBlock([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF], 96),
        AddressBlock([0x00, 0x64, 0xFF, 0x9B], 96),
    ]
}

/// The addresses with a common prefix: `AddressBlock([172, 16], 12)` is 172.16.0.0/12.
private struct AddressBlock {
    let start: [UInt8]
    let bits: Int

    /// Omitted bytes are zero.
    init(_ start: [UInt8], _ bits: Int) {
        self.start = start
        self.bits = bits
    }

    func contains(_ address: [UInt8]) -> Bool {
        (0..<bits).allSatisfy { bit in
            let mask = UInt8(0x80) >> UInt8(bit % 8)
            let mine = bit / 8 < start.count ? start[bit / 8] : 0
            return mine & mask == address[bit / 8] & mask
        }
    }
}
