import HexisCore
import Testing

@testable import HexisStore

/// Eight writers to stores of the same database write without a pause, while something happens after every 200 writes.
/// Each write that returned has to have happened, and no other.
func write(
    to stores: [SQLStore], times: Int, as userName: String = "Ada", while body: () throws -> Void
) async throws {
    let ada = try await stores[0].createPerson(.sample(userName))
    let (returned, note) = AsyncStream.makeStream(of: Void.self)
    let count = try await withThrowingTaskGroup { group in
        for number in 0..<8 {
            let store = stores[number % stores.count]
            group.addTask {
                while !Task.isCancelled {
                    do throws(StoreError) {
                        try await store.countFailedSignIn(of: ada, at: .hours(0))
                        note.yield()
                    } catch .unavailable(let code, _) {
                        // It did not happen.
                        #expect(code != "PostgreSQL \(PostgreSQLFailure.unknownOutcome)")
                    }
                }
            }
        }
        var count = 0
        var returns = returned.makeAsyncIterator()
        func awaitReturns() async {
            for _ in 0..<200 {
                await returns.next()
                count += 1
            }
        }
        for _ in 0..<times {
            await awaitReturns()
            try body()
        }
        await awaitReturns()
        group.cancelAll()
        try await group.waitForAll()
        note.finish()
        while await returns.next() != nil { count += 1 }
        return count
    }
    for store in stores {
        #expect(try await store.failedSignIns(of: ada, at: .hours(0)).map { $0.count } == [count])
    }
}
