import HexisCore
import HexisStore
import Testing

extension StoreContract {
    @Test("Attempts under a key count until their end, and no longer", arguments: StoreFactory.all)
    func attempts(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let (one, other) = (TokenHash(of: "one"), TokenHash(of: "other"))
        /// Adds an hour to the end of a key, and returns what that was before.
        func add(_ key: TokenHash, at now: Instant) async throws -> Instant? {
            try await store.changeAttempts(under: key, at: now) { end in
                defer { end = (end ?? now).advanced(byMilliseconds: 3_600_000) }
                return end
            }
        }
        #expect(try await add(one, at: .hours(1)) == nil)
        #expect(try await add(one, at: .hours(1)) == .hours(2))
        #expect(try await add(other, at: .hours(1)) == nil)
        #expect(try await add(one, at: .hours(2)) == .hours(3))
        #expect(try await add(other, at: .hours(2)) == nil)
        try await store.changeAttempts(under: one, at: .hours(2)) { $0 = nil }
        #expect(try await add(one, at: .hours(2)) == nil)
    }

    @Test("Of simultaneous attempts, none is lost", arguments: StoreFactory.all)
    func simultaneousAttempts(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let key = TokenHash(of: "one")
        try await withThrowingTaskGroup { group in
            for _ in 0..<20 {
                group.addTask {
                    try await store.changeAttempts(under: key, at: .hours(0)) { end in
                        end = (end ?? .hours(0)).advanced(byMilliseconds: 3_600_000)
                    }
                }
            }
            try await group.waitForAll()
        }
        let end = try await store.changeAttempts(under: key, at: .hours(0)) { $0 }
        #expect(end == .hours(20))
    }
}
