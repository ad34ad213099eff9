import HexisCore
import HexisStore
import Testing

extension StoreContract {
    @Test(
        "A secret address belongs to one person and one purpose until it is revoked",
        arguments: StoreFactory.all)
    func addresses(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await store.createPerson(.sample("Ada"))
        let bo = try await store.createPerson(.sample("Bo"))
        #expect(try await store.address(for: .calendar, of: ada) == nil)
        #expect(try await store.owner(of: "first", for: .calendar) == nil)
        try await store.setAddress("first", for: .calendar, of: ada)
        try await store.setAddress("other", for: .calendar, of: bo)
        #expect(try await store.address(for: .calendar, of: ada) == "first")
        #expect(try await store.owner(of: "first", for: .calendar) == ada)
        #expect(try await store.owner(of: "other", for: .calendar) == bo)
        #expect(try await store.owner(of: "first", for: .arrivals) == nil)
        try await store.setAddress("second", for: .calendar, of: ada)
        #expect(try await store.owner(of: "first", for: .calendar) == nil)
        #expect(try await store.owner(of: "second", for: .calendar) == ada)
        try await store.setAddress(nil, for: .calendar, of: ada)
        #expect(try await store.owner(of: "second", for: .calendar) == nil)
        #expect(try await store.address(for: .calendar, of: bo) == "other")
        try await store.erase(bo)
        #expect(try await store.owner(of: "other", for: .calendar) == nil)
    }
}
