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
        #expect(found.count == 2 + 2 + 2 + 14)
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
        _ = try await store.createPerson(.sample("Bo"))
        let ada = try await store.createPerson(.sample())
        let session = try await store.open(.sample(1, of: ada))
        _ = try await store.append([.sample(1), .sample(2)], for: ada)
        try await store.keep(Picture(large: [1], small: [2]), of: .number(1), of: ada)
        try await store.setPush([1], of: session.id, of: ada)
        try await store.plan(.hours(1), for: ada, at: .hours(0))
        let due = try #require(try await store.claimDue(at: .hours(1), until: .hours(2), atMost: 1).first)
        _ = try await store.completeDue(
            due, at: .hours(1), next: nil, queueing: [.sample(1)], noting: [], missed: 0)
        try await store.setAddress("token", for: .signals, of: ada)
        try await store.add(
            AccessToken(id: .number(1), name: try #require(Line("Shortcut")), scope: [], made: .hours(0)),
            secret: "secret", of: ada)
        try await store.note(
            Intake(.measurement, count: 1, news: 1), by: .appleHealth, of: ada, at: .hours(0))
        try await store.add(AccountEvent(.signedIn, at: .hours(0)), of: ada)
        for kind in StoredCredential.Kind.allCases {
            try await store.add(
                StoredCredential(kind, id: .number(1), person: ada, bytes: [1]),
                hash: TokenHash(of: kind.rawValue))
        }
        try await store.add(
            StoredStudy(id: .number(1), researcher: ada, bytes: [1]), code: TokenHash(of: "study"))
        _ = try await store.add(StoredParticipation(study: .number(1), person: ada, bytes: [1]))
        _ = try await store.addCareKit(
            [StoredCareKitRevision(number: 1, bytes: [1], isPending: true)], of: ada)
        let listener = WebhookSubscription(
            id: .number(1), address: "https://example.org", happenings: .usual)
        try await store.add(listener, secret: "secret", knowing: [], of: ada, at: .hours(0))
        let standing = try #require(try await store.listeners(of: ada).first)
        try await store.queue(
            [QueuedEvent(id: .number(1), bytes: [1])], for: standing, upTo: 2, knowing: [], of: ada,
            at: .hours(0))
        try await store.close()
    }
}
