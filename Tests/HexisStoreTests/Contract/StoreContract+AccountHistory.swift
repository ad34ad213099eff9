import HexisCore
import HexisStore
import Testing

extension StoreContract {
    @Test("An account remembers its latest events, each for its own person", arguments: StoreFactory.all)
    func accountHistory(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await store.createPerson(.sample("Ada"))
        let bo = try await store.createPerson(.sample("Bo"))
        #expect(try await store.history(of: ada).isEmpty)
        let events = [
            AccountEvent(.signedIn, at: .hours(3), device: "Firefox on Linux"),
            AccountEvent(.passwordLinkUsed, at: .hours(2), device: "Safari on iPhone"),
            AccountEvent(.passwordLinkMade, at: .hours(1)), AccountEvent(.passwordChanged, at: .hours(0)),
        ]
        for event in events.reversed() { try await store.add(event, of: ada) }
        #expect(try await store.history(of: ada) == events)
        #expect(try await store.history(of: bo).isEmpty)
        for hour in 4..<Int64(4 + AccountEvent.most) {
            try await store.add(AccountEvent(.signedIn, at: .hours(hour)), of: ada)
        }
        let kept = try await store.history(of: ada)
        #expect(kept.count == AccountEvent.most)
        #expect(kept.last?.at == .hours(4))
        try await store.erase(ada)
        await #expect(throws: StoreError.unknownPerson(ada)) { try await store.history(of: ada) }
    }

    @Test(
        "A link replaces the password once, before it expires, and only its own person's",
        arguments: StoreFactory.all)
    func passwordLink(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await store.createPerson(.sample("Ada"))
        let bo = try await store.createPerson(.sample("Bo"))
        try await store.setPasswordLink("first", of: ada, until: .hours(24))
        try await store.setPasswordLink("second", of: ada, until: .hours(24))
        try await store.setPasswordLink("other", of: bo, until: .hours(24))
        // A new link replaces the earlier one.
        #expect(try await store.account(byPasswordLink: "first", at: .hours(1)) == nil)
        #expect(try await store.account(byPasswordLink: "second", at: .hours(1))?.person == ada)
        #expect(try await store.account(byPasswordLink: "second", at: .hours(24)) == nil)

        for (person, secret, hour) in [
            (ada, "first", 1), (ada, "other", 1), (bo, "second", 1), (ada, "second", 24),
        ]
            as [(PersonID, String, Int64)]
        {
            await #expect(throws: StoreError.linkUnusable, "\(secret)") {
                try await store.replacePasswordHash(
                    of: person, with: "new", byPasswordLink: secret, at: .hours(hour))
            }
        }
        try await store.replacePasswordHash(of: ada, with: "new", byPasswordLink: "second", at: .hours(23))
        #expect(try await store.account(of: ada)?.passwordHash == "new")
        await #expect(throws: StoreError.linkUnusable) {
            try await store.replacePasswordHash(
                of: ada, with: "newer", byPasswordLink: "second", at: .hours(23))
        }
        #expect(try await store.account(of: ada)?.passwordHash == "new")
        #expect(try await store.account(of: bo)?.passwordHash != "new")
        try await store.erase(bo)
        #expect(try await store.account(byPasswordLink: "other", at: .hours(1)) == nil)
    }
}
