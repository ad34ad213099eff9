package import HexisCore

extension SQLStore {
    package func add(_ invitation: Invitation, secret: String) async throws(StoreError) {
        let token = TokenHash(of: secret)
        try await write { try InvitationRows.insert(invitation, token, in: $0) }
    }

    package func invitations(at now: Instant) async throws(StoreError) -> [Invitation] {
        try await read { try InvitationRows.all(at: now, in: $0) }
    }

    package func isInvitation(_ secret: String, at now: Instant) async throws(StoreError) -> Bool {
        let token = TokenHash(of: secret)
        return try await read { try InvitationRows.contains(token, at: now, in: $0) }
    }

    package func removeInvitation(_ id: Identifier) async throws(StoreError) {
        try await write { try InvitationRows.delete(id, in: $0) }
    }
}
