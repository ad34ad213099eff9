import HexisApp
import HexisArchive
package import HexisCore
package import HexisExport
import HexisStore

/// The data of a study as of one moment, gathered and checked.
///
/// Unchecked: once it exists, nothing changes it.
package struct GatheredStudy: @unchecked Sendable {
    package let study: Study
    package let data: StudyData
    /// Participants who are left out, because they paused everything, or their account is suspended or damaged.
    package let leftOut: Int
    private let now: Instant

    fileprivate init(_ study: Study, _ data: StudyData, leftOut: Int, at now: Instant) {
        self.study = study
        self.data = data
        self.leftOut = leftOut
        self.now = now
    }

    /// Passes the zip file on in pieces.
    package func write(to sink: ([UInt8]) async throws -> Void) async throws {
        let zip = try ZipWriter()
        try await data.write { name in
            try zip.begin(name, at: now.milliseconds / 1000)
        } add: { piece in
            try zip.add(piece)
            try await sink(zip.taken())
        }
        try zip.end()
        try await sink(zip.taken())
    }
}

extension Studies {
    /// Gathers what a study may have of its participants now. Throws `StudyDataError` if it must not be given out.
    package func gather(_ id: Identifier, of researcher: PersonID, at now: Instant) async throws
        -> GatheredStudy
    {
        let study = try await ownStudy(id, of: researcher)
        let data = try StudyData(study.terms, of: researcher, with: keys(of: id), in: folder)
        var leftOut = 0
        // The order of random pseudonyms does not tell when a person joined.
        for (person, part) in try await parts(in: id) {
            guard let share = part.share(in: study.terms) else { continue }
            if try await !add(person, part, share, to: data, at: now) { leftOut += 1 }
        }
        return GatheredStudy(study, data, leftOut: leftOut, at: now)
    }

    private func ownStudy(_ id: Identifier, of researcher: PersonID) async throws -> Study {
        guard let stored = try await store.study(id), stored.researcher == researcher else {
            throw ServiceError.refused(.notFound)
        }
        return try stored.study
    }

    /// Returns `false` for a participant who is left out.
    private func add(
        _ person: PersonID, _ part: Participation, _ share: StudyShare, to data: StudyData, at now: Instant
    ) async throws -> Bool {
        do {
            guard let participant = try await participant(person, part, share, at: now) else { return false }
            try data.add(participant)
            return true
        } catch StoreError.unreadable {
            return false
        }
    }

    /// Notes that the data was given out, for the participants to see.
    package func noteHandingOut(_ id: Identifier, of researcher: PersonID, at now: Instant) async throws {
        try await change(id, of: researcher) { $0.handOut(at: now) }
    }

    private func parts(in study: Identifier) async throws(StoreError) -> [(PersonID, Participation)] {
        var parts: [(PersonID, Participation)] = []
        for person in try await store.participants(in: study) {
            if let part = try await participation(of: person, in: study) {
                parts.append((person, part.participation))
            }
        }
        return parts.sorted { $0.1.pseudonym < $1.1.pseudonym }
    }

    /// Returns `nil` for a participant whose data is not given out now.
    private func participant(
        _ person: PersonID, _ part: Participation, _ share: StudyShare, at now: Instant
    ) async throws(StoreError) -> StudyParticipant? {
        guard let account = try await store.account(of: person), !account.isSuspended else { return nil }
        var practice = try await journals.practices.practice(inPassing: person)
        guard !practice.settings.isPaused else { return nil }
        if let until = share.until { practice = try await self.practice(of: person, until: until) }
        return StudyParticipant(
            part.pseudonym, practice, share, version: part.consent.terms.version,
            at: zones.moment(of: practice, at: share.until ?? now))
    }

    /// What a person had recorded by some moment.
    private func practice(of person: PersonID, until last: Instant) async throws(StoreError) -> Practice {
        var practice = Practice()
        var (cursor, hasMore) = (Int64(0), true)
        while hasMore {
            let page = try await store.entries(of: person, after: cursor, limit: 1000)
            for entry in page.entries where entry.at <= last { practice.add(entry) }
            (cursor, hasMore) = (page.cursor, page.hasMore)
        }
        return practice
    }

    private func keys(of study: Identifier) -> StudyKeys {
        StudyKeys { subjects.pseudonym(of: study.bytes + $0) }
    }
}
