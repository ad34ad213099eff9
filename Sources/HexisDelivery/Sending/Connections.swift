import AsyncHTTPClient
import Foundation
package import HexisCore
import NIOCore
import NIOHTTP1

/// The connections over which messages go to services that users named.
///
/// They connect to checked addresses only, so that none leads into a private network. They follow no redirect,
/// time out at their limits, and read only the beginning of a response. Their owner shuts them down.
package final class Connections: Sendable {
    private let names: CheckedNames
    private let clients: PinnedClients
    private let limits: Limits
    private let now: @Sendable () -> Instant

    /// The timeouts, and the number of bytes to read.
    package struct Limits: Sendable {
        /// The time to get a connection: until a new one is established, or an open one is free.
        package var connecting: Duration = .seconds(15)
        /// The limit for a whole message: waiting for a connection, sending, and reading the response.
        package var sending: Duration = .seconds(30)
        /// Each carries one message at a time; further messages wait.
        package var connectionsPerService = 16
        /// The length of the beginning of a response, which says why a message was refused.
        package var answerBytes = 4096

        package init() {}
    }

    package convenience init(
        policy: NetworkPolicy = .publicServices, limits: Limits = Limits(),
        now: @escaping @Sendable () -> Instant
    ) {
        self.init(policy: policy, limits: limits, now: now, names: .system) { _ in }
    }

    /// `adjust` changes how the network is reached, such as which certificates are trusted.
    init(
        policy: NetworkPolicy, limits: Limits, now: @escaping @Sendable () -> Instant, names: NameLookup,
        adjusting adjust: (inout HTTPClient.Configuration) -> Void
    ) {
        self.limits = limits
        self.now = now
        self.names = CheckedNames(names, policy: policy, patience: limits.connecting)
        var configuration = HTTPClient.Configuration.outward(limits)
        adjust(&configuration)
        clients = PinnedClients(configuration)
    }

    /// Makes a request and sends it. A response with one of `goneStatuses` means that nothing is wanted there any
    /// more.
    func send(
        goneStatuses: [Int], _ request: (Instant) throws -> OutgoingRequest
    ) async -> DeliveryOutcome {
        do {
            let request = HTTPClientRequest(try request(now()))
            return try await within(limits.sending) { try await self.exchange(request, goneStatuses) }
        } catch {
            return DeliveryOutcome(failure: error)
        }
    }

    /// Sends no new message, and closes all connections.
    package func shutdown() async throws {
        try await clients.shutdown()
    }

    /// Sends a request. If the first address of a name does not answer, tries the next.
    private func exchange(_ request: HTTPClientRequest, _ goneStatuses: [Int]) async throws -> DeliveryOutcome
    {
        var pins = try await pins(for: request.host)[...]
        while let pin = pins.popFirst() {
            do {
                return try await clients.using(pin) { try await exchange(request, goneStatuses, by: $0) }
            } catch let error where !pins.isEmpty && isUnconnected(error) {
                continue
            }
        }
        throw NameUnknown()
    }

    private func pins(for host: String) async throws -> [PinnedClients.Pin] {
        try await names.addresses(of: host).compactMap(\.ipAddress).map {
            PinnedClients.Pin(host: host, address: $0)
        }
    }

    private func exchange(
        _ request: HTTPClientRequest, _ goneStatuses: [Int], by client: HTTPClient
    ) async throws -> DeliveryOutcome {
        // `within` sets the deadline, which also covers the response's body.
        let answer = try await client.execute(request, deadline: .distantFuture)
        let beginning = try await answer.body.beginning(limits.answerBytes)
        return DeliveryOutcome(
            status: Int(answer.status.code), retryAfter: answer.headers.first(name: "Retry-After"),
            body: beginning, goneStatuses: goneStatuses, at: now())
    }
}

/// Whether there was no connection, so that nothing can have been sent.
private func isUnconnected(_ error: any Error) -> Bool {
    switch error {
    case let error as IOError:
        [ECONNREFUSED, ENETUNREACH, EHOSTUNREACH, EADDRNOTAVAIL].contains(error.errnoCode)
    case let error as HTTPClientError: error == .connectTimeout
    default: false
    }
}
