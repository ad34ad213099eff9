import FakePushService
import NIOCore

@testable import HexisDelivery

extension NameLookup {
    /// The fake service's name, and any below it, lead to this machine.
    static let leadingHere = leading(to: ["127.0.0.1"])

    /// They lead to these addresses. Others, such as addresses, are the system's.
    static func leading(to addresses: [String]) -> NameLookup {
        NameLookup { host in
            guard host.lowercased().hasSuffix(PushTLS.name) else { return try await system.addresses(host) }
            return try addresses.map { try SocketAddress(ipAddress: $0, port: 0) }
        }
    }
}
