import HexisCore
import HexisStore
import Testing

@testable import HexisServer
@testable import HexisService

@Suite("Live practices")
struct LivePracticesTests {
    @Test("Entries added concurrently while practices are evicted are in every later practice")
    func concurrency() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLStore(in: DataFolder(path: folder.path("data")))
        let people = try await [store.newPerson("a00"), store.newPerson("b00"), store.newPerson("c00")]
        // There is room for two of at least 4,096 bytes: the third one always evicts another while entries are being
        // added.
        let practices = LivePractices(store, memory: 20_000)
        try await withThrowingTaskGroup { group in
            for number in 0..<120 {
                let person = people[number % 3]
                group.addTask {
                    _ = try await practices.practice(of: person)
                    let entry = Entry.theme(of: person)
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

    @Test("The least recently used practice is evicted, by memory size and not by count")
    func sizes() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLStore(in: DataFolder(path: folder.path("data")))
        // A usual practice takes 4,096 bytes: half of the memory holds 24 of them.
        let practices = LivePractices(store, memory: 200_000)
        for number in 10..<60 {
            _ = try await practices.practice(of: store.newPerson("person\(number)"))
            #expect(practices.count <= 24)
        }
        #expect(practices.count > 20)
        try await store.close()
    }

    @Test("A practice larger than the whole memory is served, and evicts no usual one")
    func larger() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLStore(in: DataFolder(path: folder.path("data")))
        let (large, larger) = (try await store.newPerson("large"), try await store.newPerson("larger"))
        for (person, count) in [(large, 200), (larger, 2000)] {
            _ = try await store.append((0..<count).map { _ in .theme(of: person) }, for: person)
        }
        let practices = LivePractices(store, memory: 200_000)
        for number in 10..<20 { _ = try await practices.practice(of: store.newPerson("person\(number)")) }
        for _ in 1...3 {
            #expect(try await practices.practice(of: larger).count == 2000)
            #expect(practices.count == 11)
            #expect(try await practices.practice(of: large).count == 200)
            #expect(practices.count == 11)
        }
        // 120 bytes per entry, plus the entry itself.
        #expect(try await practices.bytes(of: larger) > 2000 * 120)
        practices.forget(large)
        #expect(practices.count == 11)
        try await store.close()
    }

    @Test("A practice that is read in passing is the same, and stays uncached")
    func inPassing() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLStore(in: DataFolder(path: folder.path("data")))
        let person = try await store.newPerson("maria")
        let practices = LivePractices(store)
        for count in 1...2 {
            let entry = Entry.theme(of: person)
            _ = try await store.append([entry], for: person)
            practices.add([entry], to: person)
            #expect(try await practices.practice(inPassing: person).count == count)
            #expect(practices.count == count - 1)
            #expect(try await practices.practice(of: person).count == count)
            #expect(practices.count == 1)
        }
        try await store.close()
    }

    @Test("A practice that could not be read is tried again")
    func failure() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLStore(in: DataFolder(path: folder.path("data")))
        let person = try await store.newPerson("maria")
        try await store.close()
        let practices = LivePractices(store)
        for _ in 1...2 {
            await #expect(throws: StoreError.closed) { try await practices.practice(of: person) }
        }
    }
}

extension Entry {
    fileprivate static func theme(of person: PersonID) -> Entry {
        Entry(
            id: World.machine.identifier(), at: World.machine.now(), device: person.identifier,
            fact: .themeChosen(ThemeChosen(theme: .dark)))
    }
}

extension Store {
    fileprivate func newPerson(_ name: String) async throws -> PersonID {
        try await createPerson(NewPerson(userName: name, passwordHash: "none"))
    }
}
