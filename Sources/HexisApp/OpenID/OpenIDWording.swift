import HexisCore

/// User-facing text about signing in with accounts elsewhere.
enum OpenIDWording {
    static var otherAccounts: String { "With an account elsewhere" }
    static func signIn(_ provider: String) -> String { "Sign in with \(provider)" }
    static func signInOnShared(_ provider: String) -> String {
        "Sign in with \(provider) on a shared computer"
    }
    static func join(_ provider: String) -> String { "Join with \(provider)" }

    static func joinTitle(_ provider: String) -> String { "Join with \(provider)" }
    static func joinText(_ label: String, _ provider: String) -> String {
        label.isEmpty
            ? "You have signed in at \(provider). Choose a user name, and you can begin."
            : "You have signed in at \(provider) as \(label). Choose a user name, and you can begin."
    }
    static func haveAccount(_ provider: String) -> String {
        "Have an account here already? Sign in to it, and link \(provider) under “Your account”."
    }
    static var joinButton: String { "Join" }

    static func trouble(_ trouble: ProviderTrouble, _ provider: String) -> String {
        switch trouble {
        case .unreachable:
            "\(provider) cannot be reached right now. Try again later, or use another way to sign in."
        case .cancelled: "You were not signed in at \(provider). Try again, or use another way to sign in."
        case .unusable:
            "What \(provider) answered does not hold, so nothing was done. Your administrator finds the reason in the server’s log."
        case .expired: "This took too long, or began in another window. Try again."
        case .noAccount:
            "No account here is linked to yours at \(provider). If you have one, sign in to it in another way, and link it under “Your account”."
        }
    }

    static var title: String { "Linked accounts" }
    static var lead: String {
        "Sign in here with an account that you have elsewhere. Who runs that account learns when you sign in, and nothing else about you."
    }
    static func count(_ count: Int) -> String {
        switch count {
        case 0: "Sign in with an account that you have elsewhere."
        case 1: "1 account"
        default: "\(count) accounts"
        }
    }
    static var yours: String { "Your linked accounts" }
    static var gone: String { "no longer offered on this server" }
    static var unlink: String { "Unlink" }
    static func unlink(_ name: String) -> String { "Unlink: \(name)" }
    static var add: String { "Link an account" }
    static var addText: String {
        "First confirm that it is you. Then you sign in there, and are led back here."
    }
    static func link(_ provider: String) -> String { "Link your account at \(provider)" }
    static var continueButton: String { "Continue" }
    static var none: String {
        "This server offers no accounts to link. Its administrator can add a provider."
    }

    static func linked(_ provider: String) -> String {
        "Your account at \(provider) is linked. From now on you can sign in with it."
    }
    static var unlinked: String { "The account is unlinked. It no longer signs you in." }
    static var taken: String { "This account signs somebody in here already." }
    static func tooMany(_ most: Int) -> String { "You have linked \(most) accounts, and can link no more." }
    static var onlyWayIn: String {
        "You have no password, so without this account you could not sign in. First set a password under “Your account”, or add a passkey."
    }
    static var otherAccount: String { "You signed in there with an account that is not linked to this one." }

    static var confirmed: String { "You have just confirmed that it is you." }
    static func confirm(_ provider: String) -> String { "Confirm at \(provider)" }
    static func confirmText(_ provider: String) -> String {
        "\(provider) asks you to sign in again, and leads you back here. Then you have five minutes."
    }
}
