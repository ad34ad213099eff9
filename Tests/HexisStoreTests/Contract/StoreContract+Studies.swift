import HexisCore
import HexisStore
import Testing

extension StoreContract {
    private func study(_ number: Int, of researcher: PersonID, _ bytes: [UInt8] = [1]) -> StoredStudy {
        StoredStudy(id: .number(number), researcher: researcher, bytes: bytes)
    }

    private func part(_ study: Int, of person: PersonID, _ bytes: [UInt8] = [1]) -> StoredParticipation {
        StoredParticipation(study: .number(study), person: person, bytes: bytes)
    }

    @Test("A study is found by its code, and belongs to its researcher", arguments: StoreFactory.all)
    func studies(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let (ida, bo) = (
            try await store.createPerson(.sample("Ida")), try await store.createPerson(.sample("Bo"))
        )
        let (walks, sleep) = (study(1, of: ida), study(2, of: ida, [2]))
        try await store.add(walks, code: TokenHash(of: "walks"))
        try await store.add(sleep, code: TokenHash(of: "sleep"))
        #expect(try await store.studies(of: ida) == [walks, sleep])
        #expect(try await store.studies(of: bo).isEmpty)
        #expect(try await store.study(.number(2)) == sleep)
        #expect(try await store.study(by: TokenHash(of: "walks")) == walks)
        #expect(try await store.study(by: TokenHash(of: "none")) == nil)
        #expect(try await store.study(.number(3)) == nil)

        try await store.removeStudy(.number(1), of: bo)
        #expect(try await store.studies(of: ida).count == 2)
        try await store.removeStudy(.number(1), of: ida)
        #expect(try await store.studies(of: ida) == [sleep])
        #expect(try await store.study(by: TokenHash(of: "walks")) == nil)
    }

    @Test("Of two changes that know the same revision, one is made", arguments: StoreFactory.all)
    func studyRevisions(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ida = try await store.createPerson(.sample("Ida"))
        try await store.add(study(1, of: ida), code: TokenHash(of: "walks"))
        #expect(try await store.add(part(1, of: ida)))
        #expect(try await !store.add(part(1, of: ida, [9])))

        #expect(try await store.replace(study(1, of: ida, [2])))
        #expect(try await !store.replace(study(1, of: ida, [3])))
        let changed = try #require(try await store.study(.number(1)))
        #expect(changed.bytes == [2] && changed.revision == 1)

        #expect(try await store.replace(part(1, of: ida, [2])))
        #expect(try await !store.replace(part(1, of: ida, [3])))
        let signed = try #require(try await store.participation(of: ida, in: .number(1)))
        #expect(signed.bytes == [2] && signed.revision == 1)
        #expect(try await !store.replace(part(2, of: ida)))
    }

    @Test(
        "What participants signed outlives the study, and nothing outlives the account",
        arguments: StoreFactory.all)
    func participants(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let (ida, maria, bo) = (
            try await store.createPerson(.sample("Ida")), try await store.createPerson(.sample("Maria")),
            try await store.createPerson(.sample("Bo"))
        )
        try await store.add(study(1, of: ida), code: TokenHash(of: "walks"))
        for person in [maria, bo] { #expect(try await store.add(part(1, of: person))) }
        #expect(try await Set(store.participants(in: .number(1))) == [maria, bo])
        #expect(try await store.participants(in: .number(2)).isEmpty)

        try await store.erase(bo)
        #expect(try await store.participants(in: .number(1)) == [maria])
        try await store.erase(ida)
        #expect(try await store.study(.number(1)) == nil)
        #expect(try await store.study(by: TokenHash(of: "walks")) == nil)
        #expect(try await store.participations(of: maria) == [part(1, of: maria)])
    }

    @Test("A researcher has as many studies as there may be", arguments: StoreFactory.all)
    func mostStudies(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ida = try await store.createPerson(.sample("Ida"))
        for number in 1...Study.most {
            try await store.add(study(number, of: ida), code: TokenHash(of: "\(number)"))
        }
        await #expect(throws: StoreError.tooManyStudies) {
            try await store.add(study(99, of: ida), code: TokenHash(of: "99"))
        }
    }
}
