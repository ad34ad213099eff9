package import HexisCore

/// A mail about an account.
package enum AccountMail: Sendable {
    /// Asks whether the address is the account owner's.
    case accountConfirmation(of: String, link: String)
    /// Leads to a new password.
    case passwordLink(of: String, link: String)
    /// Goes to the address that no longer counts.
    case emailChange(of: String, page: String)

    /// The mail as it is sent.
    package func message(_ id: Identifier, at now: Instant) throws(ChannelError) -> ChannelMessage {
        try ChannelMessage(
            id: id, title: title, body: body, page: page, at: now, secondsToLive: secondsToLive)
    }

    private var title: String {
        switch self {
        case .accountConfirmation: "Is this your address?"
        case .passwordLink: "A new password for Hexis"
        case .emailChange: "Your account has another address"
        }
    }

    private var body: String {
        switch self {
        case .accountConfirmation(let userName, _):
            "Somebody, most likely you, entered this address for the account “\(userName)”. Open the page below and say "
                + "yes, and a link to a new password can be sent here when you forget yours. If it was not you, there "
                + "is nothing to do."
        case .passwordLink(let userName, _):
            "Somebody, most likely you, asked for a new password for the account “\(userName)”. Choose it on the page "
                + "below. The link works once, within half an hour. If it was not you, there is nothing to do: your "
                + "password stays as it is."
        case .emailChange(let userName, _):
            "The account “\(userName)” has another e-mail address, or none, from now on. If it was not you, sign in and "
                + "set a new password, or ask the person who runs the server."
        }
    }

    private var page: String {
        switch self {
        case .accountConfirmation(_, let link), .passwordLink(_, let link): link
        case .emailChange(_, let page): page
        }
    }

    private var secondsToLive: Int {
        switch self {
        case .passwordLink: 1800
        case .accountConfirmation, .emailChange: 7 * 86_400
        }
    }
}
