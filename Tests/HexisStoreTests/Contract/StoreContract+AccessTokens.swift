import HexisCore
import HexisStore
import Testing

extension StoreContract {
    @Test("A token gives its person's programs access until it is revoked", arguments: StoreFactory.all)
    func accessTokens(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await store.createPerson(.sample("Ada"))
        let bo = try await store.createPerson(.sample("Bo"))
        let watch = AccessToken(
            id: .number(1), name: try #require(Line("My watch")), scope: .adding, made: .hours(1))
        let sheet = AccessToken(
            id: .number(2), name: try #require(Line("A sheet")), scope: [.reading, .adding], made: .hours(2))
        #expect(try await store.access(by: "one") == nil)
        try await store.add(sheet, secret: "two", of: ada)
        try await store.add(watch, secret: "one", of: ada)
        #expect(try await store.accessTokens(of: ada) == [watch, sheet])
        #expect(try await store.accessTokens(of: bo).isEmpty)
        #expect(try await store.access(by: "one") == Access(person: ada, token: watch))
        #expect(try await store.access(by: "two") == Access(person: ada, token: sheet))
        try await store.removeAccessToken(watch.id, of: bo)
        #expect(try await store.access(by: "one") != nil)
        try await store.removeAccessToken(watch.id, of: ada)
        #expect(try await store.access(by: "one") == nil)
        #expect(try await store.accessTokens(of: ada) == [sheet])
        try await store.erase(ada)
        #expect(try await store.access(by: "two") == nil)
    }
}
