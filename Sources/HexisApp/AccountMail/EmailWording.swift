/// User-facing text about the e-mail address of an account.
enum EmailWording {
    static var title: String { "E-mail address" }
    static var lead: String {
        "If you forget your password, a link to a new one comes here. Hexis sends nothing else to it, apart from a word when it changes."
    }
    static var useless: String {
        "This server sends no mail, so the address is of no use here. You can remove it."
    }

    static func line(_ email: AccountEmail) -> String {
        guard let address = email.address else { return "None yet. It helps when you forget your password." }
        return email.isConfirmed || !email.canSend ? address : "\(address), not confirmed yet"
    }

    static func isConfirmed(_ address: String) -> String { "\(address) is confirmed." }
    static func isOpen(_ address: String) -> String {
        "\(address) is not confirmed yet. Open the link in the mail that Hexis sent there; look into the spam folder, too."
    }
    static var sendAgain: String { "Send the link again" }
    static var change: String { "Change the address" }
    static var add: String { "Add an address" }
    static var field: String { "E-mail" }
    static var fieldHint: String { "Leave it empty to have none." }
    static var save: String { "Save" }

    static var saved: String { "Saved. A mail with a link is on its way: open it to confirm the address." }
    static var sent: String { "A mail with a link is on its way." }
    static var removed: String { "Removed." }
    static var confirmed: String { "The address is confirmed." }

    static var confirmTitle: String { "Is this your address?" }
    static func confirmText(_ address: String) -> String {
        "Confirm that \(address) is yours. Anyone who reads its mail can then choose a new password for your account."
    }
    static var confirm: String { "Yes, it is mine" }
    static var linkUnusable: String {
        "This link is not for the address of your account. Have another one sent, or check the address."
    }
}
