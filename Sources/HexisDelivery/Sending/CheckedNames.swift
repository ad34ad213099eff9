import NIOCore

/// A name, or an address, that leads into a private network.
struct PrivateAddressFound: Error {}

/// The addresses to which connections may be made: resolved, checked, and cached for a minute.
///
/// Connections go to such an address and never to a name, whose owner could point it elsewhere in between.
actor CheckedNames {
    private let lookup: NameLookup
    private let policy: NetworkPolicy
    /// The timeout for resolving a name.
    private let patience: Duration
    private var known: [String: (addresses: [SocketAddress], until: ContinuousClock.Instant)] = [:]
    private var asked: [String: Task<[SocketAddress], any Error>] = [:]

    private static let memory = Duration.seconds(60)
    private static let mostKnown = 1000
    /// The number of addresses to try if the first does not answer.
    private static let mostAddresses = 4

    init(_ lookup: NameLookup, policy: NetworkPolicy, patience: Duration) {
        self.lookup = lookup
        self.policy = policy
        self.patience = patience
    }

    /// The addresses of a host, the likeliest first. Throws if even one of them is private.
    func addresses(of host: String) async throws -> [SocketAddress] {
        if let found = known[host], found.until > .now { return found.addresses }
        let task = asked[host] ?? Task { try await checked(host) }
        asked[host] = task
        defer { asked[host] = nil }
        let addresses = try await task.value
        if known.count >= CheckedNames.mostKnown { known = [:] }
        known[host] = (addresses, .now + CheckedNames.memory)
        return addresses
    }

    private nonisolated func checked(_ host: String) async throws -> [SocketAddress] {
        let all = try await addressesUnchecked(of: host)
        guard policy.contains(.privateAddresses) || all.allSatisfy(PublicInternet.contains) else {
            throw PrivateAddressFound()
        }
        // Many networks claim to have IPv6, and have none; few lack IPv4.
        let ordered = all.filter { $0.protocol == .inet } + all.filter { $0.protocol != .inet }
        guard !ordered.isEmpty else { throw NameUnknown() }
        return Array(ordered.prefix(CheckedNames.mostAddresses))
    }

    /// An IP address needs no lookup.
    private nonisolated func addressesUnchecked(of host: String) async throws -> [SocketAddress] {
        if let address = try? SocketAddress(ipAddress: host, port: 0) { return [address] }
        return try await within(patience) { [lookup] in try await lookup.addresses(host) }
    }
}
