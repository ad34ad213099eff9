import Foundation
import GRDB
import HexisCore
import Testing

@testable import HexisStore

/// An attacker who can write to the database but does not have the key.
@Suite("A tampered database")
struct SealingTests {
    private let folder: TemporaryFolder
    private let store: SQLStore
    private let ada: PersonID
    private let bo: PersonID

    init() async throws {
        folder = try TemporaryFolder()
        store = try SQLStore(in: folder.data)
        ada = try await store.createPerson(.sample("Ada"))
        bo = try await store.createPerson(.sample("Bo"))
        _ = try await store.append([.sample(1), .sample(2), .sample(3)], for: ada)
    }

    @Test("An entry with one changed bit is counted as unreadable, and the others are read")
    func changedEntry() async throws {
        try await meddle("UPDATE entry SET sealed = ? WHERE sequence = 2") { sealed in
            sealed[20] ^= 1
            return sealed
        }
        let page = try await store.entries(of: ada, after: 0, limit: 10)
        #expect(
            page
                == JournalPage(
                    entries: [.sample(1), .sample(3)], cursor: 3, hasMore: false, unreadable: 1,
                    epoch: store.epoch))
    }

    @Test("A truncated entry is counted as unreadable", arguments: [0, 1, 27, 28])
    func shortEntry(_ length: Int) async throws {
        try await meddle("UPDATE entry SET sealed = ? WHERE sequence = 2") { $0.prefix(length) }
        #expect(try await store.entries(of: ada, after: 0, limit: 10).unreadable == 1)
    }

    @Test("An entry moved to another person is not opened")
    func movedToAnotherPerson() async throws {
        let (ada, bo) = (Data(ada.bytes), Data(bo.bytes))
        try await store.execute("UPDATE entry SET person = ? WHERE person = ?", [bo, ada])
        let page = try await store.entries(of: self.bo, after: 0, limit: 10)
        #expect(
            page == JournalPage(entries: [], cursor: 3, hasMore: false, unreadable: 3, epoch: store.epoch))
    }

    @Test("A person's key moved to another person is not opened, so it opens nothing for them")
    func movedKey() async throws {
        let (ada, bo) = (Data(ada.bytes), Data(bo.bytes))
        try await store.execute(
            "UPDATE person SET key = (SELECT key FROM person WHERE id = ?) WHERE id = ?", [ada, bo])
        await #expect(throws: StoreError.unreadable(person: self.bo, field: "key")) {
            try await store.entries(of: self.bo, after: 0, limit: 10)
        }
    }

    @Test("An entry moved to another entry's place is not opened")
    func movedToAnotherEntry() async throws {
        try await meddle("UPDATE entry SET sealed = ? WHERE sequence = 3") { $0 }
        let page = try await store.entries(of: ada, after: 0, limit: 10)
        #expect(
            page
                == JournalPage(
                    entries: [.sample(1), .sample(2)], cursor: 3, hasMore: false, unreadable: 1,
                    epoch: store.epoch))
    }

    @Test(
        "An entry from before arrivals were recorded is read, and counts as having arrived when it was made")
    func withoutArrival() async throws {
        let sealed = try await store.key(of: ada).seal(
            Data(Entry.sample(2).bytes), as: .entry(Entry.sample(2).id))
        try await store.execute("UPDATE entry SET sealed = ?, has_arrival = 0 WHERE sequence = 2", [sealed])
        #expect(try await store.entries(of: ada, after: 0, limit: 9).entries == (1...3).map { .sample($0) })
        let made = Entry.sample(2).at
        for (instant, count) in [(made, 0), (made.advanced(byMilliseconds: 1), 1)] {
            let page = try await store.entries(of: ada, after: 1, limit: 1, arrivedBefore: instant)
            #expect(page.entries.count == count)
        }
    }

    @Test("An entry whose mark of having an arrival was changed is not opened")
    func changedMark() async throws {
        try await meddle("UPDATE entry SET sealed = ?, has_arrival = 0 WHERE sequence = 2") { $0 }
        #expect(try await store.entries(of: ada, after: 0, limit: 9).unreadable == 1)
    }

    @Test("A profile in the place of a password hash is not opened")
    func movedProfile() async throws {
        try await store.execute("UPDATE person SET password_hash = profile")
        await #expect(throws: StoreError.unreadable(person: ada, field: "password hash")) {
            try await store.account(of: ada)
        }
    }

    @Test(
        "A session that was changed in the database gives no access",
        arguments: [
            "label = (SELECT label FROM session WHERE id != ?1)",
            "token_hash = x'0303030303030303030303030303030303030303030303030303030303030303'",
            "expires = expires + 1", "device = id",
        ])
    func changedSession(_ change: String) async throws {
        _ = try await store.open(.sample(1, of: ada, label: "Phone"))
        let other = try await store.open(.sample(2, of: ada, label: "Laptop"))
        try await store.execute("UPDATE session SET \(change) WHERE id = ?1", [Data(other.id.bytes)])
        let again = try await reopened()
        for token in [2, 3] as [UInt8] {
            #expect(try await again.session(.number(token), at: .hours(0)) == nil)
        }
        #expect(try await again.session(.number(1), at: .hours(0))?.label == "Phone")
        #expect(try await again.sessions(of: ada).map { $0.label } == ["Phone"])
    }

    @Test("A token put into another person's session gives its owner no access")
    func graftedToken() async throws {
        _ = try await store.open(.sample(1, of: ada, label: "Phone"))
        _ = try await store.open(.sample(2, of: bo, label: "Laptop"))
        try await store.execute("DELETE FROM session WHERE person = ?", [Data(bo.bytes)])
        try await store.execute(
            "UPDATE session SET token_hash = ? WHERE person = ?",
            [Data(repeating: 2, count: 32), Data(ada.bytes)])
        #expect(try await reopened().session(.number(2), at: .hours(0)) == nil)
    }

    @Test("An account with emptied columns is reported as damaged and does not crash the server")
    func emptiedColumns() async throws {
        try await store.execute("UPDATE person SET profile = NULL")
        await #expect(throws: StoreError.damaged(detail: "a row has no profile")) {
            try await store.account(of: ada)
        }
    }

    /// Reopens the folder with a store whose caches are empty.
    private func reopened() async throws -> SQLStore {
        try await store.close()
        return try SQLStore(in: folder.data)
    }

    /// Changes the sealed bytes of Ada's second entry and writes them with `sql`.
    private func meddle(_ sql: String, _ change: @escaping @Sendable (inout Data) -> Data) async throws {
        try await store.write { database in
            let found = try database.data("SELECT sealed FROM entry WHERE sequence = 2")
            var sealed = found ?? Data()
            try database.execute(sql, [change(&sealed)])
        }
    }
}
