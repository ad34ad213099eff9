/// What can happen to an account. The numbers are stored.
public enum AccountEventKind: Int64, Sendable, CaseIterable {
    case signedIn = 1
    case passwordChanged = 2
    /// An administrator made a link with which the person can choose a new password.
    case passwordLinkMade = 3
    /// Such a link was used.
    case passwordLinkUsed = 4
    case passkeyAdded = 5
    case passkeyRemoved = 6
    case recoveryCodesMade = 7
    case recoveryCodeUsed = 8
    /// Another administrator made the person one, or no longer one.
    case madeAdministrator = 9
    case unmadeAdministrator = 10
    case passwordRemoved = 11
    /// A link with which the person can choose a new password was mailed to them.
    case passwordLinkMailed = 12
    case emailChanged = 13
    case emailConfirmed = 14
    /// An account at an OpenID provider was linked, or no longer is.
    case accountLinked = 15
    case accountUnlinked = 16
}
