import HexisApp
package import HexisCore
package import HexisDelivery
package import HexisStore
package import Logging
import ServiceLifecycle

/// Sends reminders through the channels that people set up: ntfy, a webhook, e-mail.
package struct Channels: Service {
    private let store: any Store
    private let connections: Connections
    /// `nil` if no mail server is configured.
    private let mail: MailSender?
    private let confirmation: MailConfirmation
    private let policy: NetworkPolicy
    /// The server's own address, for links: `https://habits.example.org`.
    private let origin: String
    private let world: World
    private let logger: Logger
    private let confirmations: ConfirmationBounds
    private let unconfirmed: AsyncStream<Unconfirmed>
    private let ask: AsyncStream<Unconfirmed>.Continuation

    /// An e-mail address to be sent a confirmation link.
    private struct Unconfirmed {
        let channel: ReminderChannel
        let person: PersonID
    }

    /// The time to live of a test message, in seconds.
    private static let testSeconds = 600

    package init(_ store: any Store, _ settings: DeliverySettings, world: World, logger: Logger) {
        // Services that people run at home are seldom on port 443.
        policy = settings.policy.union(.unusualPorts)
        connections = Connections(policy: policy, now: world.now)
        mail = settings.mailRelay.map { MailSender(relay: $0, now: world.now) }
        confirmation = MailConfirmation(key: store.temporaryKey(for: "mail confirmation"))
        confirmations = ConfirmationBounds("channel confirmations", store)
        origin = settings.origin
        self.store = store
        self.world = world
        self.logger = logger
        (unconfirmed, ask) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1000))
    }

    /// Whether mail can be sent at all.
    package var hasMail: Bool { mail != nil }

    /// Everything that reminds a person: their browsers and their channels.
    package func targets(of person: PersonID, _ practice: Practice, browsers: [SessionPush])
        -> [ReminderTarget]
    {
        browsers.map { .browser($0.session) } + ready(practice, of: person).map { .channel($0.id) }
    }

    /// The channels through which reminders are sent.
    func ready(_ practice: Practice, of person: PersonID) -> [ReminderChannel] {
        practice.reminderChannels.filter { isReady($0, of: person) }
    }

    /// The channel with this id, if reminders are sent through it.
    func channel(_ id: Identifier, _ practice: Practice, of person: PersonID) -> ReminderChannel? {
        ready(practice, of: person).first { $0.id == id }
    }

    private func isReady(_ channel: ReminderChannel, of person: PersonID) -> Bool {
        guard channel.isOn else { return false }
        return channel.kind != .mail || isConfirmed(channel, of: person)
    }

    /// Anyone can enter anyone's address, so only the link is sent there until it has been opened.
    private func isConfirmed(_ channel: ReminderChannel, of person: PersonID) -> Bool {
        guard mail != nil, let code = channel.code, let address = try? address(of: channel) else {
            return false
        }
        return confirmation.holds(code.text, for: channel.id, at: address, of: person)
    }

    private func address(of channel: ReminderChannel) throws(ChannelError) -> MailAddress {
        try mailAddress(channel.address.text)
    }

    /// Sends a reminder through a channel. Returns `nil` if the channel cannot be used as it is.
    func send(
        _ call: NotificationMessage, kind: ChannelMessage.Kind = .reminder, to channel: ReminderChannel,
        of person: PersonID, secondsToLive: Int
    ) async -> DeliveryOutcome? {
        do throws(ChannelError) {
            let message = try message(call, kind, to: person, secondsToLive: secondsToLive)
            let outcome = try await send(message, to: channel)
            note(outcome, of: channel)
            return outcome
        } catch {
            logger.warning("a reminder channel is unusable", metadata: ["code": "\(error.code)"])
            return nil
        }
    }

    private func message(
        _ call: NotificationMessage, _ kind: ChannelMessage.Kind, to person: PersonID, secondsToLive: Int
    ) throws(ChannelError) -> ChannelMessage {
        // The evening question's tag is the same for everyone.
        try ChannelMessage(
            id: call.tag.derived(person.identifier.low), kind: kind, title: call.title, body: call.body,
            page: origin + call.page, at: world.now(), secondsToLive: secondsToLive)
    }

    private func note(_ outcome: DeliveryOutcome?, of channel: ReminderChannel) {
        guard let outcome, outcome != .delivered else { return }
        logger.warning(
            "could not deliver a reminder",
            metadata: ["code": "\(outcome.code)", "channel": "\(channel.kind.name)"])
    }

    private func send(
        _ message: ChannelMessage, to channel: ReminderChannel
    ) async throws(ChannelError) -> DeliveryOutcome? {
        switch channel.kind {
        case .ntfy:
            let topic = try NtfyTopic(channel.address.text, token: channel.secret?.text, within: policy)
            return await NtfySender(over: connections).send(message, to: topic)
        case .webhook:
            return await WebhookSender(over: connections).send(message, to: try target(of: channel))
        case .mail:
            let address = try address(of: channel)
            return await mail?.send(
                message, to: address, unsubscribe: "\(origin)/settings/reminders/channels/\(channel.id)")
        }
    }

    private func target(of channel: ReminderChannel) throws(ChannelError) -> WebhookTarget {
        let secret = try WebhookSecret(channel.secret?.text ?? "")
        return try WebhookTarget(channel.address.text, secret: secret, within: policy)
    }

    /// Sends a mail that is no reminder. Returns `nil` if the server sends none.
    func mail(_ message: ChannelMessage, to address: MailAddress) async -> DeliveryOutcome? {
        await mail?.send(message, to: address)
    }

    /// Throws if no mail can go to an address.
    func mailAddress(_ text: String) throws(ChannelError) -> MailAddress {
        try MailAddress(text, within: policy)
    }

    /// Sends a test message, or the confirmation link again if the address is unconfirmed. Returns `nil` if it
    /// could not be sent.
    package func test(_ channel: ReminderChannel, of person: PersonID) async -> DeliveryOutcome? {
        if channel.kind == .mail, !isConfirmed(channel, of: person) {
            return await sendLink(to: Unconfirmed(channel: channel, person: person))
        }
        return await send(.test, kind: .test, to: channel, of: person, secondsToLive: Channels.testSeconds)
    }

    /// Queues confirmation links for the e-mail addresses among newly recorded entries.
    func changed(_ person: PersonID, by entries: [Entry], _ practice: @autoclosure () -> Practice) {
        let set = entries.compactMap { $0.fact.setMailChannel }
        guard !set.isEmpty else { return }
        for channel in practice().reminderChannels where set.contains(channel.id) {
            guard channel.isOn, !isConfirmed(channel, of: person) else { continue }
            ask.yield(Unconfirmed(channel: channel, person: person))
        }
    }

    private func sendLink(to unconfirmed: Unconfirmed) async -> DeliveryOutcome? {
        let now = world.now()
        guard let mail else { return nil }
        do {
            let address = try address(of: unconfirmed.channel)
            guard try await confirmations.allow(to: address, for: unconfirmed.person, at: now) else {
                return nil
            }
            return await mail.send(try message(to: unconfirmed, at: address, now), to: address)
        } catch let error as ChannelError {
            logger.warning("could not send a confirmation link", metadata: ["code": "\(error.code)"])
            return nil
        } catch {
            logger.error("could not count a confirmation link", error)
            return nil
        }
    }

    private func message(
        to unconfirmed: Unconfirmed, at address: MailAddress, _ now: Instant
    ) throws(ChannelError) -> ChannelMessage {
        let channel = unconfirmed.channel
        let code = confirmation.code(for: channel.id, at: address, of: unconfirmed.person)
        let link = "\(origin)/settings/reminders/channels/\(channel.id)/confirm?code=\(code)"
        return try ChannelMessage.confirmation(
            channel.id.derived(UInt64(bitPattern: now.milliseconds)), link: link, at: now)
    }

    /// Sends queued confirmation links until the server stops.
    package func run() async throws {
        await cancelWhenGracefulShutdown {
            for await unconfirmed in unconfirmed { _ = await sendLink(to: unconfirmed) }
        }
        try await shutdown()
    }

    func shutdown() async throws {
        try await connections.shutdown()
        try await mail?.shutdown()
    }
}

extension Fact {
    fileprivate var setMailChannel: Identifier? {
        guard case .reminder(.reminderChannelSet(let fact)) = self, fact.kind == .mail else { return nil }
        return fact.channel
    }
}
