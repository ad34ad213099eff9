import HexisCore
import HexisDelivery
import HexisStore
import Logging
import ServiceLifecycle

/// Sends queued events to webhook subscriptions. Each receives one event at a time, in order, so that none delays
/// another.
struct WebhookEventSender: Sendable {
    /// Rings when there is something to send.
    let outbox: Alarm
    private let store: any WebhookStore
    private let connections: Connections
    private let policy: NetworkPolicy
    private let world: World
    private let logger: Logger
    private let metrics: ServiceMetrics

    init(
        _ store: any WebhookStore, policy: NetworkPolicy, world: World, logger: Logger,
        _ metrics: ServiceMetrics = ServiceMetrics()
    ) {
        self.store = store
        // Services that people run at home are seldom on port 443.
        self.policy = policy.union(.unusualPorts)
        connections = Connections(policy: self.policy, now: world.now)
        outbox = Alarm(now: world.now)
        self.world = world
        self.logger = logger
        self.metrics = metrics
    }

    /// Whether addresses in the server's own network are allowed as well.
    var reachesPrivateNetworks: Bool { policy.contains(.privateAddresses) }

    /// The reason, in words, why nothing can be sent to an address; `nil` if it can.
    func problem(with address: String) -> String? {
        do throws(WebAddress.Problem) {
            _ = try WebAddress(address, within: policy)
            return nil
        } catch {
            return ChannelError.address(error).message
        }
    }

    func run() async {
        await OutboxLoop(self, wokenBy: outbox, world, logger).run()
        // Nothing uses the connections any more.
        try? await connections.shutdown()
    }

    /// Sends one JSON document now. Returns `nil` for an address that is no longer allowed: the operator may have
    /// tightened the network policy since the subscription was added.
    func send(
        _ text: String, named id: Identifier, to address: String, secret: String
    ) async -> DeliveryOutcome? {
        do throws(ChannelError) {
            let target = try WebhookTarget(address, secret: WebhookSecret(secret), within: policy)
            return await WebhookSender(over: connections).send(text, named: id, to: target)
        } catch {
            return error == .address(.isPrivate) ? .privateAddress : nil
        }
    }
}

extension WebhookEventSender: Outbox {
    static let name = "webhooks"
    static let fewestSlots = 1

    func next(at now: Instant) async throws(StoreError) -> Instant? { try await store.nextEvent(at: now) }

    func claim(
        at now: Instant, until lease: Instant, atMost count: Int
    ) async throws(StoreError) -> [ClaimedEvent] {
        try await store.claimEvents(at: now, until: lease, atMost: count)
    }

    func nextEndOfLease(at now: Instant) async throws(StoreError) -> Instant? {
        try await store.nextEndOfEventLease(at: now)
    }

    func renew(
        _ claim: ClaimedEvent, until lease: Instant, at now: Instant
    ) async throws(StoreError) -> ClaimedEvent? {
        try await store.renew(claim, until: lease, at: now)
    }

    func attend(to claim: ClaimedEvent) async -> WebhookResult? {
        guard let bytes = claim.bytes else { return .refused(code: WebhookResult.unreadable) }
        let span = DeliverySpan(through: "event")
        let outcome = await send(
            String(decoding: bytes, as: UTF8.self), named: claim.id, to: claim.address,
            secret: claim.secret)
        span.end(outcome)
        // Cancelled halfway, so delivery is unknown. The event is sent again, and its id identifies it.
        guard !Task.isCancelled else { return nil }
        note(outcome)
        return WebhookResult(outcome, failures: claim.failures, jitter: world.jitter(), at: world.now())
    }

    private func note(_ outcome: DeliveryOutcome?) {
        metrics.delivered(through: "event", outcome)
        guard outcome != .delivered else { return }
        logger.notice(
            "could not deliver a webhook event",
            metadata: ["code": "\(outcome?.code ?? WebhookResult.unusable)"])
    }

    func record(_ ending: WebhookResult, of claim: ClaimedEvent) async throws(StoreError) {
        // The next event for the same subscription may go.
        defer { outbox.ring() }
        try await store.finish(claim, ending, at: world.now())
    }
}

extension ClaimedEvent: LeasedTask {}
