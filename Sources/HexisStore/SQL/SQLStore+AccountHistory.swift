import Foundation
package import HexisCore

extension SQLStore {
    package func add(_ event: AccountEvent, of person: PersonID) async throws(StoreError) {
        let id = Identifier.random()
        let sealed = try await key(of: person).seal(Data(event.bytes), as: .accountEvent(id))
        try await write(from: .reserve) {
            try AccountEventRows.insert(sealed, id, at: event.at, of: person, in: $0)
        }
    }

    package func history(of person: PersonID) async throws(StoreError) -> [AccountEvent] {
        let key = try await key(of: person)
        return try await read { try AccountEventRows.all(of: person, in: $0) }.compactMap { row in
            key.open(row.sealed, as: .accountEvent(row.id)).flatMap { AccountEvent(at: row.at, bytes: $0) }
        }
    }
}
