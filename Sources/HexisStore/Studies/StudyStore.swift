package import HexisCore

/// A study as stored: whatever the service wrote of it, sealed under its researcher's key.
package struct StoredStudy: Hashable, Sendable {
    package let id: Identifier
    package let researcher: PersonID
    /// How often it was replaced.
    package let revision: Int64
    package let bytes: [UInt8]

    package init(id: Identifier, researcher: PersonID, revision: Int64 = 0, bytes: [UInt8]) {
        self.id = id
        self.researcher = researcher
        self.revision = revision
        self.bytes = bytes
    }
}

/// A person's part in a study as stored: whatever the service wrote of it, sealed under the participant's key.
package struct StoredParticipation: Hashable, Sendable {
    package let study: Identifier
    package let person: PersonID
    /// How often it was replaced.
    package let revision: Int64
    package let bytes: [UInt8]

    package init(study: Identifier, person: PersonID, revision: Int64 = 0, bytes: [UInt8]) {
        self.study = study
        self.person = person
        self.revision = revision
        self.bytes = bytes
    }
}

/// Stores studies and who takes part in them. A study that is removed leaves its participants what they signed.
package protocol StudyStore: Sendable {
    /// Adds a study. Throws `.tooManyStudies` if the researcher has `Study.most`.
    func add(_ study: StoredStudy, code: TokenHash) async throws(StoreError)
    /// A researcher's studies, in the order in which they were added.
    func studies(of researcher: PersonID) async throws(StoreError) -> [StoredStudy]
    /// Returns `nil` if there is no such study, also because its researcher's account was erased.
    func study(_ id: Identifier) async throws(StoreError) -> StoredStudy?
    /// The study with this code; `nil` if there is none.
    func study(by code: TokenHash) async throws(StoreError) -> StoredStudy?
    /// Replaces what is stored of a study. Returns `false` if it was replaced or removed since that revision was read.
    func replace(_ study: StoredStudy) async throws(StoreError) -> Bool
    /// Removes a study. Does nothing if the researcher has no such study.
    func removeStudy(_ id: Identifier, of researcher: PersonID) async throws(StoreError)
    /// Adds a person's part in a study. Returns whether there was none.
    func add(_ participation: StoredParticipation) async throws(StoreError) -> Bool
    /// A person's parts in studies, in the order in which they were added.
    func participations(of person: PersonID) async throws(StoreError) -> [StoredParticipation]
    /// A person's part in a study; `nil` if they never joined.
    func participation(of person: PersonID, in study: Identifier) async throws(StoreError)
        -> StoredParticipation?
    /// All who ever joined a study, in no particular order. Those whose row cannot be read are left out.
    func participants(in study: Identifier) async throws(StoreError) -> [PersonID]
    /// Replaces what is stored of a participation. Returns `false` if it was replaced since that revision was read.
    func replace(_ participation: StoredParticipation) async throws(StoreError) -> Bool
}
