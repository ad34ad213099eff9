import HexisCore
import Testing

@testable import HexisStore

extension StoreContract {
    private func minutes(_ minutes: Int64) -> Instant {
        .hours(100).advanced(byMilliseconds: minutes * 60_000)
    }

    @Test("A ticket is used once, until it has expired", arguments: StoreFactory.all)
    func usedTickets(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let (one, other) = (TokenHash(of: "one"), TokenHash(of: "other"))
        #expect(try await store.use(one, until: minutes(5), at: minutes(0)))
        #expect(try await store.use(other, until: minutes(5), at: minutes(1)))
        for minute in [0, 1, 4] as [Int64] {
            #expect(try await !store.use(one, until: minutes(5), at: minutes(minute)), "\(minute)")
        }
        #expect(try await store.use(one, until: minutes(10), at: minutes(5)))
    }

    @Test("Of many who use one ticket at the same time, one may", arguments: StoreFactory.all)
    func sameTicket(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ticket = TokenHash(of: "one")
        let end = minutes(5)
        let now = minutes(0)
        let uses = try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<20 { group.addTask { try await store.use(ticket, until: end, at: now) } }
            return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(uses == 1)
    }

    @Test("A ticket from when the clock was ahead is forgotten", arguments: StoreFactory.all)
    func ticketOfTheFuture(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ticket = TokenHash(of: "one")
        #expect(try await store.use(ticket, until: minutes(6005), at: minutes(6000)))
        #expect(try await store.use(ticket, until: minutes(5), at: minutes(0)))
    }

    @Test(
        "If there are too many, no ticket can be used until others have expired", arguments: StoreFactory.all)
    func tooManyTickets(_ factory: StoreFactory) async throws {
        let store = try #require(try factory.make().store as? SQLStore)
        func use(_ name: String, at minute: Int64) async throws -> Bool {
            let (now, end) = (minutes(minute), minutes(minute + 5))
            return try await store.write {
                try UsedTicketRows.use(TokenHash(of: name), until: end, at: now, atMost: 2, in: $0)
            }
        }
        #expect(try await use("one", at: 0))
        #expect(try await use("two", at: 1))
        for minute: Int64 in 1...4 { #expect(try await !use("three", at: minute)) }
        #expect(try await use("three", at: 5))
        #expect(try await !use("four", at: 5))
    }
}
