import Foundation
package import HexisCore

extension SQLStore {
    package func nextCall(at now: Instant) async throws(StoreError) -> Instant? {
        try await read { try OutboxRows.next(at: now, in: $0) }
    }

    package func claimCalls(
        at now: Instant, until lease: Instant, atMost count: Int
    ) async throws(StoreError) -> [ClaimedCall] {
        let rows = try await write(from: .reserve) {
            try OutboxRows.claim(at: now, until: lease, atMost: count, in: $0)
        }
        var calls: [ClaimedCall] = []
        for row in rows {
            guard let key = try await keyUnlessErased(of: row.person) else { continue }
            calls.append(row.opened(with: key, until: lease))
        }
        return calls
    }

    package func nextEndOfCallLease(at now: Instant) async throws(StoreError) -> Instant? {
        try await read { try LeaseRows.nextEnd(in: "outbox", at: now, $0) }
    }

    package func renew(
        _ call: ClaimedCall, until lease: Instant, at now: Instant
    ) async throws(StoreError) -> ClaimedCall? {
        try await write(from: .reserve) {
            try OutboxRows.renew(call, until: lease, at: now, in: $0)
        }
    }

    package func finish(_ call: ClaimedCall, _ note: DeliveryNote?, at now: Instant) async throws(StoreError)
    {
        try await write(from: .reserve) { database in
            try OutboxRows.delete(call, in: database)
            guard let note else { return }
            try DeliveryRows.add(note, of: call.target, of: call.person, at: now, in: database)
        }
    }

    package func postpone(
        _ call: ClaimedCall, until next: Instant, _ note: DeliveryNote, at now: Instant
    ) async throws(StoreError) {
        try await write(from: .reserve) { database in
            try OutboxRows.postpone(call, until: next, in: database)
            try DeliveryRows.add(note, of: call.target, of: call.person, at: now, in: database)
        }
    }

    package func note(
        _ note: DeliveryNote, of target: ReminderTarget, of person: PersonID, at now: Instant
    ) async throws(StoreError) {
        try await write(from: .reserve) {
            try DeliveryRows.add(note, of: target, of: person, at: now, in: $0)
        }
    }

    package func deliveries(of person: PersonID) async throws(StoreError) -> Deliveries {
        try await read { try DeliveryRows.all(of: person, in: $0) }
    }

    package func stop(_ service: StoppedService) async throws(StoreError) {
        try await write(from: .reserve) { try StoppedServiceRows.insert(service, in: $0) }
    }

    package func resume(_ service: StoppedService, at now: Instant) async throws(StoreError) {
        try await write(from: .reserve) { database in
            guard try StoppedServiceRows.delete(service, in: database) else { return }
            try OutboxRows.bringForward(from: service.until, to: now, in: database)
        }
    }

    package func stoppedServices(at now: Instant) async throws(StoreError) -> [StoppedService] {
        try await read { try StoppedServiceRows.all(at: now, in: $0) }
    }
}
