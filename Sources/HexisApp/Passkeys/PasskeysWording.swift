import HexisCore

/// User-facing text about passkeys.
enum PasskeysWording {
    static var title: String { "Passkeys" }
    static func lead(hasPassword: Bool) -> String {
        "Sign in with your fingerprint, your face or the PIN of your device. A passkey cannot be guessed or given away by mistake"
            + (hasPassword ? "; your password keeps working." : ".")
    }
    static func count(_ count: Int) -> String {
        switch count {
        case 0: "Sign in without typing your password."
        case 1: "1 passkey"
        default: "\(count) passkeys"
        }
    }

    static var yours: String { "Your passkeys" }
    static func line(added: String, lastUsed: String?) -> String {
        "Added \(added)" + (lastUsed.map { " · last used \($0)" } ?? " · not used yet")
    }
    static var rename: String { "Rename" }
    static func rename(_ name: String) -> String { "Rename: \(name)" }
    static var save: String { "Save" }
    static var remove: String { "Remove" }
    static func remove(_ name: String) -> String { "Remove: \(name)" }

    static var add: String { "Add a passkey" }
    static var addText: String {
        "Add one on each device that you use. Your device may also copy it to your others, such as through iCloud or Google."
    }
    static func tooMany(_ most: Int) -> String {
        "You have \(most) passkeys, and an account has no more. Remove one first."
    }
    static var noName: String {
        "Passkeys need a server with a name, such as habits.example.org. You reach this one by a number."
    }
    static var continueButton: String { "Continue" }

    static var createText: String {
        "Your device now asks for your fingerprint, your face or its PIN, and keeps the passkey."
    }
    static var name: String { "Name" }
    static var nameHint: String { "By which you recognize it later, such as “my phone”." }
    static var create: String { "Create the passkey" }
    static var unsupported: String {
        "This browser cannot create a passkey here. It may be too old, or the connection to this server is not encrypted (https)."
    }

    static var join: String { "Join with a passkey" }
    static var joinHint: String {
        "Without a password: your fingerprint, your face or your device’s PIN lets you in."
    }
    static var joinTitle: String { "Join with a passkey" }
    static func joinText(_ userName: String) -> String { "As “\(userName)”, without a password." }
    static var createAndJoin: String { "Create the passkey and join" }
    static var passwordInstead: String { "Choose a password instead" }
    static var notJoined: String {
        "No passkey was created, or it took longer than five minutes. Try again, or choose a password."
    }

    static var added: String { "The passkey is added. From now on you can sign in with it." }
    static var renamed: String { "The passkey has its new name." }
    static var removed: String {
        "The passkey is removed here. Your device may still offer it: delete it there, too."
    }
    static var badName: String { "A name has at most 100 characters, on one line." }
    static var notAdded: String {
        "The passkey could not be added. Perhaps it took longer than five minutes. Try again."
    }
    static var taken: String { "This passkey is in use already." }

    static func notConfirmed(_ means: ConfirmationMeans) -> String {
        if !means.hasPasskey {
            return means.hasPassword
                ? AccountsWording.wrongPassword
                : "This has to be confirmed first, at most five minutes before."
        }
        return means.hasPassword
            ? "This is not your current password, or the passkey took longer than five minutes. Try again."
            : "This passkey is not yours, or it took longer than five minutes. Try again."
    }
    static var cannotConfirm: String {
        "You confirm this with your passkey, but this browser cannot ask for it. It may be too old, or the connection to this server is not encrypted (https)."
    }
    static var nothingConfirms: String {
        "You confirm this with your passkey, and you have none for this address of the server. Use the address where you added it, or choose a password:"
    }
    static var onlyWayIn: String {
        "You have no password, so without this passkey you could not sign in. First add another passkey, or set a password under “Your account”."
    }
    static var erase: String { "Erase everything with a passkey" }
    static var makeCode: String { "Make a code with a passkey" }
    static var changePassword: String { "Change it with a passkey" }
    static var setPassword: String { "Set it with a passkey" }
    static var removePassword: String { "Remove the password" }
    static var confirm: String { "Confirm with a passkey" }
    static var signIn: String { "Sign in with a passkey" }
    static var refused: String {
        "This passkey does not open an account here, or it took longer than five minutes. Try again, or use your password."
    }
}
