/// Who may create accounts on this server.
public enum Joining: String, Sendable {
    case open
    /// People with an invitation, and the first person, who then invites the others.
    case invited
    case closed
}

extension Joining {
    /// The explanation shown where the form for joining is not offered; `nil` if it is.
    var hint: String? {
        switch self {
        case .open: nil
        case .invited: AccountsWording.joiningInvited
        case .closed: AccountsWording.joiningClosed
        }
    }
}
