import HexisCore
import HexisStore
import Testing

extension StoreContract {
    @Test("A person is found by user name and by id", arguments: StoreFactory.all)
    func personIsFound(_ factory: StoreFactory) async throws {
        let opened = try factory.make()
        let ada = try await opened.store.createPerson(.sample("Ada"))
        let account = Account(
            person: ada, userName: "Ada", email: "ada@example.org", passwordHash: "$argon2id$Ada",
            isAdministrator: true)
        #expect(try await opened.store.account(userName: "Ada") == account)
        #expect(try await opened.store.account(of: ada) == account)
    }

    @Test("An unknown person is not found", arguments: StoreFactory.all)
    func nobody(_ factory: StoreFactory) async throws {
        let opened = try factory.make()
        #expect(try await opened.store.account(userName: "Ada") == nil)
        #expect(try await opened.store.account(of: .number(1)) == nil)
    }

    @Test(
        "A user name is taken in any letter case and any composition of its accents",
        arguments: StoreFactory.all)
    func userNameIsTaken(_ factory: StoreFactory) async throws {
        let opened = try factory.make()
        _ = try await opened.store.createPerson(.sample("Zoë"))
        for name in ["Zoë", "ZOË", "zoe\u{308}"] {
            await #expect(throws: StoreError.userNameTaken) {
                try await opened.store.createPerson(.sample(name))
            }
        }
        #expect(try await opened.store.account(userName: "zOË")?.userName == "Zoë")
        #expect(try await opened.store.account(userName: "zoe") == nil)
    }

    @Test("An e-mail address is optional", arguments: StoreFactory.all)
    func noEmail(_ factory: StoreFactory) async throws {
        let opened = try factory.make()
        _ = try await opened.store.createPerson(NewPerson(userName: "Bo", passwordHash: "hash"))
        #expect(try await opened.store.account(userName: "bo")?.email == nil)
    }

    @Test(
        "A new password hash replaces the old one, for this person alone",
        arguments: StoreFactory.all)
    func passwordHash(_ factory: StoreFactory) async throws {
        let opened = try factory.make()
        let ada = try await opened.store.createPerson(.sample("Ada"))
        let bo = try await opened.store.createPerson(.sample("Bo"))
        try await opened.store.replacePasswordHash(of: ada, with: "new")
        #expect(try await opened.store.account(of: ada)?.passwordHash == "new")
        #expect(try await opened.store.account(of: bo)?.passwordHash == "$argon2id$Bo")
        await #expect(throws: StoreError.unknownPerson(.number(1))) {
            try await opened.store.replacePasswordHash(of: .number(1), with: "new")
        }
    }

    @Test("Erasing a person removes all their data and frees the user name", arguments: StoreFactory.all)
    func erase(_ factory: StoreFactory) async throws {
        let opened = try factory.make()
        let (ada, bo) = (
            try await opened.store.createPerson(.sample("Ada")),
            try await opened.store.createPerson(.sample("Bo"))
        )
        for person in [ada, bo] { _ = try await opened.store.append([.sample(1)], for: person) }
        _ = try await opened.store.open(.sample(1, of: ada))
        #expect(try await opened.store.session(.number(1), at: .hours(1)) != nil)

        try await opened.store.erase(ada)

        #expect(try await opened.store.account(of: ada) == nil)
        #expect(try await opened.store.account(userName: "Ada") == nil)
        #expect(try await opened.store.session(.number(1), at: .hours(1)) == nil)
        await #expect(throws: StoreError.unknownPerson(ada)) {
            try await opened.store.entries(of: ada, after: 0, limit: 10)
        }
        await #expect(throws: StoreError.unknownPerson(ada)) {
            try await opened.store.append([.sample(2)], for: ada)
        }
        await #expect(throws: StoreError.unknownPerson(ada)) { try await opened.store.erase(ada) }
        #expect(try await opened.store.entries(of: bo, after: 0, limit: 10).entries == [.sample(1)])
        #expect(try await opened.store.createPerson(.sample("Ada")) != ada)
    }
}
