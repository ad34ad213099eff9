package import HexisCore

extension SQLStore {
    package func note(
        _ intake: Intake, by way: WayIn, of person: PersonID, at now: Instant
    ) async throws(StoreError) {
        let key = try await key(of: person)
        try await write { try WayInRows.note(intake, by: way, under: key, at: now, in: $0) }
    }

    package func waysIn(of person: PersonID) async throws(StoreError) -> [WayInRecord] {
        let key = try await key(of: person)
        return try await read { database in
            try WayInRows.all(of: person, in: database).compactMap {
                try WayInRows.read($0, with: key)
            }
        }
    }
}
