package import HexisCore

/// That a care provider used a patient's code. What the provider may see, if anything, is in the patient's journal.
package struct CareLink: Hashable, Sendable {
    package let connection: Identifier
    package let patient: PersonID
    package let provider: PersonID

    package init(connection: Identifier, patient: PersonID, provider: PersonID) {
        self.connection = connection
        self.patient = patient
        self.provider = provider
    }
}
