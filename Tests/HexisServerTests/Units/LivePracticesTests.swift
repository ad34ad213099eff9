import HexisCore
import HexisStore
import Testing

@testable import HexisServer

@Suite("Live practices")
struct LivePracticesTests {
    @Test("entries added by many at once, with others making room, are all in every later practice")
    func concurrency() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteStore(in: DataFolder(path: folder.path("data")))
        let people = try await [store.newPerson("a00"), store.newPerson("b00"), store.newPerson("c00")]
        // Room for two: the third always drives one out, while entries are on their way.
        let practices = LivePractices(store, mostPeople: 2)
        try await withThrowingTaskGroup { group in
            for number in 0..<120 {
                let person = people[number % 3]
                group.addTask {
                    _ = try await practices.practice(of: person)
                    let entry = Entry(
                        id: World.machine.identifier(), at: World.machine.now(), device: person,
                        fact: .themeChosen(ThemeChosen(theme: .dark)))
                    _ = try await store.append([entry], for: person)
                    practices.add([entry], to: person)
                    #expect(try await practices.practice(of: person).contains(entry.id))
                }
            }
            try await group.waitForAll()
        }
        for person in people { #expect(try await practices.practice(of: person).count == 40) }
        try await store.close()
    }

    @Test("a practice that could not be read is tried again")
    func failure() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteStore(in: DataFolder(path: folder.path("data")))
        let person = try await store.newPerson("maria")
        try await store.close()
        let practices = LivePractices(store)
        for _ in 1...2 {
            await #expect(throws: StoreError.closed) { try await practices.practice(of: person) }
        }
    }
}

extension Store {
    fileprivate func newPerson(_ name: String) async throws -> Identifier {
        try await createPerson(NewPerson(userName: name, passwordHash: "none"))
    }
}
