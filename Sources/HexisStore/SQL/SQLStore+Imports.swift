import Foundation
package import HexisCore

extension SQLStore {
    package func storedImport(
        _ kind: StoredImport.Kind, of person: PersonID, at now: Instant
    ) async throws(StoreError) -> StoredImport? {
        let key = try await key(of: person)
        return try await read { database in
            try ImportRows.find(kind, of: person, at: now, in: database).flatMap {
                try ImportRows.read($0, with: key)
            }
        }
    }

    package func importCount(of person: PersonID, at now: Instant) async throws(StoreError) -> Int {
        try await read { try ImportRows.count(of: person, at: now, in: $0) }
    }

    package func begin(_ first: StoredImport, at now: Instant) async throws(StoreError) -> Bool {
        let sealed = try await seal(first)
        return try await write { try ImportRows.begin(first, sealed, at: now, in: $0) }
    }

    package func advance(
        from step: Identifier, to next: StoredImport, at now: Instant
    ) async throws(StoreError) -> Bool {
        let sealed = try await seal(next)
        return try await write { try ImportRows.advance(from: step, to: next, sealed, at: now, in: $0) }
    }

    package func forget(_ step: StoredImport) async throws(StoreError) {
        try await write(from: .reserve) { try ImportRows.forget(step, in: $0) }
    }

    package func addPiece(
        _ number: Int64, _ bytes: [UInt8], to step: StoredImport
    ) async throws(StoreError) -> Bool {
        guard let file = step.file else { return false }
        let key = try await key(of: step.person)
        let sealed = try key.seal(Data(bytes), as: .importPiece(file, number))
        return try await write { try ImportPieceRows.add(number, sealed, of: file, to: step, in: $0) }
    }

    package func piece(_ number: Int64, of step: StoredImport) async throws(StoreError) -> [UInt8]? {
        guard let file = step.file else { return nil }
        let key = try await key(of: step.person)
        let sealed = try await read {
            try ImportPieceRows.find(number, of: file, of: step.person, in: $0)
        }
        guard let sealed else { return nil }
        return Array(try key.requireOpen(sealed, as: .importPiece(file, number)))
    }

    package func deleteForgottenImports(at now: Instant) async throws(StoreError) -> Bool {
        try await write(from: .reserve) { database in
            try ImportRows.deleteForgotten(at: now, in: database)
            return try ImportPieceRows.deleteUnused(in: database)
        }
    }

    package func nextImport(at now: Instant) async throws(StoreError) -> Instant? {
        try await read { try ImportRows.next(at: now, in: $0) }
    }

    package func nextEndOfImportLease(at now: Instant) async throws(StoreError) -> Instant? {
        try await read { try LeaseRows.nextEnd(in: "import", at: now, $0) }
    }

    package func claimImports(
        at now: Instant, until lease: Instant, atMost count: Int
    ) async throws(StoreError) -> [StoredImport] {
        let claimed = try await write(from: .reserve) {
            try ImportRows.claim(at: now, until: lease, atMost: count, in: $0)
        }
        var claims: [StoredImport] = []
        for (person, kind) in claimed {
            if let claim = try await claim(kind, of: person, until: lease, at: now) { claims.append(claim) }
        }
        return claims
    }

    /// Returns `nil` for an import that is no longer claimed until then, or cannot be carried out.
    private func claim(
        _ kind: StoredImport.Kind, of person: PersonID, until lease: Instant, at now: Instant
    ) async throws(StoreError) -> StoredImport? {
        do throws(StoreError) {
            let stored = try await storedImport(kind, of: person, at: now)
            if let stored, stored.isTask, stored.lease == lease { return stored }
        } catch .unknownPerson {
            // The account was erased meanwhile.
        } catch .unreadable {
            // The person can begin another import, and it holds no others up.
            try await write(from: .reserve) { try ImportRows.giveUp(kind, of: person, in: $0) }
        }
        return nil
    }

    package func renew(
        _ step: StoredImport, until lease: Instant, at now: Instant
    ) async throws(StoreError) -> StoredImport? {
        try await write(from: .reserve) { try ImportRows.renew(step, until: lease, at: now, in: $0) }
    }

    package func importsUnderWay(at now: Instant) async throws(StoreError) -> Int {
        try await read { try ImportRows.underWay(at: now, in: $0) }
    }

    private func seal(_ step: StoredImport) async throws(StoreError) -> Data {
        try await key(of: step.person).seal(Data(step.content), as: .importStep(step.step))
    }
}
