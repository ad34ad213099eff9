import Foundation
import GRDB
import HexisCore
import Testing

@testable import HexisStore

@Suite("Checking that stored data can be read")
struct ReadabilityTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("The check opens rows of every kind")
    func all() async throws {
        try await fill()
        let found = try Readability(of: folder.data, masterKey: nil)
        #expect(found.kinds.map(\.name) == SealedKind.all.map(\.name))
        #expect(found.kinds.allSatisfy { $0.unreadable == 0 })
        // Two accounts; one of them has two entries, a picture in two sizes, and one row of every other kind.
        #expect(found.count == 2 + 2 + 2 + 16)
    }

    @Test(
        "A row with one changed bit is counted as unreadable, whatever its kind",
        arguments: SealedKind.all.map(\.table))
    func changedBit(table: String) async throws {
        try await fill()
        let column = ["person": "profile", "session": "label"][table] ?? "sealed"
        let queue = try DatabaseQueue(path: folder.data.databasePath)
        try await queue.write {
            let database = HexisStore.Database($0)
            let id = table == "person" ? "id" : "person"
            let theirs = "\(id) = (SELECT person FROM entry)"
            let place = "\(theirs) AND \(column) = (SELECT max(\(column)) FROM \(table) WHERE \(theirs))"
            var bytes = try #require(
                try database.data("SELECT \(column) FROM \(table) WHERE \(place)"))
            bytes[bytes.count - 1] ^= 1
            try database.execute("UPDATE \(table) SET \(column) = ? WHERE \(place)", [bytes])
        }
        try queue.close()
        let found = try Readability(of: folder.data, masterKey: nil)
        let kind = SealedKind.all.first { $0.table == table }
        #expect(found.kinds.filter { $0.unreadable > 0 }.map(\.name) == [kind?.name])
        #expect(found.kinds.reduce(0) { $0 + $1.unreadable } == 1)
    }

    @Test("None of a person's rows can be read if the person's key does not open")
    func changedKey() async throws {
        try await fill()
        let queue = try DatabaseQueue(path: folder.data.databasePath)
        try await queue.write {
            try $0.execute(sql: "UPDATE person SET key = zeroblob(60) WHERE id = (SELECT person FROM entry)")
        }
        try queue.close()
        let found = try Readability(of: folder.data, masterKey: nil)
        // The row left is the other account.
        #expect(found.count - found.kinds.reduce(0) { $0 + $1.unreadable } == 1)
    }

    @Test("A wrong master key is reported, and nothing is counted")
    func otherKey() async throws {
        try await fill()
        #expect {
            try Readability(of: folder.data, masterKey: .random())
        } throws: { ($0 as? StoreError)?.code == "master-key-wrong" }
    }

    private func fill() async throws {
        let store = try SQLStore(in: folder.data)
        try await store.addEveryKind()
        try await store.close()
    }
}
