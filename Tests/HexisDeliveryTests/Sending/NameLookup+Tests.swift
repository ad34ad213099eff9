import FakePushService
import NIOCore

@testable import HexisDelivery

extension NameLookup {
    /// A lookup that resolves the fake service's name, and any name below it, to this machine.
    static let leadingHere = leading(to: ["127.0.0.1"])

    /// Returns a lookup that resolves those names to these addresses, and leaves anything else, such as an IP
    /// address, to the system.
    static func leading(to addresses: [String]) -> NameLookup {
        NameLookup { host in
            guard host.lowercased().hasSuffix(PushTLS.name) else { return try await system.addresses(host) }
            return try addresses.map { try SocketAddress(ipAddress: $0, port: 0) }
        }
    }
}
