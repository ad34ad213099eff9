import HexisCore
import HexisStore
import Testing

extension StoreContract {
    @Test(
        "A due person is claimed once, until the lease ends or the claim is completed",
        arguments: StoreFactory.all)
    func claim(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await store.createPerson(.sample("Ada"))
        let bo = try await store.createPerson(.sample("Bo"))
        try await store.plan(.hours(2), for: ada, at: .hours(0))
        try await store.plan(.hours(9), for: bo, at: .hours(0))
        #expect(try await store.nextDue(at: .hours(1)) == .hours(2))
        #expect(try await store.claim(1).isEmpty)
        let first = try await store.claim(2)
        #expect(first == [DuePerson(person: ada, since: .hours(2), lease: .hours(3))])
        #expect(try await store.claim(2).isEmpty)
        #expect(try await store.nextDue(at: .hours(2)) == .hours(9))
        // The lease ended without completion: another runner claims the person, and the late runner changes nothing.
        let second = try await store.claim(3)
        #expect(second == [DuePerson(person: ada, since: .hours(2), lease: .hours(4))])
        #expect(try await !store.complete(first[0], .hours(3), next: .hours(7), [.sample(1)]))
        #expect(try await store.nextCall(at: .hours(3)) == nil)
        #expect(try await store.complete(second[0], .hours(3), next: .hours(5)))
        #expect(try await store.claim(4).isEmpty)
        let third = try await store.claim(5)
        #expect(third.map(\.since) == [.hours(5)])
        #expect(try await store.complete(third[0], .hours(5), next: nil))
        #expect(try await store.claim(9).map(\.person) == [bo])
    }

    @Test(
        "A change keeps reminders that are already due, and voids claims made before it",
        arguments: StoreFactory.all)
    func plannedMeanwhile(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await store.createPerson(.sample())
        try await store.plan(.hours(1), for: ada, at: .hours(0))
        try await store.plan(.hours(8), for: ada, at: .hours(2))
        let before = try await store.claim(2)
        #expect(before.map(\.since) == [.hours(1)])
        try await store.plan(.hours(3), for: ada, at: .hours(2))
        #expect(try await !store.complete(before[0], .hours(2), next: .hours(8), [.sample(1)]))
        let after = try await store.claim(2)
        #expect(after.map(\.since) == [.hours(1)])
        #expect(try await store.complete(after[0], .hours(2), next: .hours(3)))
        #expect(try await store.nextDue(at: .hours(2)) == .hours(3))
        try await store.plan(.hours(8), for: ada, at: .hours(2))
        #expect(try await store.nextDue(at: .hours(2)) == .hours(8))
        try await store.plan(nil, for: ada, at: .hours(3))
        #expect(try await store.nextDue(at: .hours(90)) == nil)
    }

    @Test(
        "A person who turns out to have been due earlier is due from that earlier instant",
        arguments: StoreFactory.all)
    func plannedEarlier(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await store.createPerson(.sample())
        try await store.plan(.hours(3), for: ada, at: .hours(0))
        try await store.plan(.hours(2), for: ada, at: .hours(4))
        #expect(try await store.nextDue(of: ada) == .hours(2))
        #expect(try await store.claim(4).map(\.since) == [.hours(2)])
        #expect(try await store.nextDue(of: .number(9)) == nil)
    }

    @Test(
        "A browser's push subscription belongs to its person and ends with its session",
        arguments: StoreFactory.all)
    func push(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await store.createPerson(.sample("Ada"))
        let bo = try await store.createPerson(.sample("Bo"))
        let phone = try await store.open(.sample(1, of: ada))
        let desktop = try await store.open(.sample(2, of: ada))
        try await store.setPush([1, 2, 3], of: phone.id, of: ada)
        try await store.setPush([4], of: desktop.id, of: ada)
        try await store.setPush([5], of: desktop.id, of: ada)
        let all = Set(try await store.pushes(of: ada, at: .hours(1)))
        #expect(
            all == [
                SessionPush(session: phone.id, bytes: [1, 2, 3]),
                SessionPush(session: desktop.id, bytes: [5]),
            ])
        await #expect(throws: StoreError.unknownSession(phone.id)) {
            try await store.setPush([6], of: phone.id, of: bo)
        }
        #expect(try await store.pushes(of: bo, at: .hours(1)).isEmpty)
        try await store.end(phone.id, of: ada)
        #expect(try await store.pushes(of: ada, at: .hours(1)).map(\.bytes) == [[5]])
        try await store.setPush(nil, of: desktop.id, of: ada)
        #expect(try await store.pushes(of: ada, at: .hours(1)).isEmpty)
        try await store.setPush([7], of: desktop.id, of: ada)
        // A sample session lasts 24 hours.
        #expect(try await store.pushes(of: ada, at: .hours(24)).isEmpty)
    }

    @Test("Derived keys differ by purpose and are stable", arguments: StoreFactory.all)
    func derivedKeys(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        for key in [store.lastingKey, store.temporaryKey] {
            #expect(key("a").count == 32)
            #expect(key("a") == key("a"))
            #expect(key("a") != key("b"))
        }
    }

    @Test("All people are listed, page by page", arguments: StoreFactory.all)
    func everybody(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        var made: Set<PersonID> = []
        for name in ["Ada", "Bo", "Cy"] { made.insert(try await store.createPerson(.sample(name))) }
        let first = try await store.people(after: nil, atMost: 2)
        let rest = try await store.people(after: first.last, atMost: 2)
        #expect(first.count == 2)
        #expect(Set(first + rest) == made)
        try await store.erase(first[0])
        #expect(try await store.people(after: nil, atMost: 9).count == 2)
    }
}

extension Store {
    /// Claims due people for an hour.
    fileprivate func claim(_ hour: Int64) async throws -> [DuePerson] {
        try await claimDue(at: .hours(hour), until: .hours(hour + 1), atMost: 10)
    }

    fileprivate func complete(
        _ due: DuePerson, _ now: Instant, next: Instant?, _ calls: [QueuedCall] = []
    ) async throws -> Bool {
        try await completeDue(due, at: now, next: next, queueing: calls, noting: [], missed: 0)
    }
}
