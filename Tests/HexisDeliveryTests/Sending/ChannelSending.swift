import AsyncHTTPClient
import FakePushService
import HexisCore

@testable import HexisDelivery

/// Returns a reminder as it is passed to ntfy, webhooks and mail.
func channelMessage(
    title: String = "Walk", body: String = "After I pour my coffee I will walk 🚶",
    page: String = "https://habits.example.org/today", kind: ChannelMessage.Kind = .reminder
) throws -> ChannelMessage {
    try ChannelMessage(
        id: Identifier(high: 1, low: 2), kind: kind, title: title, body: body, page: page, at: sendingTime,
        secondsToLive: 3600)
}

/// Provides connections to a test and shuts them down afterwards.
func withConnections<Answer>(
    policy: NetworkPolicy = .anywhere, names: NameLookup = .leadingHere,
    adjusting adjust: (inout HTTPClient.Configuration) -> Void = { _ in },
    _ body: (Connections) async throws -> Answer
) async throws -> Answer {
    let connections = Connections(
        policy: policy, limits: .init(), now: { sendingTime }, names: names, adjusting: adjust)
    do {
        let answer = try await body(connections)
        try await connections.shutdown()
        return answer
    } catch {
        try await connections.shutdown()
        throw error
    }
}

/// Sends to a service that answers in one way; returns the outcome and the requests the service received.
func exchange(
    _ behaviour: FakePushService.Behaviour,
    _ send: (Connections, FakePushService) async throws -> DeliveryOutcome
) async throws -> (outcome: DeliveryOutcome, received: [FakePushService.Received]) {
    try await FakePushService.running(behaviour) { service in
        let outcome = try await withConnections { try await send($0, service) }
        return (outcome, service.received)
    }
}
