import HexisCore
import HexisStore
import Testing

extension StoreContract {
    private var three: Intake {
        Intake(.measurement, count: 3, news: 2, unused: [Unused(.time, "25:61", count: 4)])
    }

    @Test("The latest data from each source is recorded per person", arguments: StoreFactory.all)
    func waysIn(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await store.createPerson(.sample("Ada"))
        let bo = try await store.createPerson(.sample("Bo"))
        #expect(try await store.waysIn(of: ada).isEmpty)
        try await store.note(three, by: .appleHealth, of: ada, at: .hours(1))
        try await store.note(Intake(.track, count: 1, news: 1), by: .gpx, of: bo, at: .hours(1))
        let first = WayInRecord.after(nil, three, by: .appleHealth, at: .hours(1))
        #expect(try await store.waysIn(of: ada) == [first])
        let nothing = Intake(.measurement, count: 3, news: 0)
        try await store.note(nothing, by: .appleHealth, of: ada, at: .hours(2))
        let second = WayInRecord.after(first, nothing, by: .appleHealth, at: .hours(2))
        #expect(second.lastNews == .hours(1) && second.unused.map(\.unused) == three.unused)
        #expect(try await store.waysIn(of: ada) == [second])
    }

    @Test(
        "Revoking a token removes the record of its data, and later data is not recorded",
        arguments: StoreFactory.all)
    func waysInByToken(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await store.createPerson(.sample())
        for number in [1, 2] {
            let name = try #require(Line("Watch \(number)"))
            try await store.add(
                AccessToken(id: .number(number), name: name, scope: .adding, made: .hours(0)),
                secret: "secret \(number)", of: ada)
        }
        for way in [WayIn.program(.number(1)), .autoExport(.number(1)), .program(.number(2)), .ownTracks] {
            try await store.note(three, by: way, of: ada, at: .hours(1))
        }
        #expect(try await store.waysIn(of: ada).count == 4)
        try await store.removeAccessToken(.number(1), of: ada)
        try await store.note(three, by: .program(.number(1)), of: ada, at: .hours(2))
        #expect(try await store.waysIn(of: ada).map(\.way) == [.program(.number(2)), .ownTracks])
    }

    @Test("Erasing a person removes the record of their data", arguments: StoreFactory.all)
    func waysInOfErased(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await store.createPerson(.sample())
        try await store.note(three, by: .signals, of: ada, at: .hours(1))
        try await store.erase(ada)
        await #expect(throws: StoreError.unknownPerson(ada)) { try await store.waysIn(of: ada) }
        await #expect(throws: StoreError.unknownPerson(ada)) {
            try await store.note(three, by: .signals, of: ada, at: .hours(2))
        }
    }
}
