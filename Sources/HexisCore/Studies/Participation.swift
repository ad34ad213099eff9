/// A person's part in a study: what they signed, and whether they left.
public struct Participation: Hashable, Sendable {
    /// Represents the person in the study’s data. It is random, and follows from nothing else about them.
    public let pseudonym: Identifier
    /// The signed versions of the terms, the earliest first; never empty.
    public private(set) var consents: [StudyConsent]
    /// When the person left, and whether their data stays; `nil` while they take part.
    public private(set) var leaving: Leaving?

    public struct Leaving: Hashable, Sendable {
        public let at: Instant
        /// Whether the study keeps what was recorded until then.
        public let keepsData: Bool
    }

    public init(pseudonym: Identifier, _ consent: StudyConsent) {
        self.pseudonym = pseudonym
        consents = [consent]
    }

    /// What applies: the version that was signed last.
    public var consent: StudyConsent { consents[consents.count - 1] }

    /// Signs a version of the terms, and with it joins again after leaving.
    public mutating func sign(_ consent: StudyConsent) {
        consents.append(consent)
        leaving = nil
    }

    /// Leaves, or changes whether the data stays after having left.
    public mutating func leave(at now: Instant, keepsData: Bool) {
        leaving = Leaving(at: min(leaving?.at ?? now, now), keepsData: keepsData)
    }

    /// What the study may have of the person: what both the signed terms and the present ones name. `nil` if that is
    /// nothing.
    public func share(in present: StudyTerms) -> StudyShare? {
        if let leaving, !leaving.keepsData { return nil }
        let terms = consent.terms
        let topics = terms.topics.intersection(present.topics)
        let first = max(terms.days.lowerBound, present.days.lowerBound)
        let last = min(terms.days.upperBound, present.days.upperBound)
        guard !topics.topics.isEmpty, first <= last else { return nil }
        return StudyShare(
            topics: topics, days: first...last, hasDates: consent.agreesToDates, until: leaving?.at)
    }

    /// Returns `nil` for bytes that no program wrote.
    public init?(bytes: [UInt8]) {
        var reader = ByteReader(bytes[...])
        do throws(WireError) {
            let head = try Head(fields: try reader.run())
            pseudonym = head.pseudonym
            leaving = head.left.map { Leaving(at: $0, keepsData: head.keepsData ?? false) }
            consents = []
            while !reader.isAtEnd { consents.append(try StudyConsent(&reader)) }
        } catch {
            return nil
        }
        if consents.isEmpty { return nil }
    }

    public var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.write(
            run: Head(pseudonym: pseudonym, left: leaving?.at, keepsData: leaving?.keepsData).fieldBytes)
        for consent in consents { consent.write(to: &writer) }
        return writer.bytes
    }

    private struct Head: FactFields {
        var pseudonym: Identifier
        var left: Instant?
        var keepsData: Bool?

        init(pseudonym: Identifier, left: Instant?, keepsData: Bool?) {
            self.pseudonym = pseudonym
            self.left = left
            self.keepsData = keepsData
        }

        init(_ known: Head?, _ coder: inout FieldCoder) throws(WireError) {
            pseudonym = try coder.field(1, "pseudonym", known?.pseudonym)
            left = try coder.optional(2, "left", known?.left)
            keepsData = try coder.optional(3, "keepsData", known?.keepsData)
        }
    }
}

/// What a study may have of a participant.
public struct StudyShare: Hashable, Sendable {
    public let topics: StudyTopics
    public let days: ClosedRange<Day>
    /// Whether dates may be given out, and not only the numbers of days.
    public let hasDates: Bool
    /// Nothing that was recorded later; `nil` while the person takes part.
    public let until: Instant?
}
