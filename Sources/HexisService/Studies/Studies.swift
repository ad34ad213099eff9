import Crypto
import Foundation
package import HexisApp
package import HexisCore
package import HexisStore

/// Studies, for those who do them. What a study may have of a participant is decided by what the participant signed.
package struct Studies: Sendable {
    let store: any Store
    let journals: Journals
    let zones: ZoneFolder
    let world: World
    /// Where there is room for the data of a study while it is gathered.
    let folder: String
    let subjects: Pseudonyms
    private let codes: SymmetricKey
    private let guesses: Throttle

    init(
        _ store: any Store, _ journals: Journals, _ zones: ZoneFolder, folder: String, _ world: World
    ) {
        self.store = store
        self.journals = journals
        self.zones = zones
        self.folder = folder
        self.world = world
        codes = SymmetricKey(data: store.lastingKey(for: "study codes"))
        guesses = Throttle("study codes", .codes, store)
        subjects = Pseudonyms(store, for: "study subjects")
    }

    /// A study with its identifier, and how many take part.
    package struct Listed: Sendable {
        package let id: Identifier
        package let study: Study
        package let people: StudyPeople
    }

    /// Whether a person may do studies: administrators, and care providers.
    package func mayResearch(_ person: PersonID) async throws(StoreError) -> Bool {
        if try await store.account(of: person)?.isAdministrator == true { return true }
        return try await !store.careLinks(ofProvider: person).isEmpty
    }

    /// Begins a study, once for each identifier. Throws `StoreError.tooManyStudies` if there are too many.
    package func begin(
        _ id: Identifier, _ terms: StudyTerms, by researcher: PersonID
    ) async throws {
        guard try await store.study(id) == nil else { return }
        let code = TypedCode.make(from: world)
        guard let hash = hash(of: code), let line = Line(code) else {
            preconditionFailure("no code was made")
        }
        let study = Study(terms: terms, code: line)
        try await store.add(StoredStudy(id: id, researcher: researcher, bytes: study.bytes), code: hash)
    }

    package func studies(of researcher: PersonID) async throws(StoreError) -> [Listed] {
        var listed: [Listed] = []
        for stored in try await store.studies(of: researcher) { listed.append(try await self.listed(stored)) }
        return listed
    }

    /// A researcher’s study; another researcher’s study is treated as one that does not exist.
    package func study(_ id: Identifier, of researcher: PersonID) async throws(StoreError) -> Listed? {
        guard let stored = try await store.study(id), stored.researcher == researcher else { return nil }
        return try await listed(stored)
    }

    private func listed(_ stored: StoredStudy) async throws(StoreError) -> Listed {
        let study = try stored.study
        var people = StudyPeople()
        for person in try await store.participants(in: stored.id) {
            guard let part = try await participation(of: person, in: stored.id) else { continue }
            people.count(part.participation, in: study)
        }
        return Listed(id: stored.id, study: study, people: people)
    }

    /// Changes what a study asks people to agree to. Once a participant has signed, that makes a new version.
    package func change(_ id: Identifier, of researcher: PersonID, to terms: StudyTerms) async throws {
        let isSigned = try await !store.participants(in: id).isEmpty
        try await change(id, of: researcher) { study in
            var terms = terms
            terms.version = study.terms.version
            guard terms != study.terms else { return }
            if isSigned { terms.version += 1 }
            study.terms = terms
        }
    }

    /// Closes a study to new participants, or opens it again.
    package func setClosed(_ isClosed: Bool, _ id: Identifier, of researcher: PersonID) async throws {
        try await change(id, of: researcher) { $0.isClosed = isClosed }
    }

    /// Removes a study. Its participants keep what they signed.
    package func remove(_ id: Identifier, of researcher: PersonID) async throws(StoreError) {
        try await store.removeStudy(id, of: researcher)
    }

    /// Throws if the researcher has no such study.
    func change(_ id: Identifier, of researcher: PersonID, _ body: (inout Study) -> Void) async throws {
        var isDone = false
        while !isDone {
            guard let stored = try await store.study(id), stored.researcher == researcher else {
                throw ServiceError.refused(.notFound)
            }
            var study = try stored.study
            body(&study)
            isDone = try await store.replace(
                StoredStudy(id: id, researcher: researcher, revision: stored.revision, bytes: study.bytes))
        }
    }

    func hash(of code: String) -> TokenHash? { TypedCode.hash(of: code, under: codes) }

    /// Throws if the person typed too many codes.
    func countGuess(of person: PersonID, at now: Instant) async throws {
        if let seconds = try await guesses.attempt(person.bytes, at: now) {
            throw ServiceError.refused(.tooFast(seconds: seconds))
        }
    }

    func forgiveGuesses(of person: PersonID, at now: Instant) async throws(StoreError) {
        try await guesses.forgive(person.bytes, at: now)
    }

    /// A participation with its revision.
    struct Part {
        let revision: Int64
        var participation: Participation
    }

    func participation(of person: PersonID, in study: Identifier) async throws(StoreError) -> Part? {
        guard let stored = try await store.participation(of: person, in: study) else { return nil }
        return Part(revision: stored.revision, participation: try stored.participation)
    }
}

extension StudyPeople {
    fileprivate mutating func count(_ participation: Participation, in study: Study) {
        switch participation.leaving?.keepsData {
        case true?: leftWithData += 1
        case false?: leftWithout += 1
        case nil:
            takingPart += 1
            if participation.consent.terms.version < study.terms.version { onEarlierTerms += 1 }
        }
    }
}

extension StoredStudy {
    var study: Study {
        get throws(StoreError) {
            guard let study = Study(bytes: bytes) else {
                throw .unreadable(person: researcher, field: "study")
            }
            return study
        }
    }
}

extension StoredParticipation {
    var participation: Participation {
        get throws(StoreError) {
            guard let participation = Participation(bytes: bytes) else {
                throw .unreadable(person: person, field: "participation")
            }
            return participation
        }
    }
}
