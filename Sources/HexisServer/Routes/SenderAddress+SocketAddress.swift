import HTTPTypes
import HexisService
import NIOCore

extension SenderAddress {
    init(_ address: SocketAddress?) {
        switch address {
        case .v4(let address): self.init(bytes: withUnsafeBytes(of: address.address.sin_addr) { Array($0) })
        case .v6(let address): self.init(bytes: withUnsafeBytes(of: address.address.sin6_addr) { Array($0) })
        default: self.init(bytes: [])
        }
    }

    /// The connection's address, or the one that a trusted proxy names if the connection comes from it.
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
