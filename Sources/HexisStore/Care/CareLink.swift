import HexisCore

/// That a care provider used a patient's code. What the provider may see, if anything, is in the patient's journal.
public struct CareLink: Hashable, Sendable {
    public let connection: Identifier
    public let patient: Identifier
    public let provider: Identifier

    public init(connection: Identifier, patient: Identifier, provider: Identifier) {
        self.connection = connection
        self.patient = patient
        self.provider = provider
    }
}
