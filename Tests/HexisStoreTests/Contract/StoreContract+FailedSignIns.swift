import HexisCore
import HexisStore
import Testing

extension StoreContract {
    /// Returns the instant this many minutes after hour 100, which starts a quarter of an hour.
    private func minutes(_ minutes: Int64) -> Instant {
        .hours(100).advanced(byMilliseconds: minutes * 60_000)
    }

    @Test(
        "Failed sign-ins are counted per person and quarter of an hour",
        arguments: StoreFactory.all)
    func failedSignIns(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await store.createPerson(.sample("Ada"))
        let bo = try await store.createPerson(.sample("Bo"))
        for time in [0, 14, 15, 40] as [Int64] {
            try await store.countFailedSignIn(of: ada, at: minutes(time))
        }
        #expect(
            try await store.failedSignIns(of: ada, at: minutes(40)) == [
                FailedSignIns(begin: minutes(30), count: 1), FailedSignIns(begin: minutes(15), count: 1),
                FailedSignIns(begin: minutes(0), count: 2),
            ])
        #expect(try await store.failedSignIns(of: bo, at: minutes(40)).isEmpty)
    }

    @Test(
        "Failed sign-in counts are dropped after thirty days, and those from the future at the next failure",
        arguments: StoreFactory.all)
    func forgottenSignIns(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await store.createPerson(.sample())
        let month: Int64 = 30 * 24 * 60
        for time in [0, month + 60] { try await store.countFailedSignIn(of: ada, at: minutes(time)) }
        #expect(
            try await store.failedSignIns(of: ada, at: minutes(month + 60)) == [
                FailedSignIns(begin: minutes(month + 60), count: 1)
            ])
        #expect(try await store.failedSignIns(of: ada, at: minutes(30)).isEmpty)
        try await store.countFailedSignIn(of: ada, at: minutes(30))
        // The count from the future is gone, and the other one is too old by then.
        #expect(try await store.failedSignIns(of: ada, at: minutes(month + 60)).isEmpty)
    }

    @Test(
        "A failed sign-in of an unknown person is not stored, and erasing a person removes theirs",
        arguments: StoreFactory.all)
    func failedSignInsOfNobody(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await store.createPerson(.sample())
        try await store.countFailedSignIn(of: .number(77), at: minutes(0))
        #expect(try await store.failedSignIns(of: .number(77), at: minutes(0)).isEmpty)
        try await store.countFailedSignIn(of: ada, at: minutes(0))
        try await store.erase(ada)
        try await store.countFailedSignIn(of: ada, at: minutes(1))
        #expect(try await store.failedSignIns(of: ada, at: minutes(1)).isEmpty)
    }
}
