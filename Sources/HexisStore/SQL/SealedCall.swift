import Foundation
import HexisCore

/// A reminder to be stored in the database.
struct SealedCall: Sendable {
    let id: Identifier
    let target: ReminderTarget
    let sealed: Data
    let usefulUntil: Instant

    init(_ call: QueuedCall, sealed: Data) {
        id = call.id
        target = call.target
        usefulUntil = call.usefulUntil
        self.sealed = sealed
    }
}

/// A claimed reminder as stored in the database.
struct SealedClaim: Sendable {
    let person: PersonID
    private let id: Identifier
    private let target: ReminderTarget
    private let sealed: Data
    private let failures: Int
    private let usefulUntil: Instant
    private let push: Data?
    private let wasTaken: Bool

    /// Returns `nil` for a target of a kind that only a newer program knows.
    init?(_ row: SQLRow) throws {
        let id = try row.identifier("target")
        guard let target = ReminderTarget(kind: try row.integer("kind"), id: id) else { return nil }
        self.target = target
        person = try row.person()
        self.id = try row.identifier("call")
        sealed = try row.data("sealed")
        failures = Int(clamping: try row.integer("failures"))
        usefulUntil = try row.instant("useful_until")
        push = row.isNull("push") ? nil : try row.data("push")
        wasTaken = try row.integer("was_taken") == 1
    }

    func opened(with key: PersonKey, until lease: Instant) -> ClaimedCall {
        ClaimedCall(
            person: person, id: id, target: target,
            bytes: key.open(sealed, as: .call(id, target)).map { Array($0) }, failures: failures,
            usefulUntil: usefulUntil, lease: lease,
            push: push.flatMap { key.open($0, as: .push(SessionID(target.id))) }.map { Array($0) },
            wasTaken: wasTaken)
    }
}
