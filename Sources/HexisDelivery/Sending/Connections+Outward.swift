import AsyncHTTPClient
import NIOCore

extension HTTPClient.Configuration {
    /// The configuration for connections to external services, without redirects.
    static func outward(_ limits: Connections.Limits) -> HTTPClient.Configuration {
        var configuration = HTTPClient.Configuration(
            redirectConfiguration: .disallow, timeout: Timeout(connect: TimeAmount(limits.connecting)),
            decompression: .disabled)
        // Over HTTP/2, async-http-client 1.37 never sees the end of some responses without a body when several are
        // under way, and push services respond without one.
        configuration.httpVersion = .http1Only
        configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = limits.connectionsPerService
        // This server retries by itself, after the delay that a service requests.
        configuration.connectionPool.retryConnectionEstablishment = false
        // Addresses are secrets that must not reach a tracer, and each message is spared the work.
        configuration.tracing.tracer = nil
        return configuration
    }
}
