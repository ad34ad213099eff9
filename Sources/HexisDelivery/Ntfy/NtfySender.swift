/// Sends messages to ntfy servers, and returns their outcomes.
package struct NtfySender: Sendable {
    private let connections: Connections

    package init(over connections: Connections) {
        self.connections = connections
    }

    /// Sends a message to a topic. No status means gone: a topic exists as soon as someone writes to it.
    package func send(_ message: ChannelMessage, to topic: NtfyTopic) async -> DeliveryOutcome {
        await connections.send(goneStatuses: []) { _ in OutgoingRequest(message, to: topic) }
    }
}
