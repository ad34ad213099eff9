import HexisCore
import HexisStore
import Testing

extension StoreContract {
    private func seen(_ number: Int, _ hour: Int64, _ fate: SeenCall.Fate = .called) -> SeenCall {
        SeenCall(id: .number(number), due: .hours(hour), fate: fate)
    }

    private func see(
        to calls: [SeenCall], of person: PersonID, at hour: Int64, in store: any Store
    ) async throws -> Bool {
        try await store.plan(.hours(hour), for: person, at: .hours(hour), anewAfter: .hours(99))
        let due = try await store.claimDue(at: .hours(hour), until: .hours(hour + 1), atMost: 9)
        return try await store.completeDue(
            try #require(due.first), at: .hours(hour), next: nil, queueing: [], noting: calls, missed: 0)
    }

    @Test(
        "The fates of reminders are kept for half a day and listed earliest first",
        arguments: StoreFactory.all)
    func seenCalls(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await store.createPerson(.sample("Ada"))
        let bo = try await store.createPerson(.sample("Bo"))
        #expect(try await see(to: [seen(2, 3), seen(1, 2, .dropped)], of: ada, at: 3, in: store))
        // The same reminder again, after a snooze.
        #expect(try await see(to: [seen(2, 4)], of: ada, at: 4, in: store))
        let all = try await store.seenCalls(of: ada, since: .hours(0))
        #expect(all == [seen(1, 2, .dropped), seen(2, 3), seen(2, 4)])
        #expect(try await store.seenCalls(of: ada, since: .hours(3)) == [seen(2, 3), seen(2, 4)])
        #expect(try await store.seenCalls(of: bo, since: .hours(0)).isEmpty)
        #expect(try await see(to: [seen(5, 15)], of: ada, at: 15, in: store))
        #expect(
            try await store.seenCalls(of: ada, since: .hours(0)) == [seen(2, 3), seen(2, 4), seen(5, 15)])
    }

    @Test("A void claim records nothing", arguments: StoreFactory.all)
    func seenCallsOfVoidClaim(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await store.createPerson(.sample())
        try await store.plan(.hours(1), for: ada, at: .hours(0))
        let due = try await store.claimDue(at: .hours(1), until: .hours(2), atMost: 1)
        try await store.plan(.hours(1), for: ada, at: .hours(1))
        let isComplete = try await store.completeDue(
            due[0], at: .hours(1), next: nil, queueing: [], noting: [seen(1, 1)], missed: 0)
        #expect(!isComplete)
        #expect(try await store.seenCalls(of: ada, since: .hours(0)).isEmpty)
    }

    @Test(
        "Reminders processed ahead of their time are processed again after a change",
        arguments: StoreFactory.all)
    func seenAhead(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await store.createPerson(.sample())
        #expect(try await see(to: [seen(1, 3), seen(2, 4)], of: ada, at: 3, in: store))
        try await store.plan(.hours(4), for: ada, at: .hours(3), anewAfter: .hours(3))
        #expect(try await store.seenCalls(of: ada, since: .hours(0)) == [seen(1, 3)])
    }

