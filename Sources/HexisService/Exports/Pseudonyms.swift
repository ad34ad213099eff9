import Crypto
import Foundation
package import HexisCore
import HexisStore

/// Makes identifiers for files that others read. The same bytes always get the same one, and only the server, which has the
/// key, could find out which bytes they were.
struct Pseudonyms: Sendable {
    private let key: SymmetricKey

    init(_ store: any Store, for purpose: String) {
        key = SymmetricKey(data: store.lastingKey(for: purpose))
    }

    func pseudonym(of bytes: [UInt8]) -> Identifier {
        let hash = HMAC<SHA256>.authenticationCode(for: Data(bytes), using: key)
        guard let pseudonym = Identifier(bytes: Array(hash.prefix(16))) else {
            preconditionFailure("sixteen bytes are an identifier")
        }
        return pseudonym
    }
}

extension Store {
    /// Represents a person in the files that clinics read. It is always the same.
    package func pseudonym(of person: PersonID) -> Identifier {
        Pseudonyms(self, for: "pseudonyms").pseudonym(of: person.bytes)
    }
}
