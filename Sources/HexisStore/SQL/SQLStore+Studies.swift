import Foundation
package import HexisCore

extension SQLStore {
    package func add(_ study: StoredStudy, code: TokenHash) async throws(StoreError) {
        let sealed = try await sealed(study)
        try await write {
            try StudyRows.insert(sealed, study.id, of: study.researcher, code: code, in: $0)
        }
    }

    package func studies(of researcher: PersonID) async throws(StoreError) -> [StoredStudy] {
        var studies: [StoredStudy] = []
        for row in try await read({ try StudyRows.studies(of: researcher, in: $0) }) {
            studies.append(try await opened(row))
        }
        return studies
    }

    package func study(_ id: Identifier) async throws(StoreError) -> StoredStudy? {
        guard let row = try await read({ try StudyRows.study(id, in: $0) }) else { return nil }
        return try await opened(row)
    }

    package func study(by code: TokenHash) async throws(StoreError) -> StoredStudy? {
        guard let row = try await read({ try StudyRows.study(by: code, in: $0) }) else { return nil }
        return try await opened(row)
    }

    package func replace(_ study: StoredStudy) async throws(StoreError) -> Bool {
        let sealed = try await sealed(study)
        return try await write(from: .reserve) { try StudyRows.replace(sealed, study, in: $0) }
    }

    package func removeStudy(_ id: Identifier, of researcher: PersonID) async throws(StoreError) {
        try await write(from: .reserve) { try StudyRows.delete(id, of: researcher, in: $0) }
    }

    package func add(_ participation: StoredParticipation) async throws(StoreError) -> Bool {
        let sealed = try await sealed(participation)
        return try await write { try StudyRows.insert(sealed, participation, in: $0) }
    }

    package func participations(of person: PersonID) async throws(StoreError) -> [StoredParticipation] {
        var participations: [StoredParticipation] = []
        for row in try await read({ try StudyRows.participations(of: person, in: $0) }) {
            participations.append(try await openedPart(row))
        }
        return participations
    }

    package func participation(
        of person: PersonID, in study: Identifier
    ) async throws(StoreError) -> StoredParticipation? {
        let row = try await read { try StudyRows.participation(of: person, in: study, in: $0) }
        guard let row else { return nil }
        return try await openedPart(row)
    }

    package func participants(in study: Identifier) async throws(StoreError) -> [PersonID] {
        try await read { try StudyRows.participants(in: study, in: $0) }
    }

    package func replace(_ participation: StoredParticipation) async throws(StoreError) -> Bool {
        let sealed = try await sealed(participation)
        return try await write(from: .reserve) {
            try StudyRows.replace(sealed, participation, in: $0)
        }
    }

    private func sealed(_ study: StoredStudy) async throws(StoreError) -> Data {
        try await key(of: study.researcher).seal(Data(study.bytes), as: .study(study.id))
    }

    private func sealed(_ participation: StoredParticipation) async throws(StoreError) -> Data {
        try await key(of: participation.person).seal(
            Data(participation.bytes), as: .participation(participation.study))
    }

    private func opened(_ row: StudyRows.Sealed) async throws(StoreError) -> StoredStudy {
        StoredStudy(
            id: row.study, researcher: row.person, revision: row.revision,
            bytes: try await open(row, as: .study(row.study)))
    }

    private func openedPart(_ row: StudyRows.Sealed) async throws(StoreError) -> StoredParticipation {
        StoredParticipation(
            study: row.study, person: row.person, revision: row.revision,
            bytes: try await open(row, as: .participation(row.study)))
    }

    private func open(_ row: StudyRows.Sealed, as place: SealedPlace) async throws(StoreError) -> [UInt8] {
        Array(try await key(of: row.person).requireOpen(row.bytes, as: place))
    }
}
