import Foundation
package import HexisCore

extension SQLStore {
    package func setAddress(
        _ token: String?, for purpose: AddressPurpose, of person: PersonID
    ) async throws(StoreError) {
        var row: AddressRows.Sealed?
        if let token {
            let hash = TokenHash(of: token)
            let sealed = try await key(of: person).seal(Data(token.utf8), as: .address(purpose, hash))
            row = AddressRows.Sealed(person: person, token: hash, sealed: sealed)
        }
        try await write(from: row == nil ? .reserve : .disk) { [row] in
            try AddressRows.set(row, for: purpose, of: person, in: $0)
        }
    }

    package func address(
        for purpose: AddressPurpose, of person: PersonID
    ) async throws(StoreError) -> String? {
        guard let row = try await read({ try AddressRows.find(purpose, of: person, in: $0) }) else {
            return nil
        }
        return try await opened(row, for: purpose)
    }

    package func owner(
        of address: String, for purpose: AddressPurpose
    ) async throws(StoreError) -> PersonID? {
        let hash = TokenHash(of: address)
        guard let row = try await read({ try AddressRows.find(purpose, by: hash, in: $0) }) else {
            return nil
        }
        return try await opened(row, for: purpose).map { _ in row.person }
    }

    /// Returns `nil` for a row that this program did not write: write access to the database without a key cannot
    /// create an address.
    private func opened(
        _ row: AddressRows.Sealed, for purpose: AddressPurpose
    ) async throws(StoreError) -> String? {
        try await key(of: row.person).open(row.sealed, as: .address(purpose, row.token))
            .map { String(decoding: $0, as: UTF8.self) }
    }
}
