package import HexisCore

extension SQLStore {
    package func add(_ invitation: CareInvitation, code: TokenHash) async throws(StoreError) {
        try await write { try CareRows.insert(invitation, code, in: $0) }
    }

    package func careInvitations(
        of patient: PersonID, at now: Instant
    ) async throws(StoreError) -> [CareInvitation] {
        try await read { try CareRows.invitations(of: patient, at: now, in: $0) }
    }

    package func careInvitation(
        by code: TokenHash, at now: Instant
    ) async throws(StoreError) -> CareInvitation? {
        try await read { try CareRows.invitation(by: code, at: now, in: $0) }
    }

    package func removeCareInvitation(_ id: Identifier, of patient: PersonID) async throws(StoreError) {
        try await write(from: .reserve) {
            try CareRows.deleteInvitation(id, of: patient, in: $0)
        }
    }

    package func add(
        _ link: CareLink, byInvitation code: TokenHash, at now: Instant
    ) async throws(StoreError) {
        try await write { database in
            try CareRows.use(code, of: link.patient, at: now, in: database)
            try CareRows.insert(link, in: database)
        }
    }

    package func careLinks(ofProvider provider: PersonID) async throws(StoreError) -> [CareLink] {
        try await read { try CareRows.links(where: .provider, is: provider, in: $0) }
    }

    package func careLinks(ofPatient patient: PersonID) async throws(StoreError) -> [CareLink] {
        try await read { try CareRows.links(where: .patient, is: patient, in: $0) }
    }
}
