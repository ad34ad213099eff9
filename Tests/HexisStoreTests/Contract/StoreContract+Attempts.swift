import HexisCore
import Testing

@testable import HexisStore

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

    @Test("If there are too many, the half that ends soonest makes room", arguments: StoreFactory.all)
    func tooManyAttempts(_ factory: StoreFactory) async throws {
        let store = try #require(try factory.make().store as? SQLStore)
        /// Adds a key that counts so many hours, and returns until when it counted before.
        func add(_ hours: Int64) async throws -> Instant? {
            try await store.write { database in
                try AttemptRows.change(
                    under: TokenHash(of: "\(hours)"), at: .hours(0), atMost: 4, in: database
                ) {
                    end in
                    defer { end = .hours(hours) }
                    return end
                }
            }
        }
        for hours: Int64 in [3, 1, 4, 2] { #expect(try await add(hours) == nil) }
        for hours: Int64 in 1...4 {
            #expect(try await add(hours) == .hours(hours), "A known key needs no room.")
        }
        #expect(try await add(5) == nil)
        // Those of one, two and three hours were deleted; each that comes back finds room.
        for hours: Int64 in [4, 5] { #expect(try await add(hours) == .hours(hours)) }
        for hours: Int64 in [1, 2] { #expect(try await add(hours) == nil) }
    }
}
