import HexisCore
import HexisStore
import Synchronization
import Testing

@testable import HexisServer
@testable import HexisService

@Suite("Journals")
struct JournalsTests {
    private let folder: TemporaryFolder
    private let store: SQLStore
    private let journals: Journals

    init() throws {
        folder = try TemporaryFolder()
        store = try SQLStore(in: DataFolder(path: folder.path("data")))
        journals = Journals(store, LivePractices(store))
    }

    private func newPerson() async throws -> PersonID {
        try await store.createPerson(NewPerson(userName: "ada", passwordHash: "none"))
    }

    @Test(
        "Observers are notified one after the other, before append returns, with the new entries in the practice"
    )
    func order() async throws {
        let person = try await newPerson()
        let heard = Heard()
        for name in ["first", "second", "third"] {
            journals.observe(Observer(name: name, journals: journals, heard: heard))
        }
        _ = try await journals.append([.theme(1), .theme(2)], to: person)
        #expect(heard.all == ["first: 1 2 of 2", "second: 1 2 of 2", "third: 1 2 of 2"])
    }

    @Test("A practice can be read as of an earlier time, by when its entries arrived")
    func earlier() async throws {
        let person = try await newPerson()
        let time = Mutex(Instant(clamping: 1_000_000))
        let world = World(now: { time.withLock { $0 } }, randomBytes: World.machine.randomBytes)
        let journals = Journals(store, LivePractices(store), ServiceMetrics(), world)
        for number in UInt64(1)...3 {
            _ = try await journals.append([.theme(number)], to: person)
            time.withLock { $0 = $0.advanced(byMilliseconds: 10) }
        }
        for (milliseconds, count) in [(0, 0), (1, 1), (10, 1), (11, 2), (20, 2), (21, 3), (1000, 3)] {
            let instant = Instant(clamping: 1_000_000).advanced(byMilliseconds: Int64(milliseconds))
            #expect(
                try await journals.practices.practice(of: person, asOf: instant).count == count,
                "\(milliseconds)")
        }
    }

    @Test("What is just arriving has not settled until it can be read")
    func settled() {
        let (person, other) = (PersonID(high: 1, low: 1), PersonID(high: 1, low: 2))
        let appends = AppendsUnderWay()
        func at(_ milliseconds: Int64) -> () -> Instant { { Instant(clamping: milliseconds) } }
        let first = appends.begin(person, at(5))
        let second = appends.begin(person, at(7))
        #expect(appends.settled(person, at(9)) == first)
        #expect(appends.settled(other, at(9)) == Instant(clamping: 9))
        appends.end(person, first)
        #expect(appends.settled(person, at(9)) == second)
        // A clock that was set back does not make anything settle later.
        #expect(appends.settled(person, at(6)) == Instant(clamping: 6))
        appends.end(person, second)
        #expect(appends.settled(person, at(9)) == Instant(clamping: 9))
    }

    @Test("What another server appends settles once it can be read, whatever its clock")
    func settledElsewhere() throws {
        let now = Instant(clamping: 1_795_000_000_000)
        let world = SettableClock(at: now).world
        for (size, settled) in [(.one, now), (.two, now.advanced(byMilliseconds: -360_000))]
            as [(ServerGroup.Size, Instant)]
        {
            let servers = try ServerGroup(size)
            let store = servers.stores[0]
            let journals = Journals(store, LivePractices(store), live: LiveUpdates(), ServiceMetrics(), world)
            #expect(journals.settled(of: PersonID(high: 1, low: 1)) == settled)
        }
    }

    @Test("Observers are notified of new entries, not of known or refused ones")
    func new() async throws {
        let person = try await newPerson()
        let heard = Heard()
        journals.observe(Observer(name: "it", journals: journals, heard: heard))
        _ = try await journals.append([.theme(1)], to: person)
        let outcomes = try await journals.append([.theme(1), .broken(2), .theme(3)], to: person)
        #expect(
            outcomes == [
                .alreadyKnown(sequence: 1), .refused(.malformed), .accepted(sequence: 2),
            ])
        _ = try await journals.append([.theme(3), .broken(2)], to: person)
        #expect(heard.all == ["it: 1 of 1", "it: 3 of 2"])
    }

    @Test("Recording a refused entry throws an error, and the entries recorded with it are kept")
    func refused() async throws {
        let person = try await newPerson()
        _ = try await journals.practices.practice(of: person)
        await #expect(throws: StoreError.entryRefused(.malformed)) {
            try await journals.record([.theme(1), .broken(2), .theme(3)], for: person)
        }
        #expect(try await journals.practices.practice(of: person).count == 2)
    }

    @Test("A removed observer is not notified")
    func ended() async throws {
        let person = try await newPerson()
        let heard = Heard()
        journals.observe(Observer(name: "it", journals: journals, heard: heard))
        journals.endObserving()
        _ = try await journals.append([.theme(1)], to: person)
        #expect(heard.all.isEmpty)
    }

    private final class Heard: Sendable {
        private let words = Mutex<[String]>([])

        var all: [String] { words.withLock { $0 } }

        func add(_ word: String) { words.withLock { $0.append(word) } }
    }

    /// Logs the entries it is notified of, and how many entries the practice holds at that time.
    private struct Observer: JournalObserver {
        let name: String
        let journals: Journals
        let heard: Heard

        func journal(of person: PersonID, has entries: [Entry]) async {
            // Gives other observers the chance to run, in case they are not called in turn.
            for _ in 0..<100 { await Task.yield() }
            let count = try? await journals.practices.practice(of: person).count
            let numbers = entries.map { "\($0.id.low)" }.joined(separator: " ")
            heard.add("\(name): \(numbers) of \(count ?? 0)")
        }
    }
}

extension Entry {
    fileprivate static func theme(_ number: UInt64) -> Entry {
        entry(number, .themeChosen(ThemeChosen(theme: .dark)))
    }

    /// Returns an entry that could not be decoded again.
    fileprivate static func broken(_ number: UInt64) -> Entry { entry(number, .unknown(.number(0))) }

    private static func entry(_ number: UInt64, _ fact: Fact) -> Entry {
        Entry(
            id: Identifier(high: 0, low: number), at: noon,
            device: Identifier(high: 1, low: 1), fact: fact)
    }
}
