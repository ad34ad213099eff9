import HexisCore

/// User-facing text about what is stored.
enum StoredWording {
    static var title: String { "What is stored about you" }
    static var row: String { "Every kind of data, who can see it, and why it is kept" }
    static var lead: String {
        "All of it is on this server and, so that Hexis works without a network, on your devices. The server encrypts what you record: the database or a backup alone can’t be read."
    }

    static var recorded: String { "What you recorded" }
    static var nothing: String { "Nothing so far." }
    static func entries(_ count: Int) -> String { count == 1 ? "1 entry" : "\(count) entries" }
    static func size(_ bytes: Int64) -> String {
        bytes < 100_000 ? "less than 0.1 MB" : "\(bytes / 1_000_000).\(bytes / 100_000 % 10) MB"
    }

    static func name(of kind: StoredKind) -> String {
        switch kind {
        case .habits: "Habits and plans"
        case .marks: "What you marked, and timers"
        case .goals: "Challenges and goals"
        case .answers: "Answers to questions"
        case .knowledge: "Knowledge that you earned"
        case .oldHabits: "Old habits: urges and plans"
        case .medicine: "Medicines, doses and heart rate"
        case .measurements: "Measurements"
        case .places: "Places and arrivals"
        case .routes: "Routes"
        case .photos: "Photos"
        case .settings: "Settings and reminders"
        case .care: "Care providers: consent, looks, notes, changes and questionnaires"
        case .companions: "Companions: who, what they see, and cheers"
        case .unknown: "Recorded by a newer version of Hexis"
        }
    }

    static func purpose(of kind: StoredKind) -> String {
        switch kind {
        case .habits: "To show what you chose to do, and when"
        case .marks: "To show how regularly you do it"
        case .goals: "To follow what you set out to reach"
        case .answers: "To show how a habit becomes automatic, and what you found out"
        case .knowledge: "To show you each piece once, and keep it for you"
        case .oldHabits: "To find out what is behind an old habit"
        case .medicine: "To remind you, and to show how regularly you take it"
        case .measurements: "To fill in habits and goals by themselves"
        case .places: "To remind you where you asked for it"
        case .routes: "To show where you went, and how far"
        case .photos: "To show them beside the habit, goal or day they belong to"
        case .settings: "To treat every device of yours alike"
        case .care: "To show you, and prove, who was allowed to see what"
        case .companions: "To pursue a goal together, and show each only what the other chose"
        case .unknown: "To lose nothing until this server is updated"
        }
    }
    static var unreadable: String { "Not readable" }
    static var unreadableText: String { "Damaged on the disk. Your administrator can find out more." }

    static var account: String { "Your account" }
    static var signIn: String { "Signing in" }
    static func signIn(_ data: StoredData) -> String {
        let passkeys = data.passkeyCount == 1 ? "1 passkey" : "\(data.passkeyCount) passkeys"
        let codes =
            data.recoveryCodeCount == 1 ? "1 recovery code" : "\(data.recoveryCodeCount) recovery codes"
        let linked =
            data.linkedCount == 0
            ? "" : data.linkedCount == 1 ? "1 linked account, " : "\(data.linkedCount) linked accounts, "
        return "User name, \(data.hasPassword ? "password, " : "")\(passkeys), \(linked)\(codes)"
    }
    static var signInText: String {
        "To know that it is you. Of a password and of codes only what checks them is kept."
    }
    static var email: String { "E-mail address" }
    static var emailText: String { "For messages about your account, such as a link to a new password" }
    static var devices: String { "Devices" }
    static func devices(_ data: StoredData) -> String {
        let browsers =
            data.sessionCount == 1 ? "1 browser is signed in" : "\(data.sessionCount) browsers are signed in"
        return "\(browsers), \(data.pushCount) of them for reminders"
    }
    static var devicesText: String { "To keep you signed in, and to reach you" }
    static var history: String { "History of the account" }
    static func history(_ data: StoredData) -> String {
        let events = data.eventCount == 1 ? "1 event" : "\(data.eventCount) events"
        let failures =
            data.failedSignInCount == 1
            ? "1 failed attempt to sign in" : "\(data.failedSignInCount) failed attempts to sign in"
        return "\(events), \(failures)"
    }
    static var historyText: String {
        "So that you notice when somebody else tries. The last 50 events, and failed attempts of 30 days."
    }
    static var arriving: String { "Data from elsewhere" }
    static func waysIn(_ count: Int) -> String { count == 1 ? "From 1 source" : "From \(count) sources" }
    static var waysInText: String { "To show whether data still arrives, and what could not be used" }
    static var imports: String { "Imports" }
    static func imports(_ count: Int) -> String { count == 1 ? "1 import" : "\(count) imports" }
    static var importsText: String {
        "To show you what a file would bring, for an hour, and to undo an import, for a week"
    }
    static var careKit: String { "Apps built on CareKit" }
    static func revisions(_ count: Int) -> String { count == 1 ? "1 change" : "\(count) changes" }
    static var careKitText: String {
        "To keep your medicines and measurements the same in these apps and here"
    }

    static var seers: String { "Who can see it" }
    static func companion(_ level: CompanionLevel) -> String {
        switch level {
        case .finish: "Companion: sees when you reach the goal"
        case .days: "Companion: sees on which days you did something for the goal"
        case .amounts: "Companion: sees how much of the goal you have done"
        }
    }
    static var token: String { "A program with your API token" }
    static var webhook: String { "Gets the events you chose" }
    static var feed: String { "Calendar feed" }
    static var calendar: String { "Shows your reminders to everyone who knows its address" }
    static func others(isShared: Bool) -> String {
        isShared
            ? "Apart from these, you alone, wherever you are signed in."
            : "You alone, wherever you are signed in."
    }
    static var `operator`: String {
        "Administrators see your user name, when you last used Hexis and how much is stored, but nothing that you record. Anyone who runs the computer could still get access."
    }

    static var looks: String { "Who saw it" }
    static var noLooks: String { "No care provider has looked at anything." }
    static func looks(_ count: Int, last time: String) -> String {
        count == 1 ? "1 look, \(time)" : "\(count) looks, the last \(time)"
    }

    static var until: String { "Until when" }
    static var untilText: String {
        "What you record stays until you erase your account. Then its key goes first, so that nothing of it can be read, and the rest follows. Older backups still hold it, encrypted, until your administrator deletes them."
    }
    static var pauseText: String { "No reminders, nothing shared" }
}
