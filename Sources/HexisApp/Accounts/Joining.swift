/// Who may create accounts on this server.
public enum Joining: String, Sendable {
    case open
    /// Whoever has an invitation; and the first person, who then invites the others.
    case invited
    case closed
}

extension Joining {
    /// What newcomers are told where there is no form for them.
    var hint: String? {
        switch self {
        case .open: nil
        case .invited: AccountsWording.joiningInvited
        case .closed: AccountsWording.joiningClosed
        }
    }
}
