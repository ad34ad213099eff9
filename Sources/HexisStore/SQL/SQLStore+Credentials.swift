import Foundation
package import HexisCore

extension SQLStore {
    package func add(_ credential: StoredCredential, hash: TokenHash) async throws(StoreError) {
        let sealed = try await sealed(credential)
        try await write {
            try CredentialRows(credential.kind).insert(
                sealed, credential.id, of: credential.person, hash: hash, in: $0)
        }
    }

    package func credentials(
        _ kind: StoredCredential.Kind, of person: PersonID
    ) async throws(StoreError) -> [StoredCredential] {
        let key = try await key(of: person)
        var credentials: [StoredCredential] = []
        for row in try await read({ try CredentialRows(kind).all(of: person, in: $0) }) {
            credentials.append(try opened(row, kind, with: key))
        }
        return credentials
    }

    package func credential(
        _ kind: StoredCredential.Kind, by hash: TokenHash
    ) async throws(StoreError) -> StoredCredential? {
        guard let row = try await read({ try CredentialRows(kind).find(hash, in: $0) }) else { return nil }
        return try opened(row, kind, with: try await key(of: row.person))
    }

    package func replace(_ credential: StoredCredential) async throws(StoreError) {
        let sealed = try await sealed(credential)
        try await write(from: .reserve) {
            try CredentialRows(credential.kind).replace(
                sealed, credential.id, of: credential.person, in: $0)
        }
    }

    package func removeCredential(
        _ kind: StoredCredential.Kind, _ id: Identifier, of person: PersonID
    ) async throws(StoreError) -> Bool {
        try await write(from: .reserve) { try CredentialRows(kind).delete(id, of: person, in: $0) }
    }

    private func sealed(_ credential: StoredCredential) async throws(StoreError) -> Data {
        try await key(of: credential.person).seal(Data(credential.bytes), as: credential.place)
    }

    private func opened(
        _ row: CredentialRows.Sealed, _ kind: StoredCredential.Kind, with key: PersonKey
    ) throws(StoreError) -> StoredCredential {
        let bytes = try key.requireOpen(row.bytes, as: .credential(kind, row.id))
        return StoredCredential(kind, id: row.id, person: row.person, bytes: Array(bytes))
    }
}

extension StoredCredential {
    var place: SealedPlace { .credential(kind, id) }
}
