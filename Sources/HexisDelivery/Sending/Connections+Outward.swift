import AsyncHTTPClient
import NIOCore

extension HTTPClient.Configuration {
    /// Connections to others' services, without redirects.
    static func outward(_ limits: Connections.Limits) -> HTTPClient.Configuration {
        var configuration = HTTPClient.Configuration(
            redirectConfiguration: .disallow, timeout: Timeout(connect: TimeAmount(limits.connecting)),
            decompression: .disabled)
        // Over HTTP/2, async-http-client 1.37 never sees the end of some answers without a body when several are
        // under way, and push services answer without one.
        configuration.httpVersion = .http1Only
        configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = limits.connectionsPerService
        // Trying again is this server's own decision, with the time between that a service asks for.
        configuration.connectionPool.retryConnectionEstablishment = false
        // Nobody is told of addresses that are secrets, and each message is spared the work.
        configuration.tracing.tracer = nil
        return configuration
    }
}
