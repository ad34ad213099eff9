package import HexisCore

extension SQLStore {
    package func add(_ invitation: CompanionInvitation, code: TokenHash) async throws(StoreError) {
        try await write { try CompanionRows.insert(invitation, code, in: $0) }
    }

    package func companionInvitations(
        of person: PersonID, to challenge: Identifier, at now: Instant
    ) async throws(StoreError) -> [CompanionInvitation] {
        try await read { try CompanionRows.invitations(of: person, to: challenge, at: now, in: $0) }
    }

    package func companionInvitation(
        by code: TokenHash, at now: Instant
    ) async throws(StoreError) -> CompanionInvitation? {
        try await read { try CompanionRows.invitation(by: code, at: now, in: $0) }
    }

    package func removeCompanionInvitation(
        _ id: Identifier, of person: PersonID
    ) async throws(StoreError) {
        try await write(from: .reserve) {
            try CompanionRows.deleteInvitation(id, of: person, in: $0)
        }
    }

    package func add(
        _ link: CompanionLink, byInvitation code: TokenHash, at now: Instant
    ) async throws(StoreError) {
        try await write { try CompanionRows.insert(link, using: code, at: now, in: $0) }
    }

    package func companionLinks(of person: PersonID) async throws(StoreError) -> [CompanionLink] {
        try await read { try CompanionRows.links(of: person, in: $0) }
    }

    package func removeCompanionLink(_ companion: Identifier) async throws(StoreError) {
        try await write(from: .reserve) { try CompanionRows.deleteLink(companion, in: $0) }
    }
}
