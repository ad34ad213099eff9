package import HexisCore

/// Stores which care providers used whose codes, and the codes that were not used yet.
package protocol CareStore: Sendable {
    /// Adds an invitation. Throws `.tooManyCodes` if `CareInvitation.most` of the patient are waiting.
    func add(_ invitation: CareInvitation, code: TokenHash) async throws(StoreError)
    /// The patient's invitations that can still be used, the latest first.
    func careInvitations(of patient: PersonID, at now: Instant) async throws(StoreError) -> [CareInvitation]
    /// The invitation with this code; `nil` if there is none that can still be used.
    func careInvitation(by code: TokenHash, at now: Instant) async throws(StoreError) -> CareInvitation?
    /// Removes an invitation of a patient. Does nothing if there is none.
    func removeCareInvitation(_ id: Identifier, of patient: PersonID) async throws(StoreError)
    /// Links a provider to the patient whose code it is, and uses the code up. Throws `.codeUnusable` if no code of that
    /// patient can be used.
    func add(_ link: CareLink, byInvitation code: TokenHash, at now: Instant) async throws(StoreError)
    /// The links to all patients of a provider, in no particular order.
    func careLinks(ofProvider provider: PersonID) async throws(StoreError) -> [CareLink]
    /// The links to all providers of a patient, in no particular order.
    func careLinks(ofPatient patient: PersonID) async throws(StoreError) -> [CareLink]
}
