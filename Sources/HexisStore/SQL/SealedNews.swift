import Foundation
import HexisCore

/// A webhook event as stored in the database.
struct SealedNews: Sendable {
    let name: WebhookSubscriptionRows.Name
    private let id: Identifier
    private let number: Int64
    private let sealed: Data
    private let contents: Data
    private let failures: Int
    private let queued: Instant

    init(_ row: SQLRow) throws {
        name = WebhookSubscriptionRows.Name(
            person: try row.person(), id: try row.identifier("listener"))
        id = try row.identifier("id")
        number = try row.integer("number")
        sealed = try row.data("sealed")
        contents = try row.data("contents")
        failures = Int(clamping: try row.integer("failures"))
        queued = try row.instant("queued")
    }

    func opened(with key: PersonKey, until lease: Instant) -> ClaimedEvent {
        let bytes = key.open(sealed, as: .news(id, listener: name.id)).map { Array($0) }
        let contents = key.open(contents, as: .listener(name.id)).flatMap {
            ListenerContents(bytes: Array($0))
        }
        return ClaimedEvent(
            person: name.person, listener: name.id, number: number, id: id, bytes: bytes,
            address: contents?.address ?? "", secret: contents?.secret ?? "", failures: failures,
            queued: queued, lease: lease)
    }
}
