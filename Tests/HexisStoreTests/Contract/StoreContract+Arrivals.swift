import HexisCore
import HexisStore
import Testing

extension StoreContract {
    private func arrival(_ number: Int) -> Entry {
        let fact = Arrived(place: .number(number), instant: .hours(1), source: .signal)
        return Entry(id: .number(number), at: .hours(1), device: .number(2), fact: .arrived(fact))
    }

    @Test(
        "An accepted arrival stays pending until it is processed together with its reminders",
        arguments: StoreFactory.all)
    func arrivals(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await store.createPerson(.sample())
        _ = try await store.append([.sample(1), arrival(2), arrival(3)], for: ada)
        let unseen = try await store.unseenArrivals()
        #expect(Set(unseen) == Set([2, 3].map { UnseenArrival(person: ada, entry: arrival($0)) }))
        #expect(try await store.see(to: .number(2), of: ada, queueing: [.sample(5)], at: .hours(2)))
        #expect(try await store.nextCall(at: .hours(2)) == .hours(2))
        #expect(try await store.see(to: .number(3), of: ada, queueing: [], at: .hours(2)))
        #expect(try await store.unseenArrivals().isEmpty)
    }

    @Test(
        "An arrival is processed once, however often it is reported or claimed",
        arguments: StoreFactory.all)
    func arrivalsOnce(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await store.createPerson(.sample("Ada"))
        let bo = try await store.createPerson(.sample("Bo"))
        _ = try await store.append([arrival(2)], for: ada)
        #expect(try await !store.see(to: .number(2), of: bo, queueing: [.sample(5)], at: .hours(2)))
        #expect(try await store.see(to: .number(2), of: ada, queueing: [], at: .hours(2)))
        _ = try await store.append([arrival(2)], for: ada)
        #expect(try await store.unseenArrivals().isEmpty)
        #expect(try await !store.see(to: .number(2), of: ada, queueing: [.sample(5)], at: .hours(2)))
        #expect(try await store.nextCall(at: .hours(90)) == nil)
    }

    @Test("Erasing a person removes their pending arrivals", arguments: StoreFactory.all)
    func arrivalsOfErased(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await store.createPerson(.sample())
        _ = try await store.append([arrival(2)], for: ada)
        try await store.erase(ada)
        #expect(try await store.unseenArrivals().isEmpty)
    }
}
