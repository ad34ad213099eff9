import Foundation
package import HexisCore

extension SQLStore {
    package func people(
        after person: PersonID?, atMost count: Int
    ) async throws(StoreError) -> [PersonID] {
        try await read { try ReminderRows.people(after: person, atMost: count, in: $0) }
    }

    package func plan(
        _ next: Instant?, for person: PersonID, at now: Instant, anewAfter instant: Instant
    ) async throws(StoreError) {
        try await write(from: .reserve) { database in
            try ReminderRows.plan(next, for: person, at: now, in: database)
            try SeenCallRows.forget(of: person, dueAfter: instant, in: database)
        }
    }

    package func claimDue(
        at now: Instant, until lease: Instant, atMost count: Int
    ) async throws(StoreError) -> [DuePerson] {
        try await write(from: .reserve) {
            try ReminderRows.claim(at: now, until: lease, atMost: count, in: $0)
        }
    }

    package func nextDue(at now: Instant) async throws(StoreError) -> Instant? {
        try await read { try ReminderRows.next(at: now, in: $0) }
    }

    package func nextDue(of person: PersonID) async throws(StoreError) -> Instant? {
        try await read { try ReminderRows.next(of: person, in: $0) }
    }

    package func completeDue(
        _ due: DuePerson, at now: Instant, next: Instant?, queueing calls: [QueuedCall],
        noting seen: [SeenCall],
        missed: Int
    ) async throws(StoreError) -> Bool {
        let rows = try await sealed(calls, of: due.person)
        return try await write(from: .reserve) { database in
            guard try ReminderRows.complete(due, next: next, in: database) else { return false }
            for row in rows { try OutboxRows.insert(row, of: due.person, at: now, in: database) }
            try SeenCallRows.insert(seen, of: due.person, at: now, in: database)
            if missed > 0 { try DeliveryRows.miss(missed, by: due.person, at: now, in: database) }
            return true
        }
    }

    package func unseenArrivals() async throws(StoreError) -> [UnseenArrival] {
        var arrivals: [UnseenArrival] = []
        for (person, row) in try await read({ try ArrivalRows.all(in: $0) }) {
            if let entry = row.opened(with: try await key(of: person))?.entry {
                arrivals.append(UnseenArrival(person: person, entry: entry))
            }
        }
        return arrivals
    }

    package func queue(
        _ calls: [QueuedCall], for person: PersonID, at now: Instant
    ) async throws(StoreError) {
        let rows = try await sealed(calls, of: person)
        try await write { database in
            for row in rows { try OutboxRows.insert(row, of: person, at: now, in: database) }
        }
    }

    package func see(
        to arrival: Identifier, of person: PersonID, queueing calls: [QueuedCall], at now: Instant
    ) async throws(StoreError) -> Bool {
        let rows = try await sealed(calls, of: person)
        return try await write(from: .reserve) { database in
            guard try ArrivalRows.delete(arrival, of: person, in: database) else { return false }
            for row in rows { try OutboxRows.insert(row, of: person, at: now, in: database) }
            return true
        }
    }

    private func sealed(
        _ calls: [QueuedCall], of person: PersonID
    ) async throws(StoreError) -> [SealedCall] {
        let key = try await key(of: person)
        return try calls.map { (call) throws(StoreError) in
            SealedCall(call, sealed: try key.seal(Data(call.bytes), as: .call(call.id, call.target)))
        }
    }

    package func setPush(
        _ bytes: [UInt8]?, of session: SessionID, of person: PersonID
    ) async throws(StoreError) {
        let key = try await key(of: person)
        let sealed: Data? =
            if let bytes { try key.seal(Data(bytes), as: .push(session)) } else { nil }
        try await write(from: sealed == nil ? .reserve : .disk) { [sealed] in
            try ReminderRows.setPush(sealed, of: session, of: person, in: $0)
            try DeliveryRows.forgetTrouble(of: .browser(session), of: person, in: $0)
        }
    }

    package func pushes(of person: PersonID, at now: Instant) async throws(StoreError) -> [SessionPush] {
        let key = try await key(of: person)
        let rows = try await read { try ReminderRows.pushes(of: person, at: now, in: $0) }
        return rows.compactMap { session, sealed in
            key.open(sealed, as: .push(session)).map { SessionPush(session: session, bytes: Array($0)) }
        }
    }
}
