package import HexisApp
package import HexisCore
package import HexisDelivery
package import HexisStore
package import Logging
import ServiceLifecycle

/// Sends reminders to people's browsers.
package struct Pushes: Service {
    package let store: any Store
    let sender: PushSender
    package let policy: NetworkPolicy
    package let publicKey: String
    let world: World
    let logger: Logger
    private let refused = RefusedLately()

    /// The time for which a push service that refuses this server is paused.
    private static let pause = Duration.hours(2)

    package init(
        _ store: any Store, _ settings: DeliverySettings, world: World, logger: Logger
    ) throws(WebPushError) {
        let key = try Pushes.key(of: store)
        let contact = try Pushes.contact(in: settings)
        policy = settings.policy
        sender = PushSender(tokens: VAPIDTokens(key: key, contact: contact), policy: policy, now: world.now)
        publicKey = key.publicKey
        self.store = store
        self.world = world
        self.logger = logger
    }

    /// Push services require one.
    private static func contact(in settings: DeliverySettings) throws(WebPushError) -> VAPIDContact {
        if let contact = settings.pushContact { return contact }
        return try VAPIDContact("https://hexis.example")
    }

    /// The VAPID key, derived from the master key: the same for life, and in every restored backup. One in four
    /// billion derivations is not a valid key; then the next one is used.
    private static func key(of store: any Store) throws(WebPushError) -> VAPIDKey {
        for number in 0..<8 {
            if let key = try? VAPIDKey(rawRepresentation: store.lastingKey(for: "web push \(number)")) {
                return key
            }
        }
        throw .vapidKeyUnusable
    }

    /// The browser's subscription; `nil` if it no longer wants reminders.
    package func device(
        _ target: ReminderTarget, of person: PersonID
    ) async throws(StoreError) -> DevicePush? {
        switch target {
        case .browser(let session):
            try await store.pushes(of: person, at: world.now()).first { $0.session == session }
                .flatMap { DevicePush(bytes: $0.bytes, within: policy) }
        case .channel: nil
        }
    }

    /// Sends a reminder to one browser.
    package func send(_ call: NotificationMessage, to device: DevicePush, secondsToLive: Int) async
        -> DeliveryOutcome
    {
        let outcome: DeliveryOutcome
        do throws(WebPushError) {
            let message = try call.message(for: device.origin, secondsToLive: secondsToLive)
            outcome = await sender.send(message, to: device.subscription)
        } catch {
            outcome = .retry(afterSeconds: nil, .unprepared(error))
        }
        note(outcome, of: device.service)
        return outcome
    }

    /// Sends a message that was prepared earlier.
    func send(_ message: ReadyMessages.Message, secondsToLive: Int) async -> DeliveryOutcome {
        let outcome = await sender.send(message.sealed, secondsToLive: secondsToLive)
        note(outcome, of: message.service)
        return outcome
    }

    private func note(_ outcome: DeliveryOutcome, of service: String) {
        if outcome == .delivered {
            refused.accepted(by: service)
        } else {
            // The endpoint identifies a browser, so only its service is logged.
            logger.warning(
                "could not deliver a reminder",
                metadata: ["code": "\(outcome.code)", "service": "\(service)"])
        }
    }

    /// Prepares a reminder's message for one browser. If that fails now, sending tries again and reports the
    /// error.
    func ready(_ due: DueCall, saying call: NotificationMessage, for push: SessionPush) -> ReadyMessages
        .Message?
    {
        guard let device = DevicePush(bytes: push.bytes, within: policy),
            let message = try? call.message(for: device.origin, secondsToLive: 0),
            let sealed = try? SealedPush(message, to: device.subscription)
        else { return nil }
        return ReadyMessages.Message(
            call: due.id, bytes: due.bytes, target: .browser(push.session), push: push.bytes,
            service: device.service, sealed: sealed)
    }

    /// Notes that a push service refused a reminder. If it refuses this server, pauses it and returns the pause;
    /// returns `nil` if the refusal seems to concern this person's browser only.
    func refused(
        _ outcome: DeliveryOutcome, by service: String, of person: PersonID
    ) async throws(StoreError) -> StoppedService? {
        let now = world.now()
        guard refused.refused(person, by: service, at: now) else { return nil }
        let stopped = StoppedService(origin: service, code: outcome.code, until: now + Pushes.pause)
        try await store.stop(stopped)
        logger.error(
            "a push service does not accept this server; pausing it for two hours",
            metadata: [
                "code": "\(outcome.code)", "service": "\(service)", "help": "\(outcome.message)",
            ])
        return stopped
    }

    /// Closes the connections when the server stops, however it stops.
    package func run() async throws {
        try? await gracefulShutdown()
        try await sender.shutdown()
    }
}
