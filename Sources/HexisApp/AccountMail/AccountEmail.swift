/// The address to which messages about an account go.
public struct AccountEmail: Hashable, Sendable {
    let address: String?
    let isConfirmed: Bool
    /// Whether the server sends mail at all.
    let canSend: Bool

    public init(address: String?, isConfirmed: Bool, canSend: Bool) {
        self.address = address
        self.isConfirmed = isConfirmed
        self.canSend = canSend
    }

    /// Whether there is anything to see or to do.
    var isOfUse: Bool { canSend || address != nil }
}
