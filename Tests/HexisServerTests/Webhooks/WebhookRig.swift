import Crypto
import FakePushService
import Foundation
import HexisCore
import HexisDelivery
import HexisStore
import Logging
import NIOHTTP1
import Testing

@testable import HexisServer
@testable import HexisService

/// A store with a settable clock, and a person with a habit and webhooks.
struct WebhookRig {
    let store: SQLStore
    let clock = SettableClock()
    let person: PersonID
    let habit = Identifier(high: 1, low: 1)
    private let telling: WebhookDispatcher
    private let sender: WebhookEventSender
    private let practices: LivePractices
    private let folder: TemporaryFolder

    init(policy: NetworkPolicy = .anywhere) async throws {
        folder = try TemporaryFolder()
        store = try SQLStore(in: DataFolder(path: folder.path("data")))
        practices = LivePractices(store)
        var logger = Logger(label: "test")
        logger.logLevel = .critical
        let settings = try ServerSettings { _ in nil }
        sender = WebhookEventSender(store, policy: policy, world: clock.world, logger: logger)
        telling = WebhookDispatcher(
            store, practices, ZoneFolder(path: settings.zoneFolder), sender: sender, world: clock.world,
            logger: logger)
        person = try await store.createPerson(NewPerson(userName: "ada", passwordHash: "none"))
        let name = try #require(Line("Walk"))
        try await record([.habitAdded(HabitAdded(habit: habit, name: name, day: today))])
    }

    var today: Day { Moment(instant: clock.now).today }

    /// Runs the dispatcher for as long as `body` takes.
    func running(_ body: () async throws -> Void) async throws {
        let task = Task { try await telling.run() }
        let result: Result<Void, any Error>
        do { result = .success(try await body()) } catch { result = .failure(error) }
        task.cancel()
        try await task.value
        try result.get()
    }

    static let secret = "whsec_" + Data(0..<32).base64EncodedString()

    /// Adds a webhook that gets events from now on.
    @discardableResult
    func tell(_ address: String, of happenings: Happenings = .usual) async throws -> Identifier {
        let listener = WebhookSubscription(
            id: World.machine.identifier(), address: address, happenings: happenings)
        try await telling.begin(listener, secret: WebhookRig.secret, of: person)
        return listener.id
    }

    /// Makes the entries durable, as the server does. If they are not folded, they are still on their way to the
    /// practice.
    @discardableResult
    func record(_ facts: [Fact], isFolded: Bool = true) async throws -> [Identifier] {
        _ = try await practices.practice(of: person)
        let entries = facts.map {
            Entry(
                id: World.machine.identifier(), at: clock.now, device: Identifier(high: 2, low: 2), fact: $0)
        }
        _ = try await store.append(entries, for: person)
        if isFolded { practices.add(entries, to: person) }
        telling.changed(person)
        return entries.map(\.id)
    }

    @discardableResult
    func checkIn(_ count: Int = 1) async throws -> [Identifier] {
        try await record(
            (0..<count).map { _ in .checkedIn(CheckedIn(habit: habit, day: today, amount: .one)) })
    }

    /// Advances the clock and wakes the dispatcher.
    func wait(minutes: Int64) {
        clock.advance(by: minutes * 60_000)
        sender.outbox.ring()
    }

    func standing(_ listener: Identifier? = nil) async throws -> SubscriptionStanding {
        try #require(
            try await store.listeners(of: person).first { listener == nil || $0.listener.id == listener })
    }

    @discardableResult
    func eventually(
        _ what: String, _ listener: Identifier? = nil, _ isSo: (SubscriptionStanding) -> Bool
    ) async throws -> SubscriptionStanding {
        try await HexisServerTests.eventually(what) {
            let standing = try await standing(listener)
            return isSo(standing) ? standing : nil
        }
    }
}

extension FakePushService.Received {
    var json: JSON? { try? JSON(parsing: body) }
    var event: String? { json?["event"]?.string }
    var id: String? { json?["id"]?.string }

    /// Returns whether the request is signed with a secret, as Standard Webhooks specifies.
    func isSigned(with secret: String) -> Bool {
        guard let key = Data(base64Encoded: String(secret.dropFirst("whsec_".count))),
            let id = headers.first(name: "webhook-id"), id == self.id,
            let second = headers.first(name: "webhook-timestamp"),
            let signature = headers.first(name: "webhook-signature")
        else { return false }
        let code = HMAC<SHA256>.authenticationCode(
            for: Data("\(id).\(second).".utf8) + Data(body), using: SymmetricKey(data: key))
        return signature == "v1," + Data(code).base64EncodedString()
    }
}
