/// Hands signed messages to webhooks, and says what became of them.
public struct WebhookSender: Sendable {
    private let connections: Connections

    public init(over connections: Connections) {
        self.connections = connections
    }

    /// Whoever answers 410 wants no more (Standard Webhooks, “Operational considerations”). A 404 may be a
    /// service that was switched off for a while.
    public func send(_ message: ChannelMessage, to target: WebhookTarget) async -> DeliveryOutcome {
        await connections.send(goneStatuses: [410]) { now in OutgoingRequest(message, to: target, at: now) }
    }
}
