package import HexisCore

/// What a server hears of the journals to which other servers append.
package enum AppendElsewhere: Hashable, Sendable {
    case to(PersonID)
    /// Nothing was heard for a while, so it may have been anyone's.
    case anyone
}
