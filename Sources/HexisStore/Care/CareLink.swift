import HexisCore

/// That a care provider used a patient's code. What the provider may see, if anything, is in the patient's journal.
package struct CareLink: Hashable, Sendable {
    package let connection: Identifier
    package let patient: Identifier
    package let provider: Identifier

    package init(connection: Identifier, patient: Identifier, provider: Identifier) {
        self.connection = connection
        self.patient = patient
        self.provider = provider
    }
}
