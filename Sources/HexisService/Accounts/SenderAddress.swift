/// The source of a request as rate limits see it: an IPv4 address, or the 64 bits that name one IPv6 network,
/// since a single subscriber controls every address within it.
package struct SenderAddress: Hashable, Sendable {
    let bytes: [UInt8]

    /// Takes the four bytes of an IPv4 address or the sixteen of an IPv6 one. Any other count means no network.
    package init(bytes: [UInt8]) {
        switch bytes.count {
        case 4: self.bytes = bytes
        case 16:
            // ::ffff:192.0.2.1 is an IPv4-mapped address.
            let isMapped = bytes.starts(with: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255])
            self.bytes = isMapped ? Array(bytes.suffix(4)) : Array(bytes.prefix(8))
        default: self.bytes = []
        }
    }

    /// Whether the address is this machine itself, or no network at all.
    package var isThisMachine: Bool {
        switch bytes.count {
        case 4: bytes[0] == 127
        case 8: bytes.allSatisfy { $0 == 0 }
        default: true
        }
    }
}
