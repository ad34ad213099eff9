import AsyncHTTPClient
import FakePushService
import HexisCore
import Testing

@testable import HexisDelivery

/// Saturday, 21 November 2026, 08:00:00 UTC, whenever the tests run.
let sendingTime = Instant(clamping: 1_795_248_000_000)

/// What sending takes: the server's key, a browser, and a sender for as long as a test needs it.
struct Sending {
    let key = VAPIDKey()
    let recipient = Recipient()

    func tokens() throws -> VAPIDTokens {
        VAPIDTokens(key: key, contact: try VAPIDContact("mailto:anna@example.org"))
    }

    func withSender<Answer>(
        policy: NetworkPolicy = .anywhere, limits: PushSender.Limits = .init(),
        names: NameLookup = .leadingHere,
        adjusting adjust: (inout HTTPClient.Configuration) -> Void = { _ in },
        _ body: (PushSender) async throws -> Answer
    ) async throws -> Answer {
        let sender = PushSender(
            tokens: try tokens(), policy: policy, limits: limits, now: { sendingTime }, names: names,
            adjusting: adjust)
        do {
            let answer = try await body(sender)
            try await sender.shutdown()
            return answer
        } catch {
            try await sender.shutdown()
            throw error
        }
    }

    func send(
        _ text: String = "Drink water", to address: String, by sender: PushSender,
        within policy: NetworkPolicy = .anywhere
    ) async throws -> DeliveryOutcome {
        let message = try PushMessage(
            payload: Array(text.utf8), secondsToLive: 3600, urgency: .high,
            topic: PushTopic(Identifier(high: 1, low: 2)))
        return await sender.send(message, to: try recipient.subscription(at: address, within: policy))
    }

    /// Sends many messages at once, each to its own address, and returns the distinct outcomes.
    func send(
        _ count: Int, to address: String, by sender: PushSender, within policy: NetworkPolicy = .anywhere
    ) async throws -> Set<DeliveryOutcome> {
        try await withThrowingTaskGroup(of: DeliveryOutcome.self) { group in
            for number in 0..<count {
                group.addTask {
                    try await send("\(number)", to: "\(address)/\(number)", by: sender, within: policy)
                }
            }
            return try await group.reduce(into: []) { $0.insert($1) }
        }
    }

    /// Sends one message to a service with this behaviour. The service has to receive it, and all connections must be
    /// closed afterwards.
    func outcome(
        of behaviour: FakePushService.Behaviour, limits: PushSender.Limits = .init()
    ) async throws -> DeliveryOutcome {
        try await FakePushService.running(behaviour) { service in
            let outcome = try await withSender(limits: limits) {
                try await send(to: service.address + "/push", by: $0)
            }
            #expect(service.received.count == 1)
            await service.everybodyLeft()
            return outcome
        }
    }
}
