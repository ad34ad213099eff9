import HexisCore

/// User-facing text about accounts: joining, signing in and the account page.
enum AccountsWording {
    static var shared: String { "This is a shared computer" }
    static var sharedHint: String {
        "Then nothing of yours is kept on it, and you are signed out when the browser is closed."
    }
    static var join: String { "Join" }
    static var signIn: String { "Sign in" }
    static var signOut: String { "Sign out" }
    static var joinTitle: String { "Make an account" }
    static var joinText: String { "Two fields, and you can begin. Everything can be changed later." }
    static var signInTitle: String { "Welcome back" }
    static var newHere: String { "New here?" }
    static var joiningClosed: String {
        "This server takes no new people. If you have an account, sign in."
    }
    static var joiningInvited: String {
        "New people join this server by invitation. Your administrator can send you a link."
    }
    static var joinFirstText: String {
        "You are the first person here, so you will be this server’s administrator: you invite the others."
    }
    static var joinInvitedText: String {
        "You have been invited. Two fields, and you can begin. Everything can be changed later."
    }
    static var alreadyHere: String { "Already have an account?" }

    static var userName: String { "User name" }
    static var userNameHint: String { "3 to 40 letters, digits, dots, dashes or underscores." }
    static var password: String { "Password" }
    static var passwordHint: String {
        "At least 8 characters. A short sentence is easy to remember and hard to guess."
    }
    static var name: String { "What should Hexis call you? (optional)" }
    static var email: String { "E-mail (optional)" }
    static var emailHint: String { "Only for messages about your account. It is stored encrypted." }
    static var yourZone: String { "Your time zone:" }
    static var more: String { "More: your name, time zone, shared computer" }
    static var zone: String { "Time zone" }
    static var zoneHint: String { "So that a day begins and ends when yours does." }

    static var badUserName: String {
        "A user name has 3 to 40 letters (a–z), digits, dots, dashes or underscores."
    }
    static var takenUserName: String { "This user name is taken. Choose another one." }
    static var shortPassword: String { "Choose at least 8 characters." }
    static var longPassword: String { "This is longer than 256 bytes. Choose a shorter password." }
    static var commonPassword: String {
        "This is one of the passwords that are guessed first, or close to one. Choose another: a short sentence is easy to remember and hard to guess."
    }
    static var badName: String { "A name has at most 100 characters, on one line." }
    static var badEmail: String { "This does not look like an e-mail address: something@example.org." }
    static var badZone: String { "This time zone is not known here. Choose one from the list." }
    static var wrongSignIn: String { "Wrong user name or password." }
    static var wrongPassword: String { "This is not your current password." }
    static var missingUserName: String { "Fill in your user name." }
    static var missingPassword: String { "Fill in your password." }
}

extension AccountsWording {
    static var account: String { "Your account" }
    static var signedInAs: String { "Signed in as" }
    static var backToSettings: String { "Back to Settings" }

    static var history: String { "Account history" }
    static var historyText: String {
        "If something here was not you, set a new password: all other browsers are then signed out. Remove passkeys, and unlink accounts, that you do not know."
    }
    static func earlier(_ count: Int) -> String { "\(count) earlier" }
    static func name(of kind: AccountEventKind) -> String {
        switch kind {
        case .signedIn: "Signed in"
        case .passwordChanged: "Password changed"
        case .passwordLinkMade: "An administrator made a link to a new password"
        case .passwordLinkMailed: "A link to a new password was mailed to you"
        case .passwordLinkUsed: "Password replaced by a link"
        case .passwordRemoved: "Password removed"
        case .emailChanged: "E-mail address changed"
        case .emailConfirmed: "E-mail address confirmed"
        case .passkeyAdded: "Passkey added"
        case .passkeyRemoved: "Passkey removed"
        case .accountLinked: "Account linked"
        case .accountUnlinked: "Account unlinked"
        case .madeAdministrator: "Made an administrator"
        case .unmadeAdministrator: "No longer an administrator"
        case .recoveryCodesMade: "Recovery codes made"
        case .recoveryCodeUsed: "Password replaced with a recovery code"
        }
    }

    static var choosePassword: String { "Choose a new password" }
    static func choosePasswordText(_ userName: String) -> String {
        "For the account “\(userName)”. All browsers are signed out of it, except this one."
    }
    static var choosePasswordButton: String { "Save and sign in" }

    static var peopleText: String { "You are the administrator: invite people, and see their accounts." }

    static var devices: String { "Where you are signed in" }
    static var devicesText: String {
        "Every browser in which you are signed in. Sign out the ones you do not know or use."
    }
    static var thisDevice: String { "this browser" }
    static var signOutEverywhere: String { "Sign out everywhere" }
    static func lastSeen(_ when: String) -> String { "Last seen \(when)" }
    static func signOut(of device: String) -> String { "Sign out: \(device)" }

    static var failedSignIns: String { "Wrong passwords" }
    static func failedSignIns(_ count: Int, _ when: String) -> String {
        count == 1 ? "1 failed sign-in attempt \(when)" : "\(count) failed sign-in attempts \(when)"
    }
    /// The day of an instant where the person is.
    static func when(_ instant: Instant, seenFrom moment: Moment) -> String {
        let then = Moment(instant: instant, offset: moment.offset, dayStart: .midnight)
        return when(then.date, seenFrom: moment.date)
    }
    static func when(_ day: Day, seenFrom today: Day) -> String {
        switch today.distance(to: day) {
        case 0: "today"
        case -1: "yesterday"
        default: "on \(DateWording.short(day, seenFrom: today))"
        }
    }
    static var failedSignInsText: String {
        "Somebody gave your user name and a wrong password, and did not get in. If that was not you, choose a password that is hard to guess, such as a short sentence, and sign out the browsers you do not know. Attempts are forgotten after thirty days."
    }

    static var changePassword: String { "Change your password" }
    static var changePasswordText: String { "All other browsers are signed out when it changes." }
    static var setPassword: String { "Set a password" }
    static var setPasswordText: String {
        "You sign in with a passkey and have no password. With one, you can also sign in where passkeys do not work."
    }
    static var passwordSet: String { "You have a password now. All other browsers are signed out." }
    static var removePassword: String { "Do without a password" }
    static var removePasswordText: String {
        "From then on you sign in with a passkey only. You get ten new recovery codes, for the day when you lose it."
    }
    static var currentPassword: String { "Current password" }
    static var newPassword: String { "New password" }
    static var passwordChanged: String { "Your password has changed. All other browsers are signed out." }
    static var sessionEnded: String { "That browser is signed out." }

    static var erase: String { "Erase your account" }
    static var eraseText: String {
        "Everything that is stored about you is erased from this server, at once and for good, beginning with the key "
            + "without which nothing of it can be read. Backups that were made before hold it, encrypted, until your "
            + "administrator deletes them."
    }
    static var eraseOnlyAdministrator: String {
        "You are the only administrator. Make somebody else one first: on their page, under “People on this server”. Otherwise only a command on the server can."
    }
    static var eraseButton: String { "Erase everything" }
    static var erasePassword: String { "Your password, to confirm" }
}
