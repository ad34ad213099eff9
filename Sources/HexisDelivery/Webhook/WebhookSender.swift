package import HexisCore

/// Sends signed messages to webhooks, and returns their outcomes.
package struct WebhookSender: Sendable {
    private let connections: Connections

    package init(over connections: Connections) {
        self.connections = connections
    }

    /// Sends a reminder.
    package func send(_ message: ChannelMessage, to target: WebhookTarget) async -> DeliveryOutcome {
        await send { now in OutgoingRequest(message, to: target, at: now) }
    }

    /// Sends a JSON document.
    package func send(_ text: String, named id: Identifier, to target: WebhookTarget) async -> DeliveryOutcome
    {
        await send { now in OutgoingRequest(text, named: id, to: target, at: now) }
    }

    /// Sends a request. A receiver that answers 410 wants no more (Standard Webhooks, “Operational
    /// considerations”). A 404 may be a service that is temporarily off.
    private func send(_ request: (Instant) -> OutgoingRequest) async -> DeliveryOutcome {
        await connections.send(goneStatuses: [410], request)
    }
}
