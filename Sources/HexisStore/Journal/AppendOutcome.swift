import HexisCore

/// What became of one entry that was to be appended.
public enum AppendOutcome: Hashable, Sendable {
    /// It is in the journal, durably, at this place.
    case accepted(sequence: Int64)
    /// An entry of the same id was there before, and stays as it was.
    case alreadyKnown(sequence: Int64)
    /// It is not one that could be read again. The other entries are not affected.
    case refused(WireError)
}
