package import HexisCore

/// The outcome of appending one entry.
package enum AppendOutcome: Hashable, Sendable {
    /// The entry is in the journal, durably, with this sequence number.
    case accepted(sequence: Int64)
    /// An entry with the same id exists, and stays as it was.
    case alreadyKnown(sequence: Int64)
    /// The entry could not be read back. Other entries are not affected.
    case refused(WireError)
}
