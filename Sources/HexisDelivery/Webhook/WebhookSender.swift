import HexisCore

/// Hands signed messages to webhooks, and says what became of them.
public struct WebhookSender: Sendable {
    private let connections: Connections

    public init(over connections: Connections) {
        self.connections = connections
    }

    /// Sends a reminder.
    public func send(_ message: ChannelMessage, to target: WebhookTarget) async -> DeliveryOutcome {
        await send { now in OutgoingRequest(message, to: target, at: now) }
    }

    /// Sends a document of JSON.
    public func send(_ text: String, named id: Identifier, to target: WebhookTarget) async -> DeliveryOutcome
    {
        await send { now in OutgoingRequest(text, named: id, to: target, at: now) }
    }

    /// Whoever answers 410 wants no more (Standard Webhooks, “Operational considerations”). A 404 may be a
    /// service that was switched off for a while.
    private func send(_ request: (Instant) -> OutgoingRequest) async -> DeliveryOutcome {
        await connections.send(goneStatuses: [410], request)
    }
}
