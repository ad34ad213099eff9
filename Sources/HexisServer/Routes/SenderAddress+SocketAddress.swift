import HTTPTypes
import HexisDelivery
import HexisService
import NIOCore

extension SenderAddress {
    init(_ address: SocketAddress?) { self.init(bytes: address?.bytes ?? []) }

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
