import Foundation
package import HexisCore

/// The precision of a session's last use.
private let exactness = Duration.hours(1)

extension SQLStore {
    package func open(_ new: NewSession) async throws(StoreError) -> Session {
        let session = Session(
            id: .random(), person: new.person, device: new.device, label: new.label,
            created: new.created, lastSeen: new.created, expires: new.expires)
        let label = try await sealedLabel(of: session, new.tokenHash, until: session.expires)
        try await write(from: .reserve) {
            try SessionRows.insert(session, label: label, new.tokenHash, in: $0)
        }
        return session
    }

    private func sealedLabel(
        of session: Session, _ tokenHash: TokenHash, until expires: Instant
    ) async throws(StoreError) -> Data {
        try await key(of: session.person).seal(
            Data(session.label.utf8),
            as: .sessionLabel(
                session: session.id, token: tokenHash, device: session.device, expires: expires))
    }

    package func session(_ tokenHash: TokenHash, at now: Instant) async throws(StoreError) -> Session? {
        let session = try await session(tokenHash)
        return session.flatMap { now < $0.expires ? $0 : nil }
    }

    private func session(_ tokenHash: TokenHash) async throws(StoreError) -> Session? {
        if let session = knownSessions[tokenHash] { return session }
        return try await read { [keys, knownSessions] database in
            guard let found = try SessionRows.find(tokenHash, in: database) else { return nil }
            let key = try keys.open(try PersonRows.key(of: found.person, in: database), for: found.person)
            guard let session = found.opened(with: key) else { return nil }
            knownSessions.insert(session, for: tokenHash)
            return session
        }
    }

    package func touch(_ session: Session, at now: Instant) async throws(StoreError) {
        guard now - session.lastSeen >= exactness else { return }
        do throws(StoreError) {
            try await write { try SessionRows.touch(session, at: now, in: $0) }
        } catch .diskFull {
            // Reading continues all the same.
            return
        }
        knownSessions.removeAll { _, known in known.id == session.id }
    }

    package func renew(
        _ tokenHash: TokenHash, until expires: Instant, at now: Instant
    ) async throws(StoreError) -> Session? {
        guard let session = try await session(tokenHash, at: now) else { return nil }
        let label = try await sealedLabel(of: session, tokenHash, until: expires)
        do throws(StoreError) {
            try await write { try SessionRows.renew(session, label: label, until: expires, in: $0) }
        } catch .diskFull {
            return session
        }
        knownSessions.removeAll { token, _ in token == tokenHash }
        return try await self.session(tokenHash, at: now)
    }

    package func endingSessions(
        before instant: Instant, at now: Instant, atMost count: Int
    ) async throws(StoreError) -> [EndingSession] {
        let rows = try await read { try SessionRows.ending(before: instant, at: now, atMost: count, in: $0) }
        var ending: [EndingSession] = []
        for (sealed, push) in rows {
            let key = try await key(of: sealed.person)
            guard let session = sealed.opened(with: key),
                let bytes = key.open(push, as: .push(session.id))
            else { continue }
            ending.append(EndingSession(session: session, push: Array(bytes)))
        }
        return ending
    }

    package func endedSessions(
        at now: Instant, atMost count: Int
    ) async throws(StoreError) -> [Session] {
        let rows = try await read { try SessionRows.ended(at: now, atMost: count, in: $0) }
        var ended: [Session] = []
        for sealed in rows {
            if let session = sealed.opened(with: try await key(of: sealed.person)) { ended.append(session) }
        }
        return ended
    }

    package func noteWarned(of session: Session, at now: Instant) async throws(StoreError) {
        try await write(from: .reserve) { try SessionRows.warned(session, at: now, in: $0) }
    }

    package func sessions(of person: PersonID) async throws(StoreError) -> [Session] {
        let key = try await key(of: person)
        let sealed = try await read { try SessionRows.all(of: person, in: $0) }
        return sealed.compactMap { $0.opened(with: key) }
    }

    package func end(_ session: SessionID, of person: PersonID) async throws(StoreError) {
        try await write(from: .reserve) { try SessionRows.delete(session, of: person, in: $0) }
        knownSessions.removeAll { _, known in known.id == session }
    }

    package func endAll(of person: PersonID, except kept: SessionID?) async throws(StoreError) {
        try await write(from: .reserve) {
            try SessionRows.deleteAll(of: person, except: kept, in: $0)
        }
        knownSessions.removeAll { _, known in known.person == person && known.id != kept }
    }
}
