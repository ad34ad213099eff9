import HexisCore

/// User-facing text about the people on a server, for its administrator.
enum PeopleWording {
    static var title: String { "People on this server" }
    static var lead: String {
        "Everyone with an account here. This page shows how much they have recorded, never what."
    }

    static var invite: String { "Invite somebody" }
    static func inviteText(_ joining: Joining) -> String {
        switch joining {
        case .invited:
            "A link lets one person create an account, within seven days. Send it to them yourself: Hexis sends nothing."
        case .open: "Anyone who can reach this server can create an account, so no invitation is needed."
        case .closed: "Joining is closed in the settings of this server, so there are no invitations."
        }
    }
    static var make: String { "Make a link" }
    static func tooMany(_ most: Int) -> String {
        "\(most) invitations are waiting already. Withdraw some of them first."
    }

    static var made: String { "The invitation" }
    static var madeText: String {
        "Copy the link now: this page shows it only once. The code holds the same link, for a phone’s camera."
    }
    static var link: String { "Link" }
    static var code: String { "The link as a QR code" }

    static func day(of instant: Instant, seenFrom moment: Moment) -> String {
        let then = Moment(instant: instant, offset: moment.offset, dayStart: .midnight)
        return DateWording.short(then.date, seenFrom: moment.date)
    }

    static var forgotten: String { "Forgotten password" }
    static var forgottenText: String {
        "A link lets them choose a new password. They see in their account history that you made it."
    }
    static var makeAdministratorText: String {
        "An administrator invites people, helps them with forgotten passwords, and suspends and erases accounts: yours, too."
    }
    static var isAdministratorText: String {
        "They do what you can do here. Without it, their account stays as it is."
    }
    static var makeAdministrator: String { "Make an administrator" }
    static var unmakeAdministrator: String { "No longer an administrator" }
    static var madeAdministrator: String { "They are an administrator now." }
    static var unmadeAdministrator: String { "They are no longer an administrator." }

    static var storage: String { "Storage" }
    static var journal: String { "Journal" }
    static var photos: String { "Photos" }
    static func used(_ part: StorageUse.Part) -> String {
        "\(part.megabytes) of \(part.limit) MB" + (part.isOwn ? "" : ", as for everybody")
    }
    static var changeLimits: String { "Change the limits" }
    static var journalLimit: String { "Limit of the journal, in megabytes" }
    static var photoLimit: String { "Limit of the photos, in megabytes" }
    static func limitHint(standard: Int64) -> String { "Empty: \(standard), as for everybody." }
    static var saveLimits: String { "Save the limits" }
    static var savedLimits: String { "The limits are saved." }
    static var badLimit: String { "A limit is a whole number of megabytes, at most a million, or empty." }

    static var suspend: String { "Suspend" }
    static var suspendText: String {
        "They are signed out everywhere and cannot sign in; their reminders, feeds and connected apps stop. Nothing is erased, and you can resume the account at any time."
    }
    static var isSuspendedText: String {
        "They cannot sign in, and no reminders go out. Everything they recorded is still here."
    }
    static var resume: String { "Resume" }
    static var suspendedNow: String { "The account is suspended." }
    static var resumedNow: String { "The account is open again." }
    static var erase: String { "Erase the account" }
    static var eraseText: String {
        "Everything that they recorded is erased from this server, at once and for good. Earlier backups hold it, encrypted, until you delete them."
    }
    static var eraseButton: String { "Erase everything" }
    static var erased: String { "The account is erased, with everything in it." }
    static var own: String { "This is your own account. Its settings are on its page." }

    static var passwordLink: String { "A link to a new password" }
    static var passwordLinkText: String {
        "Copy it now, and send it yourself: this page shows it only once. It works once, within a day, and signs out all other browsers."
    }

    static var waiting: String { "Waiting invitations" }
    static func invitation(made day: String) -> String { "Made \(day)" }
    static func valid(until day: String) -> String { "Can be used until \(day)" }
    static var withdraw: String { "Withdraw" }
    static func withdraw(made day: String) -> String { "Withdraw the invitation made \(day)" }
    static var withdrawn: String { "The invitation is withdrawn. Its link no longer works." }

    static var accounts: String { "Accounts" }
    static var you: String { "You" }
    static var administrator: String { "Administrator" }
    static var suspended: String { "Suspended" }
    static func entries(_ count: Int) -> String { "\(count) \(count == 1 ? "entry" : "entries")" }
    static func lastSeen(_ day: String) -> String { "last here \(day)" }
    static var notSignedIn: String { "not signed in anywhere" }
}
