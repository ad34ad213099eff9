import Foundation
import HexisCore
import HexisStore
import Testing

@Suite("Nothing a person wrote is readable in the files")
struct SecrecyTests {
    private let secrets = ["Meditate", "ada.lovelace", "ada@example.org", "Firefox", "argon2id"]

    @Test("Neither the database nor its log nor a backup contains plain text")
    func noPlaintext() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLStore(in: folder.data)
        let ada = try await store.createPerson(.sample("ada.lovelace"))
        _ = try await store.open(.sample(1, of: ada))
        _ = try await store.append([.sample(1, naming: "Meditate")], for: ada)
        let picture = Array("Meditate".utf8)
        try await store.keep(Picture(large: picture, small: picture), of: .number(1), of: ada)
        try await store.plan(.hours(1), for: ada, at: .hours(0))
        let due = try #require(
            try await store.claimDue(at: .hours(1), until: .hours(2), atMost: 1).first)
        let call = QueuedCall.sample(3, bytes: Array("Meditate".utf8))
        #expect(
            try await store.completeDue(
                due, at: .hours(1), next: nil, queueing: [call], noting: [], missed: 0))
        let program = WebhookSubscription(
            id: .number(4), address: "https://ada@example.org", happenings: .usual)
        try await store.add(program, secret: "Meditate", knowing: [], of: ada, at: .hours(1))
        try await store.queue(
            [QueuedEvent(id: .number(5), bytes: Array("Meditate".utf8))],
            for: try #require(try await store.listeners(of: ada).first), upTo: 9, knowing: [], of: ada,
            at: .hours(1))
        try await store.note(
            .refused(.measurement, "Meditate"), by: .appleHealth, of: ada, at: .hours(1))
        try folder.data.backUp(to: folder.file("backup"))

        let log = try folder.contents(of: folder.data.databasePath + "-wal")
        let backup = try folder.contents(of: folder.file("backup"))
        try await store.close()
        let database = try folder.contents(of: folder.data.databasePath)
        let key = try folder.contents(of: folder.data.masterKeyPath)
        // Each of them holds the entry: its id is there and not sealed.
        for bytes in [log, backup, database] {
            #expect(bytes.range(of: Data(Identifier.number(1).bytes)) != nil)
            #expect(bytes.range(of: key) == nil)
            for secret in secrets { #expect(bytes.range(of: Data(secret.utf8)) == nil, "\(secret)") }
        }
    }

    @Test("Neither the key nor an entry of an erased person stays in the files")
    func erased() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLStore(in: folder.data)
        let ada = try await store.createPerson(.sample())
        _ = try await store.append([.sample(1)], for: ada)
        try await store.erase(ada)
        try await store.close()
        let database = try folder.contents(of: folder.data.databasePath)
        #expect(database.range(of: Data(ada.bytes)) == nil)
        #expect(database.range(of: Data(Identifier.number(1).bytes)) == nil)
    }
}
