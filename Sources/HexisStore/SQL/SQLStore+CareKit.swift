import Foundation
package import HexisCore

extension SQLStore {
    package func careKitRevisions(of person: PersonID) async throws(StoreError) -> [StoredCareKitRevision] {
        let key = try await key(of: person)
        let rows = try await read { try CareKitRows.all(of: person, in: $0) }
        var revisions: [StoredCareKitRevision] = []
        for (number, isPending, sealed) in rows {
            let bytes = try key.requireOpen(sealed, as: .careKit(number))
            revisions.append(
                StoredCareKitRevision(number: number, bytes: Array(bytes), isPending: isPending))
        }
        return revisions
    }

    package func addCareKit(
        _ revisions: [StoredCareKitRevision], of person: PersonID
    ) async throws(StoreError) -> Bool {
        let key = try await key(of: person)
        var rows: [(number: Int64, isPending: Bool, sealed: Data)] = []
        for revision in revisions {
            let sealed = try key.seal(Data(revision.bytes), as: .careKit(revision.number))
            rows.append((revision.number, revision.isPending, sealed))
        }
        return try await write { [rows] in try CareKitRows.append(rows, of: person, in: $0) }
    }

    package func settleCareKit(_ numbers: [Int64], of person: PersonID) async throws(StoreError) {
        try await write(from: .reserve) { try CareKitRows.settle(numbers, of: person, in: $0) }
    }
}
