/// The words about keeping the journal on a device, and about meeting the server.
enum DeviceWording {
    static var tryAgain: String { "Try again" }

    static var unreachable: String { "This needs a connection" }
    static var unreachableText: String {
        "The server cannot be reached right now. Today, your habits and your settings work without it."
    }
    static var fetching: String { "Fetching your journal" }
    static var fetchingText: String {
        "Your journal is not on this device at the moment, and the server cannot be reached. Nothing is lost: it comes back as soon as there is a connection."
    }
    static var notSaved: String { "Not saved: this device is full" }
    static var notSavedText: String {
        "The browser has no room left to keep it. Go back: what you typed is still there. It works once there is some room again."
    }
    static var signedOut: String { "You are signed out" }
    static var signedOutText: String {
        "This device keeps nothing of yours any more. The server cannot be reached right now; Hexis signs you out there as soon as it can."
    }
    static var staySignedIn: String { "Stay signed in" }
    static var signOutAnyway: String { "Sign out and lose them" }
    static var askToSignOutText: String {
        "Signing out takes everything off this device. What the server does not have would be lost. With a connection, it is sent automatically."
    }
    static var otherPerson: String { "This device holds changes of somebody else" }
    static var signInAsBefore: String { "Sign in as them, and send it" }
    static var discard: String { "Discard it, and go on" }

    static func askToSignOut(_ unsent: Int) -> String {
        unsent == 1 ? "1 change has not reached the server" : "\(unsent) changes have not reached the server"
    }

    static func otherPersonText(_ unsent: Int) -> String {
        "The person who was signed in here before made \(changes(unsent)) that the server does not have. If that is you, sign in under the other name."
    }

    static var thisDevice: String { "This device" }
    static var keeps: String { "Hexis works on this device without a connection." }
    static var allSent: String { "Everything is on the server as well." }
    static var syncNow: String { "Send now" }
    static var turnSyncOff: String { "Turn sync off" }
    static var turnSyncOn: String { "Turn sync on" }
    static var sync: String { "Sync" }
    static var syncIsOnText: String {
        "What you do here is sent to the server, and your other devices follow. With sync off, nothing leaves this device."
    }
    static var syncIsOffText: String { "Nothing you do here leaves this device, and nothing new arrives." }
    static var copy: String { "A copy" }
    static var copyText: String {
        "One file with all that you recorded, from this device. Any Hexis server can import it, also when yours is gone. The photos that are on this device are in it, and the others are listed."
    }
    static var downloadCopy: String { "Download a copy" }
    static var signOut: String { "Sign out" }
    static var signOutText: String { "Takes everything off this device." }
    static var signInAgain: String { "Sign in again to send what is new." }
    static var signIn: String { "Sign in" }

    /// For the browser to choose from, where it does not keep the journal.
    static var preparing: String { "Hexis is getting ready to work without a connection." }
    static var shared: String { "This is a shared computer: nothing is kept on it." }
    static var insecure: String {
        "To work without a connection, Hexis has to be reached by an address that begins with https://. Browsers keep a whole app only then, so that no one in between can change it. Your administrator can set that up."
    }
    static var unsupported: String { "This browser cannot keep Hexis for when there is no connection." }
    static var off: String { "Your administrator has turned off working without a connection." }

    static func onlyHere(_ unsent: Int) -> String {
        unsent == 1
            ? "1 change is only on this device so far." : "\(unsent) changes are only on this device so far."
    }

    static var serverFull: String {
        "The server’s disk is full. You can read everything, and nothing can be saved until there is room."
    }

    static var keptWhileServerIsFull: String {
        "The server’s disk is full. What you write is kept on this device and sent when there is room."
    }

    static func waiting(_ unsent: Int) -> String {
        "No connection. "
            + (unsent == 1
                ? "1 change is kept here and will be sent later."
                : "\(unsent) changes are kept here and will be sent later.")
    }

    static func limited(_ unsent: Int) -> String {
        "So much was recorded that the server takes in nothing more for now. "
            + (unsent == 1 ? "1 change is kept here." : "\(unsent) changes are kept here.")
            + " Your administrator can allow more."
    }

    /// In the largest unit that says it: "3 years", "2 hours".
    static func clockOff(byMilliseconds ahead: Int64) -> String {
        let minutes = ahead.magnitude / 60_000
        let amount =
            switch minutes {
            case (2 * 365 * 1440)...: "\(minutes / (365 * 1440)) years"
            case (2 * 1440)...: "\(minutes / 1440) days"
            case 120...: "\(minutes / 60) hours"
            default: "\(minutes) minutes"
            }
        return
            "This device’s clock is \(amount) \(ahead > 0 ? "ahead" : "behind"). Set it right, so that what you mark lands on the right day."
    }

    private static func changes(_ count: Int) -> String { count == 1 ? "1 change" : "\(count) changes" }
}
