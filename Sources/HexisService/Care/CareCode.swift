package import HexisStore

/// What a typed code turned out to be.
package enum CareCode: Sendable {
    case unknown
    /// The code of the person who typed it.
    case own
    /// The code of somebody whom they follow already, or asked to.
    case alreadyConnected(String)
    /// The code of this patient, and the hash by which it is used.
    case of(Account, TokenHash)
}
