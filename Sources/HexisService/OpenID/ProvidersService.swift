import HexisOpenID
import ServiceLifecycle

/// Closes the connections to OpenID providers when the server stops.
struct ProvidersService: Service {
    let clients: OpenIDClients

    func run() async throws {
        try await gracefulShutdown()
        try await clients.shutdown()
    }
}
