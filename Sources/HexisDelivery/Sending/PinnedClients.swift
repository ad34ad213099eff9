import AsyncHTTPClient

/// HTTP clients that each connect to one address only. There they request the host that the address was resolved
/// from, in TLS as well.
actor PinnedClients {
    /// A host as a web address names it, and one address it resolves to.
    struct Pin: Hashable {
        let host: String
        let address: String
    }

    private struct Pinned {
        let client: HTTPClient
        var users = 0
        var lastUse = 0
    }

    private let configuration: HTTPClient.Configuration
    private var pinned: [Pin: Pinned] = [:]
    private var uses = 0
    private var isShutDown = false

    /// The most idle clients; more are kept only while they are in use.
    private static let mostIdle = 64

    init(_ configuration: HTTPClient.Configuration) {
        self.configuration = configuration
    }

    /// Runs `body` with the client for a pin.
    func using<Value: Sendable>(
        _ pin: Pin, _ body: @Sendable (HTTPClient) async throws -> Value
    ) async throws -> Value {
        let client = try take(pin)
        do {
            let value = try await body(client)
            await giveBack(pin)
            return value
        } catch {
            await giveBack(pin)
            throw error
        }
    }

    /// Closes all connections. Every later use throws.
    func shutdown() async throws {
        isShutDown = true
        let clients = pinned.values.map(\.client)
        pinned = [:]
        for client in clients { try await client.shutdown() }
    }

    private func take(_ pin: Pin) throws -> HTTPClient {
        guard !isShutDown else { throw HTTPClientError.alreadyShutdown }
        uses += 1
        var one = pinned[pin] ?? Pinned(client: client(for: pin))
        one.users += 1
        one.lastUse = uses
        pinned[pin] = one
        return one.client
    }

    private func client(for pin: Pin) -> HTTPClient {
        var configuration = configuration
        configuration.dnsOverride = [pin.host: pin.address]
        return HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }

    private func giveBack(_ pin: Pin) async {
        pinned[pin]?.users -= 1
        guard pinned.count > PinnedClients.mostIdle,
            let oldest = pinned.filter({ $0.value.users == 0 }).min(by: {
                $0.value.lastUse < $1.value.lastUse
            })
        else { return }
        pinned[oldest.key] = nil
        // It is idle, so nothing is lost.
        try? await oldest.value.client.shutdown()
    }
}