    @Test(
        "Reminders that a fast clock dropped or sent early do not count as handled",
        arguments: StoreFactory.all)
    func seenByWrongClock(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await store.createPerson(.sample())
        let longest = LongestWaits(lease: .minutes(1), call: .hours(1), news: .hours(1))
        #expect(try await see(to: [seen(1, 1, .dropped), seen(2, 1)], of: ada, at: 1, in: store))
        #expect(
            try await see(to: [seen(3, 2, .dropped), seen(4, 2), seen(5, 9)], of: ada, at: 9, in: store))
        try await store.bringBack(to: .hours(3), since: .hours(2), longest)
        let left = Set(try await store.seenCalls(of: ada, since: .hours(0)))
        #expect(left == [seen(1, 1, .dropped), seen(2, 1), seen(4, 2)])
    }

    @Test(
        "Reminders whose messages a fast clock queued but nobody sent do not count as handled",
        arguments: StoreFactory.all)
    func waitingByWrongClock(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await store.createPerson(.sample("Ada"))
        let bo = try await store.createPerson(.sample("Bo"))
        let longest = LongestWaits(lease: .minutes(1), call: .hours(1), news: .hours(1))
        for person in [ada, bo] { #expect(try await see(to: [seen(1, 2)], of: person, at: 9, in: store)) }
        // The message is useful until hour nine, and only the wrong clock does not find that too long.
        try await store.queue([.sample(1)], for: ada, at: .hours(8))
        try await store.bringBack(to: .hours(3), since: .hours(2), longest)
        #expect(try await store.nextCall(at: .hours(9)) == nil)
        #expect(try await store.seenCalls(of: ada, since: .hours(0)).isEmpty)
        #expect(try await store.seenCalls(of: bo, since: .hours(0)) == [seen(1, 2)])
    }

    @Test(
        "A message postponed past its useful time is due at once when the clock is corrected",
        arguments: StoreFactory.all)
    func uselessWait(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await store.createPerson(.sample())
        let longest = LongestWaits(lease: .minutes(1), call: .hours(24), news: .hours(1))
        try await store.queue([.sample(1), .sample(2)], for: ada, at: .hours(1))
        let calls = try await store.claimCalls(at: .hours(1), until: .hours(2), atMost: 2)
        let waits = [calls[0].usefulUntil, calls[1].usefulUntil.advanced(byMilliseconds: 1)]
        for (call, next) in zip(calls, waits) {
            try await store.postpone(call, until: next, .troubled(code: "retry-503"), at: .hours(1))
        }
        try await store.bringBack(to: .hours(2), since: .hours(2), longest)
        #expect(
            try await store.claimCalls(at: .hours(2), until: .hours(3), atMost: 2).map(\.id) == [calls[1].id])
    }

    @Test("Each journal's last sequence number is listed, page by page", arguments: StoreFactory.all)
    func journalEnds(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await store.createPerson(.sample("Ada"))
        let bo = try await store.createPerson(.sample("Bo"))
        _ = try await store.append([.sample(1), .sample(2)], for: ada)
        let all = try await store.journalEnds(after: nil, atMost: 9)
        #expect(Set(all) == [JournalEnd(person: ada, last: 2), JournalEnd(person: bo, last: 0)])
        let first = try await store.journalEnds(after: nil, atMost: 1)
        #expect(try await store.journalEnds(after: first[0].person, atMost: 9) == Array(all.dropFirst()))
    }

    @Test("Unsent messages count as overdue after a minute", arguments: StoreFactory.all)
    func overdueMessages(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await store.createPerson(.sample())
        try await store.queue([.sample(1), .sample(2)], for: ada, at: .hours(1))
        #expect(try await store.overdueMessages(before: .hours(1), at: .hours(3)) == 0)
        #expect(try await store.overdueMessages(before: .hours(2), at: .hours(3)) == 2)
        _ = try await store.claimCalls(at: .hours(3), until: .hours(4), atMost: 1)
        #expect(try await store.overdueMessages(before: .hours(2), at: .hours(3)) == 1)
        #expect(try await store.overdueMessages(before: .hours(2), at: .hours(4)) == 2)
    }

    @Test(
        "The store keeps how far reminders were watched, and how many were found",
        arguments: StoreFactory.all)
    func reminderWatch(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        #expect(try await store.reminderWatch() == nil)
        try await store.noteWatch(until: .hours(1), found: 0, at: .hours(2))
        #expect(
            try await store.reminderWatch() == ReminderWatch(until: .hours(1), found: 0, lastFound: nil))
        try await store.noteWatch(until: .hours(2), found: 3, at: .hours(3))
        try await store.noteWatch(until: .hours(3), found: 0, at: .hours(4))
        #expect(
            try await store.reminderWatch()
                == ReminderWatch(until: .hours(3), found: 3, lastFound: .hours(3)))
    }
}
