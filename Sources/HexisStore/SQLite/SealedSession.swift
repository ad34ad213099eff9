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
        let row = CheckedRow(row)
        guard let id = Identifier(bytes: try row.data("id")),
            let person = Identifier(bytes: try row.data("person")),
            let device = Identifier(bytes: try row.data("device"))
        else { throw StoreError.damaged(detail: "a session has an id of the wrong length") }
        self.id = id
        self.person = person
        self.device = device
        label = try row.data("label")
        created = Instant(clamping: try row.integer("created"))
        lastSeen = Instant(clamping: try row.integer("last_seen"))
        expires = Instant(clamping: try row.integer("expires"))
    }

    func opened(with key: PersonKey) throws(StoreError) -> Session {
        Session(
            id: id, person: person, device: device,
            label: try key.openText(label, as: .sessionLabel(session: id)),
            created: created, lastSeen: lastSeen, expires: expires)
    }
}
