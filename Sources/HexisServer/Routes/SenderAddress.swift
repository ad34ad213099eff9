import HTTPTypes
import NIOCore

/// Where a request comes from, as far as throttling cares: an IPv4 address, or the 64 bits that name one IPv6
/// network, within which anyone has as many addresses as they like.
struct SenderAddress: Hashable, Sendable {
    private let bytes: [UInt8]

    init(_ address: SocketAddress?) {
        switch address {
        case .v4(let address):
            bytes = withUnsafeBytes(of: address.address.sin_addr) { Array($0) }
        case .v6(let address):
            let all = withUnsafeBytes(of: address.address.sin6_addr) { Array($0) }
            // ::ffff:192.0.2.1 is an IPv4 address in disguise.
            let isMapped = all.starts(with: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255])
            bytes = isMapped ? Array(all.suffix(4)) : Array(all.prefix(8))
        default:
            bytes = []
        }
    }

    /// Whether it is this machine itself, or no network at all.
    var isThisMachine: Bool {
        switch bytes.count {
        case 4: bytes[0] == 127
        case 8: bytes.allSatisfy { $0 == 0 }
        default: true
        }
    }

    /// The address that the connection has; the one that a trusted proxy names, where the connection is its.
    init(of connection: SocketAddress?, _ headers: HTTPFields, trusting proxy: String?) {
        guard let proxy, connection?.ipAddress == proxy,
            let last = headers[.forwardedFor]?.split(separator: ",").last,
            let named = try? SocketAddress(ipAddress: String(last.drop { $0 == " " }), port: 0)
        else {
            self.init(connection)
            return
        }
        self.init(named)
    }
}
