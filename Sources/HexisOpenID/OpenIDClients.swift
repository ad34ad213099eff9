import AsyncHTTPClient
package import HexisCore
import NIOCore

/// Hexis as a client of every provider that the operator configured.
package final class OpenIDClients: Sendable {
    /// In the order of the configuration.
    package let providers: [OpenIDProvider]
    private let clients: [String: OpenIDClient]
    /// `nil` without providers, when there is nothing to request.
    private let http: HTTPClient?

    package init(_ providers: [OpenIDProvider], now: @escaping @Sendable () -> Instant) {
        self.providers = providers
        guard !providers.isEmpty else {
            (http, clients) = (nil, [:])
            return
        }
        let http = OpenIDClients.makeHTTPClient()
        self.http = http
        clients = Dictionary(
            uniqueKeysWithValues: providers.map { ($0.id, OpenIDClient($0, http: http, now: now)) })
    }

    private static func makeHTTPClient() -> HTTPClient {
        var configuration = HTTPClient.Configuration(
            redirectConfiguration: .disallow, timeout: .init(connect: .seconds(10), read: .seconds(30)))
        configuration.connectionPool.retryConnectionEstablishment = false
        return HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }

    package subscript(id: String) -> OpenIDClient? { clients[id] }

    /// Closes all connections.
    package func shutdown() async throws { try await http?.shutdown() }
}
