import HexisCore
import HexisStore
import Testing

extension StoreContract {
    private func listener(_ number: Int, _ happenings: Happenings = .usual) -> WebhookSubscription {
        WebhookSubscription(
            id: .number(number), address: "https://example.org/\(number)", happenings: happenings)
    }

    /// Returns a person with these subscriptions, who had three entries before subscribing.
    private func somebody(
        telling listeners: [WebhookSubscription], in store: any Store
    ) async throws -> PersonID {
        let ada = try await store.createPerson(.sample("Ada"))
        _ = try await store.append((1...3).map { .sample($0) }, for: ada)
        for (place, listener) in listeners.enumerated() {
            try await store.add(
                listener, secret: "secret \(place)", knowing: [.number(70), .number(71)], of: ada,
                at: .hours(Int64(place)))
        }
        return ada
    }

    private func queue(
        _ numbers: ClosedRange<Int>, for listener: Identifier, of person: PersonID, at hour: Int64 = 1,
        in store: any Store
    ) async throws {
        let standing = try #require(
            try await store.listeners(of: person).first { $0.listener.id == listener })
        try await store.queue(
            numbers.map { QueuedEvent(id: .number($0), bytes: [UInt8(truncatingIfNeeded: $0)]) },
            for: standing, upTo: standing.cursor + Int64(numbers.count), knowing: standing.completed,
            of: person, at: .hours(hour))
    }

    private func claimed(_ hour: Int64, in store: any Store) async throws -> [ClaimedEvent] {
        try await store.claimEvents(at: .hours(hour), until: .hours(hour + 1), atMost: 10)
    }

    @Test(
        "A subscription gets events from now on, until it is turned off or removed",
        arguments: StoreFactory.all)
    func listeners(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await somebody(telling: [listener(1), listener(2, [])], in: store)
        let bo = try await store.createPerson(.sample("Bo"))
        let known = try await store.listeners(of: ada)
        #expect(
            known == [
                SubscriptionStanding(listener(1), cursor: 3, completed: [.number(70), .number(71)]),
                SubscriptionStanding(listener(2, []), cursor: 3, completed: [.number(70), .number(71)]),
            ])
        #expect(try await store.listeners(of: bo).isEmpty)
        #expect(try await store.secret(ofWebhook: .number(2), of: ada) == "secret 1")
        #expect(try await store.secret(ofWebhook: .number(2), of: bo) == nil)
        #expect(try await store.peopleWithWebhooks() == [ada])

        try await store.turnOff(listener: .number(1), of: bo)
        try await store.remove(listener: .number(1), of: bo)
        #expect(try await store.listeners(of: ada) == known)
        try await store.remove(listener: .number(2), of: ada)
        try await store.turnOff(listener: .number(1), of: ada)
        #expect(try await store.peopleWithWebhooks().isEmpty)
        _ = try await store.append([.sample(4)], for: ada)
        try await store.turnOn(listener: .number(1), knowing: [.number(72)], of: ada)
        #expect(
            try await store.listeners(of: ada)
                == [SubscriptionStanding(listener(1), cursor: 4, completed: [.number(72)])])
        try await store.erase(ada)
        #expect(try await store.peopleWithWebhooks().isEmpty)
    }

    @Test("A person’s queued events can be dropped, and the next ones are sent", arguments: StoreFactory.all)
    func droppedEvents(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await somebody(telling: [listener(1), listener(2)], in: store)
        let bo = try await store.createPerson(.sample("Bo"))
        try await queue(11...12, for: .number(1), of: ada, in: store)
        try await queue(21...21, for: .number(2), of: ada, in: store)
        let underWay = try await claimed(1, in: store)
        try await store.dropEvents(of: bo)
        #expect(try await store.listeners(of: ada).map { $0.waiting } == [2, 1])
        try await store.dropEvents(of: ada)
        #expect(try await store.listeners(of: ada).map { $0.waiting } == [0, 0])
        #expect(try await store.nextEvent(at: .hours(1)) == nil)
        for claim in underWay { try await store.finish(claim, .sent, at: .hours(1)) }
        try await queue(13...13, for: .number(1), of: ada, in: store)
        #expect(try await claimed(2, in: store).map { $0.id } == [.number(13)])
        #expect(try await store.peopleWithWebhooks() == [ada])
    }

    @Test("Each subscription has one event in flight at a time, in order", arguments: StoreFactory.all)
    func newsInOrder(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await somebody(telling: [listener(1), listener(2)], in: store)
        #expect(try await store.nextEvent(at: .hours(1)) == nil)
        try await queue(11...12, for: .number(1), of: ada, in: store)
        try await queue(21...21, for: .number(2), of: ada, in: store)
        #expect(try await store.nextEvent(at: .hours(1)) == .hours(1))
        let first = try await claimed(1, in: store).sorted { $0.id < $1.id }
        #expect(Set(first.map(\.id)) == [.number(11), .number(21)])
        #expect(try await claimed(1, in: store).isEmpty)
        let one = try #require(first.first { $0.id == .number(11) })
        #expect(
            one
                == ClaimedEvent(
                    person: ada, listener: .number(1), number: 1, id: .number(11), bytes: [11],
                    address: "https://example.org/1", secret: "secret 0", failures: 0, queued: .hours(1),
                    lease: .hours(2)))

        try await store.finish(
            one, .postponed(until: .hours(3), oldest: .hours(0), code: "retry-503"), at: .hours(1))
        // The other subscription's lease has ended.
        let other = try await claimed(2, in: store)
        #expect(other.map(\.id) == [.number(21)])
        let again = try #require(try await claimed(3, in: store).first { $0.listener == .number(1) })
        #expect(again.id == .number(11))
        #expect(again.failures == 1)
        // A sender that reports after its lease ended changes nothing.
        try await store.finish(one, .sent, at: .hours(3))
        #expect(try await store.listeners(of: ada)[0].waiting == 2)
        try await store.finish(again, .sent, at: .hours(3))
        let next = try #require(try await claimed(3, in: store).first { $0.listener == .number(1) })
        #expect(next.id == .number(12))
        #expect(next.failures == 0)
        try await store.finish(next, .refused(code: "rejected-400"), at: .hours(4))
        let standing = try await store.listeners(of: ada)[0]
        #expect(standing.waiting == 0)
        #expect(standing.givenUp == 1)
        #expect(standing.lastSent == .hours(3))
        #expect(standing.trouble == Delivery.Trouble(code: "rejected-400", at: .hours(4)))
    }

    @Test("A claimed event is held for as long as it is renewed", arguments: StoreFactory.all)
    func newsRenewed(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await somebody(telling: [listener(1)], in: store)
        try await queue(11...12, for: .number(1), of: ada, in: store)
        #expect(try await store.nextEndOfEventLease(at: .hours(1)) == nil)
        let first = try #require(try await claimed(1, in: store).first)
        #expect(try await store.nextEndOfEventLease(at: .hours(1)) == .hours(2))
        let renewed = try #require(try await store.renew(first, until: .hours(4), at: .hours(1)))
        #expect(renewed.lease == .hours(4) && renewed.id == first.id)
        #expect(try await claimed(3, in: store).isEmpty)
        #expect(try await store.renew(first, until: .hours(8), at: .hours(1)) == nil)
        #expect(try await store.renew(renewed, until: .hours(8), at: .hours(4)) == nil)
        let second = try #require(try await claimed(4, in: store).first)
        #expect(try await store.renew(renewed, until: .hours(8), at: .hours(4)) == nil)
        try await store.finish(renewed, .sent, at: .hours(4))
        #expect(try await store.listeners(of: ada)[0].waiting == 2)
        try await store.finish(second, .sent, at: .hours(4))
        #expect(try await store.listeners(of: ada)[0].waiting == 1)
    }

    @Test("An event that another runner has queued is not queued again", arguments: StoreFactory.all)
    func newsOnce(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await somebody(telling: [listener(1)], in: store)
        let standing = try await store.listeners(of: ada)[0]
        for number in [11, 12] {
            try await store.queue(
                [QueuedEvent(id: .number(number), bytes: [1])], for: standing, upTo: 4,
                knowing: [.number(number)],
                of: ada, at: .hours(1))
        }
        let after = try await store.listeners(of: ada)[0]
        #expect(after.waiting == 1)
        #expect(after.cursor == 4)
        #expect(after.completed == [.number(11)])
    }

    @Test(
        "A queue of more than a thousand events drops the oldest, and an event that is too old is given up",
        arguments: StoreFactory.all)
    func newsGo(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await somebody(telling: [listener(1)], in: store)
        try await queue(1...700, for: .number(1), of: ada, at: 1, in: store)
        try await queue(701...1003, for: .number(1), of: ada, at: 2, in: store)
        #expect(try await store.listeners(of: ada)[0].waiting == 1000)
        #expect(try await store.listeners(of: ada)[0].dropped == 3)
        let first = try #require(try await claimed(3, in: store).first)
        #expect(first.id == .number(4))
        try await store.finish(
            first, .postponed(until: .hours(30), oldest: .hours(2), code: "retry-503"), at: .hours(26))
        #expect(try await store.listeners(of: ada)[0].givenUp == 697)
        #expect(try await store.nextEvent(at: .hours(26)) == .hours(30))
        let rest = try #require(try await claimed(30, in: store).first)
        #expect(rest.id == .number(701))
        try await store.finish(rest, .ended(code: "gone"), at: .hours(30))
        let standing = try await store.listeners(of: ada)[0]
        #expect(!standing.listener.isOn)
        #expect(standing.waiting == 0)
        #expect(standing.trouble?.code == "gone")
        #expect(try await store.nextEvent(at: .hours(99)) == nil)
        // A subscription that is off gets no events.
        try await queue(1...1, for: .number(1), of: ada, in: store)
        #expect(try await store.listeners(of: ada)[0].waiting == 0)
        try await store.turnOn(listener: .number(1), knowing: [], of: ada)
        #expect(try await store.listeners(of: ada)[0] == SubscriptionStanding(listener(1), cursor: 3))
    }
}
