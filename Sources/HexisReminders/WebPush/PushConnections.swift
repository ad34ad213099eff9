import AsyncHTTPClient
import NIOCore

extension HTTPClient.Configuration {
    /// Connections to push services: without redirects, and not into private networks.
    static func forPush(
        reach: PushReach, connecting: Duration, names: [String: String]
    ) -> HTTPClient.Configuration {
        var configuration = HTTPClient.Configuration(
            redirectConfiguration: .disallow, timeout: Timeout(connect: TimeAmount(connecting)),
            decompression: .disabled)
        // Trying again is this server's own decision, with the time between that a service asks for.
        configuration.connectionPool.retryConnectionEstablishment = false
        configuration.dnsOverride = names
        if !reach.contains(.privateAddresses) {
            configuration.http1_1ConnectionDebugInitializer = refusePrivateAddress
            configuration.http2ConnectionDebugInitializer = refusePrivateAddress
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
