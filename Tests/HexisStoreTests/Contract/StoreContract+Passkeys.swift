import HexisCore
import HexisStore
import Testing

extension StoreContract {
    @Test(
        "Passkeys are found by their credential, which belongs to one account only",
        arguments: StoreFactory.all)
    func passkeys(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await store.createPerson(.sample("Ada"))
        let bo = try await store.createPerson(.sample("Bo"))
        let phone = StoredPasskey(id: Identifier(high: 1, low: 1), person: ada, bytes: [1, 2])
        let laptop = StoredPasskey(id: Identifier(high: 1, low: 2), person: ada, bytes: [3])
        let other = StoredPasskey(id: Identifier(high: 1, low: 3), person: bo, bytes: [4])
        try await store.add(phone, credential: TokenHash(of: "phone"))
        try await store.add(laptop, credential: TokenHash(of: "laptop"))
        try await store.add(other, credential: TokenHash(of: "other"))
        for person in [ada, bo] {
            let again = StoredPasskey(id: Identifier(high: 1, low: 4), person: person, bytes: [])
            await #expect(throws: StoreError.passkeyTaken) {
                try await store.add(again, credential: TokenHash(of: "phone"))
            }
        }
        #expect(try await store.passkeys(of: ada) == [phone, laptop])
        #expect(try await store.passkeys(of: bo) == [other])
        #expect(try await store.passkey(by: TokenHash(of: "laptop")) == laptop)
        #expect(try await store.passkey(by: TokenHash(of: "none")) == nil)

        let used = StoredPasskey(id: phone.id, person: ada, bytes: [9])
        try await store.replace(used)
        // It is no one else's to replace or remove.
        try await store.replace(StoredPasskey(id: phone.id, person: bo, bytes: [8]))
        #expect(try await !store.removePasskey(phone.id, of: bo))
        #expect(try await store.passkeys(of: ada) == [used, laptop])

        #expect(try await store.removePasskey(phone.id, of: ada))
        #expect(try await !store.removePasskey(phone.id, of: ada))
        try await store.replace(used)
        #expect(try await store.passkeys(of: ada) == [laptop])
        #expect(try await store.passkey(by: TokenHash(of: "phone")) == nil)
        try await store.add(phone, credential: TokenHash(of: "phone"))
        #expect(try await store.passkeys(of: ada) == [laptop, phone])
        try await store.erase(ada)
        #expect(try await store.passkey(by: TokenHash(of: "phone")) == nil)
        await #expect(throws: StoreError.unknownPerson(ada)) {
            try await store.add(phone, credential: TokenHash(of: "phone"))
        }
    }

    @Test("A person has a limited number of passkeys", arguments: StoreFactory.all)
    func mostPasskeys(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await store.createPerson(.sample("Ada"))
        for number in 0..<StoredPasskey.most {
            let passkey = StoredPasskey(
                id: Identifier(high: 2, low: UInt64(number)), person: ada, bytes: [])
            try await store.add(passkey, credential: TokenHash(of: "\(number)"))
        }
        await #expect(throws: StoreError.tooManyPasskeys) {
            try await store.add(
                StoredPasskey(id: Identifier(high: 1, low: 6), person: ada, bytes: []),
                credential: TokenHash(of: "more"))
        }
        #expect(try await store.passkeys(of: ada).count == StoredPasskey.most)
    }
}
