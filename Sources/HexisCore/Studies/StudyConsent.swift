/// That a participant agreed to a version of a study's terms, of which it keeps a copy.
public struct StudyConsent: Hashable, Sendable {
    public let terms: StudyTerms
    public let signed: Instant
    /// The participant's name as they typed it, for their signature.
    public let signature: Line
    /// Whether dates may be given out, and not only the numbers of days.
    public let agreesToDates: Bool

    public init(to terms: StudyTerms, signed: Instant, signature: Line, agreesToDates: Bool) {
        self.terms = terms
        self.signed = signed
        self.signature = signature
        self.agreesToDates = agreesToDates && terms.asksForDates
    }
}

extension StudyConsent {
    init(_ reader: inout ByteReader) throws(WireError) {
        let terms = try StudyTerms(fields: try reader.run())
        let signing = try Signing(fields: try reader.run())
        self.init(
            to: terms, signed: signing.at, signature: signing.name, agreesToDates: signing.agreesToDates)
    }

    func write(to writer: inout ByteWriter) {
        writer.write(run: terms.fieldBytes)
        writer.write(run: Signing(at: signed, name: signature, agreesToDates: agreesToDates).fieldBytes)
    }

    private struct Signing: FactFields {
        var at: Instant
        var name: Line
        var agreesToDates: Bool

        init(at: Instant, name: Line, agreesToDates: Bool) {
            self.at = at
            self.name = name
            self.agreesToDates = agreesToDates
        }

        init(_ known: Signing?, _ coder: inout FieldCoder) throws(WireError) {
            at = try coder.field(1, "at", known?.at)
            name = try coder.field(2, "name", known?.name)
            agreesToDates = try coder.field(3, "agreesToDates", known?.agreesToDates)
        }
    }
}
