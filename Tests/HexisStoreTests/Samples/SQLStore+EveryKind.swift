import Foundation
import HexisCore
import Testing

@testable import HexisStore

extension SQLStore {
    /// Adds two people, one of whom has rows of every sealed kind.
    func addEveryKind() async throws {
        _ = try await createPerson(.sample("Bo"))
        let ada = try await createPerson(.sample())
        let session = try await open(.sample(1, of: ada))
        _ = try await append([.sample(1), .sample(2)], for: ada)
        try await keep(Picture(large: [1], small: [2]), of: .number(1), of: ada)
        try await setPush([1], of: session.id, of: ada)
        try await plan(.hours(1), for: ada, at: .hours(0))
        let due = try #require(try await claimDue(at: .hours(1), until: .hours(2), atMost: 1).first)
        _ = try await completeDue(
            due, at: .hours(1), next: nil, queueing: [.sample(1)], noting: [], missed: 0)
        try await setAddress("token", for: .signals, of: ada)
        try await add(
            AccessToken(id: .number(1), name: try #require(Line("Shortcut")), scope: [], made: .hours(0)),
            secret: "secret", of: ada)
        try await note(
            Intake(.measurement, count: 1, news: 1), by: .appleHealth, of: ada, at: .hours(0))
        try await add(AccountEvent(.signedIn, at: .hours(0)), of: ada)
        for kind in StoredCredential.Kind.allCases {
            try await add(
                StoredCredential(kind, id: .number(1), person: ada, bytes: [1]),
                hash: TokenHash(of: kind.rawValue))
        }
        try await add(
            StoredStudy(id: .number(1), researcher: ada, bytes: [1]), code: TokenHash(of: "study"))
        _ = try await add(StoredParticipation(study: .number(1), person: ada, bytes: [1]))
        _ = try await addCareKit(
            [StoredCareKitRevision(number: 1, bytes: [1], isPending: true)], of: ada)
        let file = StoredImport(
            person: ada, kind: .habits, step: .number(1), content: [1], file: .number(2), until: .hours(1))
        _ = try await begin(file, at: .hours(0))
        _ = try await addPiece(0, [1], to: file)
        let listener = WebhookSubscription(
            id: .number(1), address: "https://example.org", happenings: .usual)
        try await add(listener, secret: "secret", knowing: [], of: ada, at: .hours(0))
        let standing = try #require(try await listeners(of: ada).first)
        try await queue(
            [QueuedEvent(id: .number(1), bytes: [1])], for: standing, upTo: 2, knowing: [], of: ada,
            at: .hours(0))
    }

    /// Seals the two entries of `addEveryKind` as they were before their arrival was sealed with them.
    func sealEntriesWithoutArrival() async throws {
        let ada = try #require(try await account(userName: "ada")).person
        for number in 1...2 {
            let entry = Entry.sample(number)
            let sealed = try await key(of: ada).seal(Data(entry.bytes), as: .entry(entry.id))
            try await execute(
                "UPDATE entry SET sealed = ?, has_arrival = 0 WHERE id = ?", [sealed, Data(entry.id.bytes)])
        }
    }
}
