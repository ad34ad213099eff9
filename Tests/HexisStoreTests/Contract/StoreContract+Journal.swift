import HexisCore
import HexisStore
import Testing

extension StoreContract {
    @Test("Entries are read back unchanged, in the order of their arrival", arguments: StoreFactory.all)
    func appendAndRead(_ factory: StoreFactory) async throws {
        let opened = try factory.make()
        let ada = try await opened.store.createPerson(.sample())
        let entries = [3, 1, 2].map { Entry.sample($0) }
        let outcomes = try await opened.store.append(entries, for: ada)
        #expect(outcomes == [.accepted(sequence: 1), .accepted(sequence: 2), .accepted(sequence: 3)])
        let page = try await opened.store.entries(of: ada, after: 0, limit: 10)
        #expect(
            page == JournalPage(entries: entries, cursor: 3, hasMore: false, unreadable: 0, epoch: page.epoch)
        )
    }

    @Test(
        "Entries can be read as of an earlier time, by when they arrived and not when they were made",
        arguments: StoreFactory.all)
    func asOfEarlier(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await store.createPerson(.sample())
        for number in 1...4 {
            _ = try await store.append([.sample(number)], for: ada, at: .hours(100 + Int64(number)))
        }
        // A second arrival of the same entry changes nothing.
        _ = try await store.append([.sample(1)], for: ada, at: .hours(200))
        try await store.replace([.sample(2)], of: ada, at: .hours(300))
        let known: [(hours: Int64, numbers: [Int])] = [
            (101, []), (102, [1]), (104, [1, 3]), (300, [1, 3, 4]), (301, [1, 2, 3, 4]),
        ]
        for (hours, numbers) in known {
            let page = try await store.entries(of: ada, after: 0, limit: 9, arrivedBefore: .hours(hours))
            #expect(page.entries == numbers.map { .sample($0) }, "\(hours)")
            #expect((page.cursor, page.unreadable) == (4, 0))
        }
    }

    @Test(
        "Replacing an entry changes it only in its person's journal, and starts a new epoch",
        arguments: StoreFactory.all)
    func replacing(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await store.createPerson(.sample("Ada"))
        let bo = try await store.createPerson(.sample("Bo"))
        for person in [ada, bo] { _ = try await store.append([.sample(1), .sample(2)], for: person) }
        let epoch = try await store.entries(of: ada, after: 0, limit: 9).epoch
        let sample = Entry.sample(1)
        let changed = Entry(id: sample.id, at: .hours(7), device: sample.device, fact: sample.fact)
        try await store.replace([changed, .sample(3)], of: ada, at: .hours(8))
        #expect(try await store.entries(of: ada, after: 0, limit: 9).entries == [changed, .sample(2)])
        #expect(try await store.entries(of: bo, after: 0, limit: 9).entries == [.sample(1), .sample(2)])
        #expect(try await store.entries(of: ada, after: 2, limit: 9).epoch != epoch)
        try await store.check()
    }

    @Test(
        "A journal is read page by page, and the cursor stays where nothing new follows",
        arguments: StoreFactory.all)
    func pages(_ factory: StoreFactory) async throws {
        let opened = try factory.make()
        let ada = try await opened.store.createPerson(.sample())
        _ = try await opened.store.append((1...5).map { .sample($0) }, for: ada)
        var (cursor, sizes) = (Int64(0), [Int]())
        while true {
            let page = try await opened.store.entries(of: ada, after: cursor, limit: 2)
            sizes.append(page.entries.count)
            cursor = page.cursor
            if !page.hasMore { break }
        }
        #expect(sizes == [2, 2, 1])
        let end = try await opened.store.entries(of: ada, after: cursor, limit: 2)
        #expect(end == JournalPage(entries: [], cursor: 5, hasMore: false, unreadable: 0, epoch: end.epoch))
    }

    @Test("A page of long entries ends early, and the next one continues", arguments: StoreFactory.all)
    func longEntries(_ factory: StoreFactory) async throws {
        let opened = try factory.make()
        let ada = try await opened.store.createPerson(.sample())
        // Sealed, each entry takes a little more than 60 000 bytes: the 70th one reaches 4 MiB.
        let entries = try (0..<100).map { try Entry.long($0, bytes: 60_000) }
        _ = try await opened.store.append(entries, for: ada)
        let first = try await opened.store.entries(of: ada, after: 0, limit: 1000)
        #expect(first.entries == Array(entries[..<70]))
        #expect(first.cursor == 70)
        #expect(first.hasMore)
        let rest = try await opened.store.entries(of: ada, after: first.cursor, limit: 1000)
        #expect(rest.entries == Array(entries[70...]))
        #expect(!rest.hasMore)
    }

    @Test("An impossible limit is clamped", arguments: [(Int.min, 1), (0, 1), (Int.max, 2)])
    func limits(_ limit: Int, _ count: Int) async throws {
        for factory in StoreFactory.all {
            let opened = try factory.make()
            let ada = try await opened.store.createPerson(.sample())
            _ = try await opened.store.append([.sample(1), .sample(2)], for: ada)
            let page = try await opened.store.entries(of: ada, after: .min, limit: limit)
            #expect(page.entries.count == count)
        }
    }

    @Test("An entry that arrives twice is stored once, and the first one wins", arguments: StoreFactory.all)
    func twice(_ factory: StoreFactory) async throws {
        let opened = try factory.make()
        let ada = try await opened.store.createPerson(.sample())
        let outcomes = try await opened.store.append(
            [.sample(1, naming: "Walk"), .sample(1, naming: "Run"), .sample(2)], for: ada)
        #expect(
            outcomes == [.accepted(sequence: 1), .alreadyKnown(sequence: 1), .accepted(sequence: 2)])
        let again = try await opened.store.append([.sample(2, naming: "Run")], for: ada)
        #expect(again == [.alreadyKnown(sequence: 2)])
        let page = try await opened.store.entries(of: ada, after: 0, limit: 10)
        #expect(page.entries == [.sample(1, naming: "Walk"), .sample(2)])
    }

    @Test(
        "Entries of two people may have the same id", arguments: StoreFactory.all)
    func sameIdOfTwoPeople(_ factory: StoreFactory) async throws {
        let opened = try factory.make()
        let ada = try await opened.store.createPerson(.sample("Ada"))
        let bo = try await opened.store.createPerson(.sample("Bo"))
        #expect(
            try await opened.store.append([.sample(1, naming: "A")], for: ada) == [.accepted(sequence: 1)])
        #expect(try await opened.store.append([.sample(1, naming: "B")], for: bo) == [.accepted(sequence: 1)])
        #expect(
            try await opened.store.entries(of: bo, after: 0, limit: 9).entries == [.sample(1, naming: "B")])
    }

    @Test(
        "A broken or oversized entry is refused with its reason, and the others are kept",
        arguments: StoreFactory.all)
    func refused(_ factory: StoreFactory) async throws {
        let opened = try factory.make()
        let ada = try await opened.store.createPerson(.sample())
        let outcomes = try await opened.store.append(
            [.sample(1), .broken(2), .oversized(3), .sample(4)], for: ada)
        #expect(
            outcomes == [
                .accepted(sequence: 1), .refused(.malformed), .refused(.tooLarge(limit: Entry.longestBytes)),
                .accepted(sequence: 2),
            ])
        let page = try await opened.store.entries(of: ada, after: 0, limit: 10)
        #expect(page.entries == [.sample(1), .sample(4)])
    }

    @Test("Entries cannot be appended to an unknown person's journal", arguments: StoreFactory.all)
    func nobodysJournal(_ factory: StoreFactory) async throws {
        let opened = try factory.make()
        await #expect(throws: StoreError.unknownPerson(.number(1))) {
            try await opened.store.append([.sample(1)], for: .number(1))
        }
        await #expect(throws: StoreError.unknownPerson(.number(1))) {
            try await opened.store.entries(of: .number(1), after: 0, limit: 1)
        }
    }

    @Test(
        "When 64 devices send overlapping entries at once, each entry is kept once",
        arguments: StoreFactory.all)
    func concurrentAppends(_ factory: StoreFactory) async throws {
        let opened = try factory.make()
        let ada = try await opened.store.createPerson(.sample())
        // Device n sends the entries n ..< n + 8: 64 + 7 different entries, most of them eight times.
        let outcomes = try await withThrowingTaskGroup(of: [AppendOutcome].self) { group in
            for device in 0..<64 {
                group.addTask {
                    try await opened.store.append((device..<device + 8).map { .sample($0) }, for: ada)
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        let accepted = outcomes.compactMap { outcome in
            if case .accepted(let sequence) = outcome { sequence } else { nil }
        }
        #expect(outcomes.count == 64 * 8)
        #expect(accepted.sorted() == Array(1...71))
        let page = try await opened.store.entries(of: ada, after: 0, limit: 100)
        #expect(Set(page.entries) == Set((0..<71).map { .sample($0) }))
        #expect(page.cursor == 71)
    }
    @Test(
        "What many people append at once gets into each journal, also while others are erased",
        arguments: StoreFactory.all)
    func appendsOfManyPeople(_ factory: StoreFactory) async throws {
        let opened = try factory.make()
        var people: [PersonID] = []
        for number in 0..<24 { people.append(try await opened.store.createPerson(.sample("P\(number)"))) }
        let erased = Set(people.prefix(4))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for person in people {
                for number in 0..<4 {
                    group.addTask {
                        do {
                            _ = try await opened.store.append(
                                [.sample(number), .sample(number + 1)], for: person)
                        } catch StoreError.unknownPerson {
                            #expect(erased.contains(person))
                        }
                    }
                }
                if erased.contains(person) { group.addTask { try await opened.store.erase(person) } }
            }
            try await group.waitForAll()
        }
        for person in people where !erased.contains(person) {
            let page = try await opened.store.entries(of: person, after: 0, limit: 100)
            #expect(Set(page.entries) == Set((0..<5).map { .sample($0) }))
            #expect(page.cursor == 5)
        }
        for person in erased { #expect(try await opened.store.account(of: person) == nil) }
    }
}
