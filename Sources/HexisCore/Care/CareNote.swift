/// A note of a care provider. There are none that the patient cannot read.
public struct CareNote: Hashable, Sendable {
    public let text: Passage
    let stamp: Stamp

    /// When it was written.
    public var instant: Instant { stamp.at }
}
