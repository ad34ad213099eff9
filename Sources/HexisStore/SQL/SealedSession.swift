import Foundation
import HexisCore

/// A session as stored in the database.
struct SealedSession: Sendable {
    private let id: SessionID
    let person: PersonID
    private let token: TokenHash
    private let device: Identifier
    private let label: Data
    private let created: Instant
    private let lastSeen: Instant
    private let expires: Instant

    init(_ row: SQLRow) throws {
        guard let id = SessionID(bytes: try row.data("id")),
            let person = PersonID(bytes: try row.data("person")),
            let token = TokenHash(bytes: Array(try row.data("token_hash"))),
            let device = Identifier(bytes: try row.data("device"))
        else { throw StoreError.damaged(detail: "a session has an id of the wrong length") }
        self.id = id
        self.person = person
        self.token = token
        self.device = device
        label = try row.data("label")
        created = Instant(clamping: try row.integer("created"))
        lastSeen = Instant(clamping: try row.integer("last_seen"))
        expires = Instant(clamping: try row.integer("expires"))
    }

    /// Returns `nil` for a row that this program did not write: write access to the database without a key cannot
    /// create a session.
    func opened(with key: PersonKey) -> Session? {
        let place = SealedPlace.sessionLabel(
            session: id, token: token, device: device, expires: expires)
        return key.open(label, as: place).map { label in
            Session(
                id: id, person: person, device: device, label: String(decoding: label, as: UTF8.self),
                created: created, lastSeen: lastSeen, expires: expires)
        }
    }
}
