import Foundation
package import HexisCore

extension SQLStore {
    package func add(
        _ listener: WebhookSubscription, secret: String, knowing completed: [Identifier],
        of person: PersonID,
        at now: Instant
    ) async throws(StoreError) {
        let bytes = ListenerContents(listener, secret: secret).bytes
        let sealed = try await key(of: person).seal(Data(bytes), as: .listener(listener.id))
        let name = WebhookSubscriptionRows.Name(person: person, id: listener.id)
        try await write {
            try WebhookSubscriptionRows.insert(
                name, sealed: sealed, knowing: completed.joined, at: now, in: $0)
        }
    }

    package func listeners(of person: PersonID) async throws(StoreError) -> [SubscriptionStanding] {
        let rows = try await read { try WebhookSubscriptionRows.all(of: person, in: $0) }
        guard !rows.isEmpty else { return [] }
        let key = try await key(of: person)
        return rows.compactMap { $0.opened(with: key) }
    }

    package func secret(
        ofWebhook id: Identifier, of person: PersonID
    ) async throws(StoreError) -> String? {
        let rows = try await read { try WebhookSubscriptionRows.all(of: person, in: $0) }
        let key = try await key(of: person)
        return rows.first { $0.id == id }?.contents(with: key)?.secret
    }

    package func turnOn(
        listener: Identifier, knowing completed: [Identifier], of person: PersonID
    ) async throws(StoreError) {
        let name = WebhookSubscriptionRows.Name(person: person, id: listener)
        try await write {
            try WebhookSubscriptionRows.turnOn(name, knowing: completed.joined, in: $0)
        }
    }

    package func turnOff(listener: Identifier, of person: PersonID) async throws(StoreError) {
        let name = WebhookSubscriptionRows.Name(person: person, id: listener)
        try await write(from: .reserve) { try WebhookSubscriptionRows.turnOff(name, in: $0) }
    }

    package func dropEvents(of person: PersonID) async throws(StoreError) {
        try await write(from: .reserve) { try WebhookEventRows.deleteAll(of: person, in: $0) }
    }

    package func remove(listener: Identifier, of person: PersonID) async throws(StoreError) {
        let name = WebhookSubscriptionRows.Name(person: person, id: listener)
        try await write(from: .reserve) { try WebhookSubscriptionRows.delete(name, in: $0) }
    }

    package func note(
        _ ending: WebhookResult, ofWebhook listener: Identifier, of person: PersonID, at now: Instant
    ) async throws(StoreError) {
        let name = WebhookSubscriptionRows.Name(person: person, id: listener)
        try await write(from: .reserve) {
            try WebhookSubscriptionRows.note(ending, of: name, at: now, in: $0)
        }
    }

    package func peopleWithWebhooks() async throws(StoreError) -> [PersonID] {
        try await read { try WebhookSubscriptionRows.people(in: $0) }
    }

    package func queue(
        _ news: [QueuedEvent], for standing: SubscriptionStanding, upTo cursor: Int64,
        knowing completed: [Identifier], of person: PersonID, at now: Instant
    ) async throws(StoreError) {
        let name = WebhookSubscriptionRows.Name(person: person, id: standing.listener.id)
        let key = try await key(of: person)
        let rows = try news.map { (one) throws(StoreError) in
            (id: one.id, sealed: try key.seal(Data(one.bytes), as: .news(one.id, listener: name.id)))
        }
        try await write { database in
            let isNew = try WebhookSubscriptionRows.advance(
                name, from: standing.cursor, to: cursor, knowing: completed.joined, in: database)
            if isNew { try WebhookEventRows.insert(rows, for: name, at: now, in: database) }
        }
    }

    package func nextEvent(at now: Instant) async throws(StoreError) -> Instant? {
        try await read { try WebhookEventRows.next(at: now, in: $0) }
    }

    package func claimEvents(
        at now: Instant, until lease: Instant, atMost count: Int
    ) async throws(StoreError) -> [ClaimedEvent] {
        let rows = try await write(from: .reserve) {
            try WebhookEventRows.claim(at: now, until: lease, atMost: count, in: $0)
        }
        var claims: [ClaimedEvent] = []
        for row in rows {
            guard let key = try await keyUnlessErased(of: row.name.person) else { continue }
            claims.append(row.opened(with: key, until: lease))
        }
        return claims
    }

    package func nextEndOfEventLease(at now: Instant) async throws(StoreError) -> Instant? {
        try await read { try LeaseRows.nextEnd(in: "listener", at: now, $0) }
    }

    package func renew(
        _ claim: ClaimedEvent, until lease: Instant, at now: Instant
    ) async throws(StoreError) -> ClaimedEvent? {
        try await write(from: .reserve) {
            try WebhookEventRows.renew(claim, until: lease, at: now, in: $0)
        }
    }

    package func finish(
        _ claim: ClaimedEvent, _ ending: WebhookResult, at now: Instant
    ) async throws(StoreError) {
        try await write(from: .reserve) {
            try WebhookEventRows.finish(claim, ending, at: now, in: $0)
        }
    }
}

extension [Identifier] {
    /// The identifiers' bytes, one after the other.
    fileprivate var joined: Data { reduce(into: Data()) { $0.append(contentsOf: $1.bytes) } }
}
