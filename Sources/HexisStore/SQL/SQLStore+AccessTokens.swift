import Foundation
package import HexisCore

extension SQLStore {
    package func add(
        _ token: AccessToken, secret: String, of person: PersonID
    ) async throws(StoreError) {
        let hash = TokenHash(of: secret)
        let place = SealedPlace.accessToken(token.id, hash, token.scope, made: token.made)
        let sealed = try await key(of: person).seal(Data(token.name.text.utf8), as: place)
        let row = AccessTokenRows.Sealed(
            id: token.id, person: person, token: hash, scope: token.scope, made: token.made, sealed: sealed)
        try await write { try AccessTokenRows.insert(row, in: $0) }
    }

    package func accessTokens(of person: PersonID) async throws(StoreError) -> [AccessToken] {
        let key = try await key(of: person)
        return try await read { try AccessTokenRows.all(of: person, in: $0) }.compactMap {
            $0.opened(with: key)
        }
    }

    package func removeAccessToken(_ id: Identifier, of person: PersonID) async throws(StoreError) {
        try await write(from: .reserve) { try AccessTokenRows.delete(id, of: person, in: $0) }
    }

    package func access(by secret: String) async throws(StoreError) -> Access? {
        let hash = TokenHash(of: secret)
        guard let row = try await read({ try AccessTokenRows.find(by: hash, in: $0) }),
            let token = row.opened(with: try await key(of: row.person))
        else { return nil }
        return Access(person: row.person, token: token)
    }
}

extension AccessTokenRows.Sealed {
    /// Returns `nil` for a row that this program did not write, or that was changed since: write access to the
    /// database without a key cannot widen a token's scope.
    fileprivate func opened(with key: PersonKey) -> AccessToken? {
        key.open(sealed, as: .accessToken(id, token, scope, made: made))
            .flatMap { Line(String(decoding: $0, as: UTF8.self)) }
            .map { AccessToken(id: id, name: $0, scope: scope, made: made) }
    }
}
