import HexisApp
package import HexisCore
package import HexisStore

/// What a typed code of a study turned out to be.
package enum StudyCode: Sendable {
    case unknown
    /// The study takes no more participants.
    case closed
    /// The person takes part already.
    case joined(Identifier)
    case of(Identifier, Study)
}

extension Studies {
    /// A study in which a person takes part, or took part.
    package struct Joined: Sendable {
        package let id: Identifier
        package let participation: Participation
        /// `nil` if the study was removed.
        package let study: Study?
    }

    /// The study whose code a person typed. Throws if they typed too many.
    package func study(by code: String, for person: PersonID) async throws -> StudyCode {
        let now = world.now()
        try await countGuess(of: person, at: now)
        guard let hash = hash(of: code), let stored = try await store.study(by: hash) else { return .unknown }
        try await forgiveGuesses(of: person, at: now)
        if let part = try await participation(of: person, in: stored.id), part.participation.leaving == nil {
            return .joined(stored.id)
        }
        let study = try stored.study
        return study.isClosed ? .closed : .of(stored.id, study)
    }

    /// A study that a person is about to join by its code, or takes part in. `nil` if the code is not its own, or it takes
    /// no more participants.
    package func offered(_ id: Identifier, _ code: String?) async throws(StoreError) -> Study? {
        guard let stored = try await store.study(id) else { return nil }
        let study = try stored.study
        guard let code else { return study }
        guard let hash = hash(of: code), try await store.study(by: hash)?.id == id, !study.isClosed else {
            return nil
        }
        return study
    }

    /// Everything that a person takes part in, or took part in, in the order in which they first joined.
    package func joined(by person: PersonID) async throws(StoreError) -> [Joined] {
        var all: [Joined] = []
        for stored in try await store.participations(of: person) {
            all.append(
                Joined(
                    id: stored.study, participation: try stored.participation,
                    study: try await store.study(stored.study)?.study))
        }
        return all
    }

    package func joined(_ study: Identifier, by person: PersonID) async throws(StoreError) -> Joined? {
        guard let part = try await participation(of: person, in: study) else { return nil }
        return Joined(
            id: study, participation: part.participation, study: try await store.study(study)?.study)
    }

    /// Signs the terms of a study. Returns `false` if they are no longer those that were shown.
    package func sign(
        _ consent: StudyConsent, in study: Identifier, by person: PersonID
    ) async throws(StoreError) -> Bool {
        guard try await store.study(study)?.study.terms == consent.terms else { return false }
        while true {
            if let part = try await participation(of: person, in: study) {
                if try await sign(consent, again: part, in: study, by: person) { return true }
            } else {
                let participation = Participation(pseudonym: world.identifier(), consent)
                let stored = StoredParticipation(study: study, person: person, bytes: participation.bytes)
                if try await store.add(stored) { return true }
            }
        }
    }

    /// Returns `false` if the participation has changed meanwhile.
    private func sign(
        _ consent: StudyConsent, again part: Part, in study: Identifier, by person: PersonID
    ) async throws(StoreError) -> Bool {
        let signed = part.participation
        // The same form, sent twice.
        if signed.leaving == nil, signed.consent.terms == consent.terms { return true }
        var part = part
        part.participation.sign(consent)
        return try await replace(part, of: person, in: study)
    }

    /// Leaves a study, or changes whether the data stays. Throws if the person never took part.
    package func leave(
        _ study: Identifier, keepingData: Bool, by person: PersonID, at now: Instant
    ) async throws {
        var isDone = false
        while !isDone {
            guard var part = try await participation(of: person, in: study) else {
                throw ServiceError.refused(.notFound)
            }
            part.participation.leave(at: now, keepsData: keepingData)
            isDone = try await replace(part, of: person, in: study)
        }
    }

    private func replace(
        _ part: Part, of person: PersonID, in study: Identifier
    ) async throws(StoreError) -> Bool {
        try await store.replace(
            StoredParticipation(
                study: study, person: person, revision: part.revision, bytes: part.participation.bytes))
    }
}
