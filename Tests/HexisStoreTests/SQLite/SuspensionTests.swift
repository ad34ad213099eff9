import HexisCore
import HexisStore
import Testing

@Suite("Suspending a person")
struct SuspensionTests {
    private let folder: TemporaryFolder
    private let store: SQLStore
    private let ada: PersonID
    private let bo: PersonID

    init() async throws {
        folder = try TemporaryFolder()
        store = try SQLStore(in: folder.data)
        ada = try await store.createPerson(.sample("Ada"))
        bo = try await store.createPerson(.sample("Bo"))
    }

    @Test("Suspension ends sessions, disables tokens and feeds, and keeps the journal")
    func doors() async throws {
        let phone = try await store.open(.sample(1, of: ada))
        try await store.setPush([1], of: phone.id, of: ada)
        _ = try await store.open(.sample(2, of: bo))
        _ = try await store.append([.sample(1), .sample(2)], for: ada)
        let watch = AccessToken(
            id: .number(1), name: try #require(Line("My watch")), scope: .adding, made: .hours(1))
        try await store.add(watch, secret: "one", of: ada)
        try await store.setAddress("feed", for: .calendar, of: ada)
        // The lookup puts the session in the cache.
        #expect(try await store.session(.number(1), at: .hours(1)) != nil)

        try await store.suspend(ada)
        #expect(try await store.account(userName: "ada")?.isSuspended == true)
        #expect(try await store.session(.number(1), at: .hours(1)) == nil)
        #expect(try await store.pushes(of: ada, at: .hours(1)).isEmpty)
        #expect(try await store.access(by: "one") == nil)
        #expect(try await store.owner(of: "feed", for: .calendar) == nil)
        #expect(try await store.entries(of: ada, after: 0, limit: 9).entries == [.sample(1), .sample(2)])
        #expect(try await store.session(.number(2), at: .hours(1)) != nil)

        try await store.resume(ada)
        #expect(try await store.account(userName: "ada")?.isSuspended == false)
        #expect(try await store.session(.number(1), at: .hours(1)) == nil)
        #expect(try await store.access(by: "one") == Access(person: ada, token: watch))
        #expect(try await store.owner(of: "feed", for: .calendar) == ada)
    }

    @Test("A suspended person gets no reminders, not even queued ones; other people's go out as before")
    func reminders() async throws {
        for person in [ada, bo] {
            let session = try await store.open(.sample(person == ada ? 1 : 2, of: person)).id
            try await store.plan(.hours(1), for: person, at: .hours(0))
            let due = try await store.claimDue(at: .hours(1), until: .hours(2), atMost: 9)
            let call = QueuedCall(
                id: .number(1), target: .browser(session), bytes: [1], usefulUntil: .hours(9))
            let mail = QueuedCall(
                id: .number(2), target: .channel(.number(7)), bytes: [2], usefulUntil: .hours(9))
            let claim = try #require(due.first { $0.person == person })
            #expect(
                try await store.completeDue(
                    claim, at: .hours(1), next: .hours(3), queueing: [call, mail], noting: [], missed: 0))
        }
        try await store.suspend(ada)
        let people = try await store.people(after: nil, atMost: 9)
        #expect(people == [bo])
        #expect(try await store.journalEnds(after: nil, atMost: 9).map(\.person) == [bo])
        let calls = try await store.claimCalls(at: .hours(2), until: .hours(3), atMost: 9)
        #expect(calls.map(\.person) == [bo, bo])
        let due = try await store.claimDue(at: .hours(3), until: .hours(4), atMost: 9)
        #expect(due.map(\.person) == [bo])
        try await store.resume(ada)
        #expect(Set(try await store.people(after: nil, atMost: 9)) == [ada, bo])
    }

    @Test("What a server planned just before a suspension is neither planned nor queued after it")
    func plannedMeanwhile() async throws {
        let mail = QueuedCall(
            id: .number(2), target: .channel(.number(7)), bytes: [2], usefulUntil: .hours(9))
        try await store.suspend(ada)
        try await store.plan(.hours(1), for: ada, at: .hours(0))
        try await store.queue([mail], for: ada, at: .hours(0))
        #expect(try await store.nextDue(at: .hours(0)) == nil)
        #expect(try await store.nextCall(at: .hours(0)) == nil)
        try await store.resume(ada)
        try await store.plan(.hours(1), for: ada, at: .hours(0))
        try await store.queue([mail], for: ada, at: .hours(0))
        #expect(try await store.nextDue(at: .hours(0)) == .hours(1))
        #expect(try await store.nextCall(at: .hours(0)) != nil)
    }

    @Test("A suspended person's webhooks get nothing, and get what was queued after the suspension ends")
    func programs() async throws {
        let listener = WebhookSubscription(id: .number(1), address: "https://example.org", happenings: .usual)
        try await store.add(listener, secret: "secret", knowing: [], of: ada, at: .hours(0))
        let standing = try #require(try await store.listeners(of: ada).first)
        try await store.queue(
            [QueuedEvent(id: .number(5), bytes: [5])], for: standing, upTo: standing.cursor, knowing: [],
            of: ada, at: .hours(1))
        try await store.suspend(ada)
        #expect(try await store.peopleWithWebhooks().isEmpty)
        #expect(try await store.nextEvent(at: .hours(1)) == nil)
        #expect(try await store.claimEvents(at: .hours(1), until: .hours(2), atMost: 9).isEmpty)
        try await store.resume(ada)
        #expect(try await store.peopleWithWebhooks() == [ada])
        #expect(
            try await store.claimEvents(at: .hours(1), until: .hours(2), atMost: 9).map(\.id) == [.number(5)])
    }

    @Test("People are listed by name, with the details that an operator may see")
    func everybody() async throws {
        _ = try await store.append([.sample(1), .sample(2)], for: bo)
        _ = try await store.open(.sample(1, of: bo))
        try await store.suspend(ada)
        let all = try await store.everybody()
        #expect(all.map(\.account.userName) == ["Ada", "Bo"])
        #expect(all.map(\.account.isSuspended) == [true, false])
        #expect(all.map(\.entries) == [0, 2])
        #expect(all.map(\.lastSeen) == [nil, .hours(0)])
    }

    @Test("An unknown person cannot be suspended")
    func nobody() async throws {
        await #expect(throws: StoreError.unknownPerson(.number(1))) { try await store.suspend(.number(1)) }
        await #expect(throws: StoreError.unknownPerson(.number(1))) { try await store.resume(.number(1)) }
    }
}
