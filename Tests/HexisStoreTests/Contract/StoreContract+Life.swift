import HexisCore
import HexisStore
import Testing

extension StoreContract {
    @Test("An open store works, and a closed one refuses everything", arguments: StoreFactory.all)
    func close(_ factory: StoreFactory) async throws {
        let opened = try factory.make()
        let ada = try await opened.store.createPerson(.sample())
        try await opened.store.check()
        try await opened.store.close()
        await #expect(throws: StoreError.closed) { try await opened.store.check() }
        await #expect(throws: StoreError.closed) { try await opened.store.account(of: ada) }
        await #expect(throws: StoreError.closed) {
            try await opened.store.createPerson(.sample("Bo"))
        }
        await #expect(throws: StoreError.closed) { try await opened.store.close() }
    }

    @Test("Two stores have different epochs", arguments: StoreFactory.all)
    func epochs(_ factory: StoreFactory) async throws {
        var epochs: Set<Identifier> = []
        for _ in 1...2 {
            let opened = try factory.make()
            let ada = try await opened.store.createPerson(.sample())
            epochs.insert(try await opened.store.entries(of: ada, after: 0, limit: 1).epoch)
        }
        #expect(epochs.count == 2)
    }
}
