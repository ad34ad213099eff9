import HexisCore

/// The words around accounts: on the way in, and about one's own.
enum AccountsWording {
    static let shared = "This is a shared computer"
    static let sharedHint =
        "Then nothing of yours is kept on it, and you are signed out when the browser is closed."
    static let join = "Join"
    static let signIn = "Sign in"
    static let signOut = "Sign out"
    static let joinTitle = "Make an account"
    static let joinText = "Two fields are enough to begin. Everything can be changed later."
    static let signInTitle = "Welcome back"
    static let newHere = "New here?"
    static let alreadyHere = "Already have an account?"

    static let userName = "User name"
    static let userNameHint = "3 to 40 letters, digits, dots, dashes or underscores."
    static let password = "Password"
    static let passwordHint = "At least 8 characters. A short sentence is easy to remember and hard to guess."
    static let name = "What shall Hexis call you? (optional)"
    static let email = "E-mail (optional)"
    static let emailHint = "Only for messages about your account. It is stored encrypted."
    static let zone = "Time zone"
    static let zoneHint = "So that a day begins and ends when yours does."

    static let badUserName = "A user name has 3 to 40 letters (a–z), digits, dots, dashes or underscores."
    static let takenUserName = "This user name is taken. Please choose another one."
    static let shortPassword = "Please choose at least 8 characters."
    static let longPassword = "This is longer than 256 bytes. Please choose a shorter password."
    static let badName = "A name has at most 100 characters, on one line."
    static let badEmail = "This does not look like an e-mail address: something@example.org."
    static let badZone = "This time zone is not known here. Please choose one from the list."
    static let wrongSignIn = "User name and password do not belong together."
    static let wrongPassword = "This is not your current password."
    static let missingUserName = "Please fill in your user name."
    static let missingPassword = "Please fill in your password."
}

extension AccountsWording {
    static let account = "Your account"
    static let signedInAs = "Signed in as"
    static let backToSettings = "Back to Settings"

    static let devices = "Where you are signed in"
    static let devicesText =
        "Every browser in which you are signed in. Sign out the ones you do not know or use."
    static let thisDevice = "this browser"
    static let signOutEverywhere = "Sign out everywhere"
    static func lastSeen(_ when: String) -> String { "Last seen \(when)" }
    static func signOut(of device: String) -> String { "Sign out: \(device)" }

    static let changePassword = "Change your password"
    static let changePasswordText = "All other browsers are signed out when it changes."
    static let currentPassword = "Current password"
    static let newPassword = "New password"
    static let passwordChanged = "Your password has changed. All other browsers are signed out."
    static let sessionEnded = "That browser is signed out."

    static let erase = "Erase your account"
    static let eraseText =
        "Everything that is stored about you is erased from this server, at once and for good, beginning with the key "
        + "without which nothing of it can be read. Backups that were made before hold it, encrypted, until whoever "
        + "runs the server deletes them."
    static let eraseButton = "Erase everything"
    static let erasePassword = "Your password, to confirm"
}
