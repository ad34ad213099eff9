import HexisCore
import HexisStore
import Testing

extension StoreContract {
    @Test(
        "Credentials are found by their hash, and each belongs to one account only",
        arguments: StoreFactory.all, StoredCredential.Kind.allCases)
    func credentials(_ factory: StoreFactory, _ kind: StoredCredential.Kind) async throws {
        let store = try factory.make().store
        let ada = try await store.createPerson(.sample("Ada"))
        let bo = try await store.createPerson(.sample("Bo"))
        let phone = StoredCredential(kind, id: Identifier(high: 1, low: 1), person: ada, bytes: [1, 2])
        let laptop = StoredCredential(kind, id: Identifier(high: 1, low: 2), person: ada, bytes: [3])
        let other = StoredCredential(kind, id: Identifier(high: 1, low: 3), person: bo, bytes: [4])
        try await store.add(phone, hash: TokenHash(of: "phone"))
        try await store.add(laptop, hash: TokenHash(of: "laptop"))
        try await store.add(other, hash: TokenHash(of: "other"))
        for person in [ada, bo] {
            let again = StoredCredential(kind, id: Identifier(high: 1, low: 4), person: person, bytes: [])
            await #expect(throws: StoreError.credentialTaken(kind)) {
                try await store.add(again, hash: TokenHash(of: "phone"))
            }
        }
        #expect(try await store.credentials(kind, of: ada) == [phone, laptop])
        #expect(try await store.credentials(kind, of: bo) == [other])
        #expect(try await store.credential(kind, by: TokenHash(of: "laptop")) == laptop)
        #expect(try await store.credential(kind, by: TokenHash(of: "none")) == nil)

        let used = StoredCredential(kind, id: phone.id, person: ada, bytes: [9])
        try await store.replace(used)
        // It is no one else's to replace or remove.
        try await store.replace(StoredCredential(kind, id: phone.id, person: bo, bytes: [8]))
        #expect(try await !store.removeCredential(kind, phone.id, of: bo))
        #expect(try await store.credentials(kind, of: ada) == [used, laptop])

        #expect(try await store.removeCredential(kind, phone.id, of: ada))
        #expect(try await !store.removeCredential(kind, phone.id, of: ada))
        try await store.replace(used)
        #expect(try await store.credentials(kind, of: ada) == [laptop])
        #expect(try await store.credential(kind, by: TokenHash(of: "phone")) == nil)
        try await store.add(phone, hash: TokenHash(of: "phone"))
        #expect(try await store.credentials(kind, of: ada) == [laptop, phone])
        try await store.erase(ada)
        #expect(try await store.credential(kind, by: TokenHash(of: "phone")) == nil)
        await #expect(throws: StoreError.unknownPerson(ada)) {
            try await store.add(phone, hash: TokenHash(of: "phone"))
        }
    }

    @Test(
        "A person has a limited number of credentials of each kind", arguments: StoreFactory.all,
        StoredCredential.Kind.allCases)
    func mostCredentials(_ factory: StoreFactory, _ kind: StoredCredential.Kind) async throws {
        let store = try factory.make().store
        let ada = try await store.createPerson(.sample("Ada"))
        for number in 0..<StoredCredential.most {
            let credential = StoredCredential(
                kind, id: Identifier(high: 2, low: UInt64(number)), person: ada, bytes: [])
            try await store.add(credential, hash: TokenHash(of: "\(number)"))
        }
        await #expect(throws: StoreError.tooManyCredentials(kind)) {
            try await store.add(
                StoredCredential(kind, id: Identifier(high: 1, low: 6), person: ada, bytes: []),
                hash: TokenHash(of: "more"))
        }
        #expect(try await store.credentials(kind, of: ada).count == StoredCredential.most)
    }
}
