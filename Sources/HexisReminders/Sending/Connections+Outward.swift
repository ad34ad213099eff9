import AsyncHTTPClient
import NIOCore

extension HTTPClient.Configuration {
    /// Connections to others' services: without redirects, and not into private networks.
    static func outward(reach: Reach, limits: Connections.Limits) -> HTTPClient.Configuration {
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
        if !reach.contains(.privateAddresses) {
            configuration.http1_1ConnectionDebugInitializer = refusePrivateAddress
        }
        return configuration
    }
}

/// A connection that led into a private network.
struct PrivateAddressReached: Error {}

/// Looks where a connection has led before anything is asked over it. To look up the name beforehand would
/// not do: its owner could let it lead elsewhere the next time.
@Sendable
private func refusePrivateAddress(_ channel: any Channel) -> EventLoopFuture<Void> {
    if let address = channel.remoteAddress, PublicInternet.contains(address) {
        return channel.eventLoop.makeSucceededVoidFuture()
    }
    // Closed after the client has let go of it: it does not expect one that closes while it is being made.
    channel.eventLoop.execute { channel.close(promise: nil) }
    return channel.eventLoop.makeFailedFuture(PrivateAddressReached())
}
