import Foundation
import GRDB
import HexisCore

/// A session as it lies in the database.
struct SealedSession: Sendable {
    private let id: Identifier
    let person: Identifier
    private let device: Identifier
    private let label: Data
    private let created: Instant
    private let lastSeen: Instant
    private let expires: Instant

    init(_ row: Row) throws {
        guard let id = Identifier(bytes: row["id"] as Data),
            let person = Identifier(bytes: row["person"] as Data),
            let device = Identifier(bytes: row["device"] as Data)
        else { throw StoreError.damaged(detail: "a session has an id of the wrong length") }
        self.id = id
        self.person = person
        self.device = device
        label = row["label"]
        created = Instant(clamping: row["created"])
        lastSeen = Instant(clamping: row["last_seen"])
        expires = Instant(clamping: row["expires"])
    }

    func opened(with key: PersonKey) throws(StoreError) -> Session {
        Session(
            id: id, person: person, device: device,
            label: try key.openText(label, as: .sessionLabel(session: id)),
            created: created, lastSeen: lastSeen, expires: expires)
    }
}
