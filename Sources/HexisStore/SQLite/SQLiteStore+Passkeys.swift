import Foundation
import HexisCore

extension SQLiteStore {
    public func add(_ passkey: StoredPasskey, credential: TokenHash) async throws(StoreError) {
        let sealed = try await sealed(passkey)
        try await commits.submit {
            try PasskeyRows.insert(sealed, passkey.id, of: passkey.person, credential: credential, in: $0)
        }
    }

    public func passkeys(of person: Identifier) async throws(StoreError) -> [StoredPasskey] {
        let key = try await key(of: person)
        var passkeys: [StoredPasskey] = []
        for row in try await read({ try PasskeyRows.all(of: person, in: $0) }) {
            passkeys.append(try opened(row, with: key))
        }
        return passkeys
    }

    public func passkey(by credential: TokenHash) async throws(StoreError) -> StoredPasskey? {
        guard let row = try await read({ try PasskeyRows.find(credential, in: $0) }) else { return nil }
        return try opened(row, with: try await key(of: row.person))
    }

    public func replace(_ passkey: StoredPasskey) async throws(StoreError) {
        let sealed = try await sealed(passkey)
        try await commits.submit(from: .reserve) {
            try PasskeyRows.replace(sealed, passkey.id, of: passkey.person, in: $0)
        }
    }

    public func removePasskey(_ id: Identifier, of person: Identifier) async throws(StoreError) -> Bool {
        try await commits.submit(from: .reserve) { try PasskeyRows.delete(id, of: person, in: $0) }
    }

    private func sealed(_ passkey: StoredPasskey) async throws(StoreError) -> Data {
        try await key(of: passkey.person).seal(Data(passkey.bytes), as: .passkey(passkey.id))
    }

    private func opened(_ row: PasskeyRows.Sealed, with key: PersonKey) throws(StoreError) -> StoredPasskey {
        guard let bytes = key.open(row.bytes, as: .passkey(row.id)) else {
            throw .unreadable(person: row.person, field: SealedPlace.passkey(row.id).field)
        }
        return StoredPasskey(id: row.id, person: row.person, bytes: Array(bytes))
    }
}
