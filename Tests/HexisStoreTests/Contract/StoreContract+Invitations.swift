import HexisCore
import HexisStore
import Testing

extension StoreContract {
    private func invited(_ name: String, by secret: String?, at hours: Int64) -> NewPerson {
        NewPerson(
            userName: name, passwordHash: "hash", admission: .invitation(secret: secret, at: .hours(hours)))
    }

    @Test(
        "The first person is the administrator and needs no invitation; later ones are neither",
        arguments: StoreFactory.all)
    func firstPerson(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        #expect(try await !store.hasPeople())
        let ada = try await store.createPerson(invited("Ada", by: nil, at: 1))
        #expect(try await store.hasPeople())
        #expect(try await store.account(of: ada)?.isAdministrator == true)
        let bo = try await store.createPerson(.sample("Bo"))
        #expect(try await store.account(of: bo)?.isAdministrator == false)
        #expect(try await store.everybody().map { $0.account.userName } == ["Ada", "Bo"])
        try await store.setAdministrator(true, bo)
        try await store.setAdministrator(false, ada)
        #expect(try await store.everybody().map { $0.account.isAdministrator } == [false, true])
        #expect(try await store.account(of: bo)?.userName == "Bo")
        // Once everybody is gone, the server is new again.
        try await store.erase(ada)
        #expect(try await store.hasPeople())
        try await store.erase(bo)
        #expect(try await !store.hasPeople())
        let cleo = try await store.createPerson(.sample("Cleo"))
        #expect(try await store.account(of: cleo)?.isAdministrator == true)
    }

    @Test(
        "Limits are a person's own, and being an administrator does not touch them",
        arguments: StoreFactory.all)
    func limits(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await store.createPerson(.sample("Ada"))
        let bo = try await store.createPerson(.sample("Bo"))
        #expect(try await store.account(of: bo)?.limits == StorageLimits())
        try await store.setLimits(StorageLimits(journal: 5_000_000, photos: nil), of: bo)
        try await store.setAdministrator(true, bo)
        try await store.setLimits(StorageLimits(journal: 5_000_000, photos: 7), of: bo)
        let account = try #require(try await store.account(of: bo))
        #expect(account.limits == StorageLimits(journal: 5_000_000, photos: 7))
        #expect(account.isAdministrator && account.email == "ada@example.org")
        #expect(try await store.account(of: ada)?.limits == StorageLimits())
        try await store.setLimits(StorageLimits(), of: bo)
        #expect(try await store.account(of: bo)?.limits == StorageLimits())
        await #expect(throws: StoreError.self) {
            try await store.setLimits(StorageLimits(journal: 1), of: .number(99))
        }
    }

    @Test("An address is confirmed until another one takes its place", arguments: StoreFactory.all)
    func email(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await store.createPerson(.sample("Ada"))
        let bo = try await store.createPerson(.sample("Bo"))
        #expect(try await store.account(of: ada)?.confirmedEmail == nil)
        // Another address than that of the account.
        try await store.confirmEmail("new@example.org", of: ada)
        #expect(try await store.account(of: ada)?.isEmailConfirmed == false)
        try await store.confirmEmail("ada@example.org", of: ada)
        try await store.setAdministrator(true, ada)
        try await store.setEmail("ada@example.org", of: ada)
        #expect(try await store.account(of: ada)?.confirmedEmail == "ada@example.org")
        #expect(try await store.account(of: bo)?.confirmedEmail == nil)
        try await store.setEmail("new@example.org", of: ada)
        #expect(try await store.account(of: ada)?.email == "new@example.org")
        #expect(try await store.account(of: ada)?.confirmedEmail == nil)
        try await store.setEmail(nil, of: ada)
        #expect(try await store.account(of: ada)?.email == nil)
        await #expect(throws: StoreError.self) { try await store.setEmail(nil, of: .number(99)) }
    }

    @Test("An invitation admits one person, for seven days", arguments: StoreFactory.all)
    func invitation(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        _ = try await store.createPerson(.sample("Ada"))
        let first = Invitation(id: .number(1), made: .hours(1))
        let second = Invitation(id: .number(2), made: .hours(2))
        try await store.add(first, secret: "one")
        try await store.add(second, secret: "two")
        #expect(try await store.invitations(at: .hours(2)) == [second, first])
        #expect(first.expires == .hours(1 + 7 * 24))

        for secret in [nil, "", "three", "ONE"] as [String?] {
            await #expect(throws: StoreError.notInvited, "\(secret ?? "none")") {
                try await store.createPerson(invited("Bo", by: secret, at: 3))
            }
        }
        // A name that is taken does not use an invitation up.
        await #expect(throws: StoreError.userNameTaken) {
            try await store.createPerson(invited("ada", by: "one", at: 3))
        }
        #expect(try await store.isInvitation("one", at: .hours(3)))
        _ = try await store.createPerson(invited("Bo", by: "one", at: 3))
        #expect(try await !store.isInvitation("one", at: .hours(3)))
        await #expect(throws: StoreError.notInvited) {
            try await store.createPerson(invited("Cleo", by: "one", at: 3))
        }
        #expect(try await store.account(userName: "Cleo") == nil)

        // The last instant of its seven days, and the first one after.
        let end = Instant(clamping: second.expires.milliseconds - 1)
        #expect(try await store.isInvitation("two", at: end))
        #expect(try await !store.isInvitation("two", at: second.expires))
        #expect(try await store.invitations(at: second.expires).isEmpty)
        await #expect(throws: StoreError.notInvited) {
            try await store.createPerson(
                NewPerson(
                    userName: "Dora", passwordHash: "hash",
                    admission: .invitation(secret: "two", at: second.expires)))
        }
    }

    @Test(
        "Of two people who use one invitation at the same time, one is admitted", arguments: StoreFactory.all)
    func sameInvitation(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        _ = try await store.createPerson(.sample("Ada"))
        try await store.add(Invitation(id: .number(1), made: .hours(1)), secret: "one")
        let admitted = await withTaskGroup(of: Bool.self) { group in
            for number in 0..<20 {
                let newcomer = invited("person\(number)", by: "one", at: 2)
                group.addTask { (try? await store.createPerson(newcomer)) != nil }
            }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(admitted == 1)
        #expect(try await store.everybody().count == 2)
    }

    @Test("A withdrawn invitation admits nobody", arguments: StoreFactory.all)
    func withdrawn(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        _ = try await store.createPerson(.sample("Ada"))
        try await store.add(Invitation(id: .number(1), made: .hours(1)), secret: "one")
        try await store.removeInvitation(.number(1))
        try await store.removeInvitation(.number(7))
        await #expect(throws: StoreError.notInvited) {
            try await store.createPerson(invited("Bo", by: "one", at: 2))
        }
    }

    @Test("Only so many invitations wait at a time; expired ones do not count", arguments: StoreFactory.all)
    func mostInvitations(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        for number in 1...Invitation.most {
            try await store.add(Invitation(id: .number(number), made: .hours(1)), secret: "\(number)")
        }
        await #expect(throws: StoreError.tooManyInvitations) {
            try await store.add(Invitation(id: .number(1000), made: .hours(2)), secret: "one more")
        }
        try await store.add(Invitation(id: .number(1000), made: .hours(1 + 7 * 24)), secret: "later")
        #expect(try await store.invitations(at: .hours(1 + 7 * 24)).map { $0.id } == [.number(1000)])
    }
}
