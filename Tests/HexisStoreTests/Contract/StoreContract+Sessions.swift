import HexisCore
import HexisStore
import Testing

extension StoreContract {
    @Test("A session is found by its token until it expires", arguments: StoreFactory.all)
    func sessionIsFound(_ factory: StoreFactory) async throws {
        let opened = try factory.make()
        let ada = try await opened.store.createPerson(.sample())
        let session = try await opened.store.open(.sample(1, of: ada, label: "Firefox on Linux"))
        #expect(session.label == "Firefox on Linux")
        #expect(session.person == ada)
        // A sample session lasts 24 hours.
        #expect(try await opened.store.session(.number(1), at: .hours(0)) == session)
        #expect(try await opened.store.session(.number(1), at: .hours(23)) == session)
        #expect(try await opened.store.session(.number(1), at: .hours(24)) == nil)
        #expect(try await opened.store.session(.number(2), at: .hours(0)) == nil)
    }

    @Test("A session's last use is recorded at most once an hour", arguments: StoreFactory.all)
    func touch(_ factory: StoreFactory) async throws {
        let opened = try factory.make()
        let ada = try await opened.store.createPerson(.sample())
        let session = try await opened.store.open(.sample(1, of: ada))
        try await opened.store.touch(session, at: .hours(1).advanced(byMilliseconds: -1))
        #expect(try await opened.store.session(.number(1), at: .hours(1))?.lastSeen == .hours(0))
        try await opened.store.touch(session, at: .hours(1))
        #expect(try await opened.store.session(.number(1), at: .hours(1))?.lastSeen == .hours(1))
    }

    @Test("A person's sessions are listed by last use, latest first", arguments: StoreFactory.all)
    func order(_ factory: StoreFactory) async throws {
        let opened = try factory.make()
        let ada = try await opened.store.createPerson(.sample("Ada"))
        let bo = try await opened.store.createPerson(.sample("Bo"))
        let first = try await opened.store.open(.sample(1, of: ada, created: .hours(0)))
        let second = try await opened.store.open(.sample(2, of: ada, created: .hours(1)))
        _ = try await opened.store.open(.sample(3, of: bo))
        #expect(try await opened.store.sessions(of: ada).map(\.id) == [second.id, first.id])
        try await opened.store.touch(first, at: .hours(2))
        #expect(try await opened.store.sessions(of: ada).map(\.id) == [first.id, second.id])
    }

    @Test("Opening a session drops the person's expired ones", arguments: StoreFactory.all)
    func expiredAreDropped(_ factory: StoreFactory) async throws {
        let opened = try factory.make()
        let ada = try await opened.store.createPerson(.sample())
        _ = try await opened.store.open(.sample(1, of: ada, created: .hours(0)))
        let later = try await opened.store.open(.sample(2, of: ada, created: .hours(24)))
        #expect(try await opened.store.sessions(of: ada) == [later])
    }

    @Test("A session ends at once, and only its own person can end it", arguments: StoreFactory.all)
    func end(_ factory: StoreFactory) async throws {
        let opened = try factory.make()
        let ada = try await opened.store.createPerson(.sample("Ada"))
        let bo = try await opened.store.createPerson(.sample("Bo"))
        let session = try await opened.store.open(.sample(1, of: ada))
        await #expect(throws: StoreError.unknownSession(session.id)) {
            try await opened.store.end(session.id, of: bo)
        }
        #expect(try await opened.store.session(.number(1), at: .hours(0)) == session)
        try await opened.store.end(session.id, of: ada)
        #expect(try await opened.store.session(.number(1), at: .hours(0)) == nil)
    }

    @Test("All sessions end except the excluded one", arguments: StoreFactory.all)
    func endAll(_ factory: StoreFactory) async throws {
        let opened = try factory.make()
        let ada = try await opened.store.createPerson(.sample("Ada"))
        let bo = try await opened.store.createPerson(.sample("Bo"))
        let kept = try await opened.store.open(.sample(1, of: ada))
        for number in [2, 3] as [UInt8] { _ = try await opened.store.open(.sample(number, of: ada)) }
        let others = try await opened.store.open(.sample(4, of: bo))
        #expect(try await opened.store.session(.number(2), at: .hours(0)) != nil)

        try await opened.store.endAll(of: ada, except: kept.id)
        #expect(try await opened.store.session(.number(2), at: .hours(0)) == nil)
        #expect(try await opened.store.sessions(of: ada) == [kept])
        try await opened.store.endAll(of: ada, except: nil)
        #expect(try await opened.store.session(.number(1), at: .hours(0)) == nil)
        #expect(try await opened.store.session(.number(4), at: .hours(0)) == others)
    }

    @Test(
        "Renewing extends a session, also after the store was closed", arguments: StoreFactory.all)
    func renew(_ factory: StoreFactory) async throws {
        let opened = try factory.make()
        let ada = try await opened.store.createPerson(.sample())
        let session = try await opened.store.open(.sample(1, of: ada))
        let renewed = try #require(
            try await opened.store.renew(.number(1), until: .hours(90), at: .hours(20)))
        #expect(renewed.expires == .hours(90))
        #expect(renewed.id == session.id)
        #expect(try await opened.store.session(.number(1), at: .hours(89)) == renewed)
        #expect(try await opened.store.session(.number(1), at: .hours(90)) == nil)
        // An expired session stays expired, and an unknown one cannot be renewed.
        #expect(try await opened.store.renew(.number(1), until: .hours(200), at: .hours(90)) == nil)
        #expect(try await opened.store.renew(.number(2), until: .hours(200), at: .hours(1)) == nil)
    }

    @Test(
        "A session about to end is listed until a warning is recorded, and again if it was renewed since",
        arguments: StoreFactory.all)
    func ending(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await store.createPerson(.sample())
        let session = try await store.open(.sample(1, of: ada))
        func ending(at hour: Int64) async throws -> [EndingSession] {
            try await store.endingSessions(before: .hours(hour + 7), at: .hours(hour), atMost: 10)
        }
        #expect(try await ending(at: 20).isEmpty)
        try await store.setPush([1, 2], of: session.id, of: ada)
        #expect(try await ending(at: 16).isEmpty)
        #expect(try await ending(at: 17) == [EndingSession(session: session, push: [1, 2])])
        #expect(try await ending(at: 24).isEmpty)
        try await store.noteWarned(of: session, at: .hours(17))
        #expect(try await ending(at: 17).isEmpty)
        _ = try await store.renew(.number(1), until: .hours(90), at: .hours(20))
        #expect(try await ending(at: 20).isEmpty)
        #expect(try await ending(at: 85).map(\.session.id) == [session.id])
    }
}
