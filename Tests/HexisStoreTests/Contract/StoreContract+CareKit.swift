import HexisCore
import HexisStore
import Testing

extension StoreContract {
    private func revision(_ number: Int64, isPending: Bool = false) -> StoredCareKitRevision {
        StoredCareKitRevision(number: number, bytes: [UInt8(number)], isPending: isPending)
    }

    @Test(
        "Revisions of CareKit continue a person's log, and go with the account", arguments: StoreFactory.all)
    func careKit(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let (ida, bo) = (
            try await store.createPerson(.sample("Ida")), try await store.createPerson(.sample("Bo"))
        )
        #expect(try await store.careKitRevisions(of: ida).isEmpty)
        #expect(try await store.addCareKit([], of: ida))
        #expect(try await store.addCareKit([revision(1), revision(2, isPending: true)], of: ida))
        // Somebody else came first: nothing is appended.
        #expect(try await !store.addCareKit([revision(2), revision(3)], of: ida))
        #expect(try await !store.addCareKit([revision(4)], of: ida))
        #expect(try await store.addCareKit([revision(1)], of: bo))
        #expect(try await store.careKitRevisions(of: ida) == [revision(1), revision(2, isPending: true)])
        try await store.settleCareKit([1, 2], of: ida)
        #expect(try await store.careKitRevisions(of: ida) == [revision(1), revision(2)])

        try await store.erase(ida)
        await #expect(throws: StoreError.self) { try await store.addCareKit([self.revision(3)], of: ida) }
        #expect(try await store.careKitRevisions(of: bo) == [revision(1)])
    }
}
