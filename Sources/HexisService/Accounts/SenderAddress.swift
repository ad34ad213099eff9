/// Where a request comes from, as far as throttling cares: an IPv4 address, or the 64 bits that name one IPv6
/// network, within which anyone has as many addresses as they like.
package struct SenderAddress: Hashable, Sendable {
    private let bytes: [UInt8]

    /// The four bytes of an IPv4 address, or the sixteen of an IPv6 one. Anything else is no network at all.
    package init(bytes: [UInt8]) {
        switch bytes.count {
        case 4: self.bytes = bytes
        case 16:
            // ::ffff:192.0.2.1 is an IPv4 address in disguise.
            let isMapped = bytes.starts(with: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255])
            self.bytes = isMapped ? Array(bytes.suffix(4)) : Array(bytes.prefix(8))
        default: self.bytes = []
        }
    }

    /// Whether it is this machine itself, or no network at all.
    package var isThisMachine: Bool {
        switch bytes.count {
        case 4: bytes[0] == 127
        case 8: bytes.allSatisfy { $0 == 0 }
        default: true
        }
    }
}
