import AsyncHTTPClient
package import HexisCore

/// Sends messages to push services, and returns their outcomes. Its owner shuts it down.
package final class PushSender: Sendable {
    private let connections: Connections
    private let tokens: VAPIDTokens

    package typealias Limits = Connections.Limits

    package convenience init(
        tokens: VAPIDTokens, policy: NetworkPolicy = .publicServices, limits: Limits = Limits(),
        now: @escaping @Sendable () -> Instant
    ) {
        self.init(tokens: tokens, policy: policy, limits: limits, now: now, names: .system) { _ in }
    }

    init(
        tokens: VAPIDTokens, policy: NetworkPolicy, limits: Limits, now: @escaping @Sendable () -> Instant,
        names: NameLookup,
        adjusting adjust: (inout HTTPClient.Configuration) -> Void
    ) {
        self.tokens = tokens
        connections = Connections(policy: policy, limits: limits, now: now, names: names, adjusting: adjust)
    }

    /// Sends one message to one browser. A push service that no longer knows an endpoint answers 404 or 410 (RFC
    /// 8030, §7.3).
    package func send(_ message: PushMessage, to subscription: PushSubscription) async -> DeliveryOutcome {
        await connections.send(goneStatuses: [404, 410]) { now in
            try OutgoingRequest(message, to: subscription, signedBy: tokens, at: now)
        }
    }

    /// Sends a message sealed earlier, which is useful for so many seconds from now on.
    package func send(_ sealed: SealedPush, secondsToLive: Int) async -> DeliveryOutcome {
        await connections.send(goneStatuses: [404, 410]) { now in
            try OutgoingRequest(sealed, secondsToLive: secondsToLive, signedBy: tokens, at: now)
        }
    }

    /// Sends no new message, and closes all connections.
    package func shutdown() async throws {
        try await connections.shutdown()
    }
}
