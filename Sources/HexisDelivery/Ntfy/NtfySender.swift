/// Hands messages to ntfy servers, and says what became of them.
public struct NtfySender: Sendable {
    private let connections: Connections

    public init(over connections: Connections) {
        self.connections = connections
    }

    /// A topic is never gone: it is there as soon as somebody writes to it.
    public func send(_ message: ChannelMessage, to topic: NtfyTopic) async -> DeliveryOutcome {
        await connections.send(goneStatuses: []) { _ in OutgoingRequest(message, to: topic) }
    }
}
