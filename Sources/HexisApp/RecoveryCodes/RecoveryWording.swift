/// User-facing text about recovery codes.
enum RecoveryWording {
    static var title: String { "Recovery codes" }
    static func lead(hasPassword: Bool) -> String {
        hasPassword
            ? "Forgot your password? A recovery code lets you choose a new one, without anybody’s help. Each works once."
            : "Lost your passkey? A recovery code lets you choose a password, without anybody’s help. Each works once."
    }
    static func left(_ count: Int, of all: Int) -> String {
        count == 0 ? "None yet. They help when you cannot sign in any more." : "\(count) of \(all) left"
    }

    static var make: String { "Make ten codes" }
    static var makeAgain: String { "Make ten new codes" }
    static var makeText: String {
        "They are shown once. Print them or write them down, and keep them where only you find them."
    }
    static func makeAgainText(_ count: Int) -> String {
        count == 1
            ? "You have 1 code left. New ones replace it."
            : "You have \(count) codes left. New ones replace them."
    }

    static var codes: String { "Your codes" }
    static var codesText: String {
        "Keep them now: this page shows them only once. Cross out each one that you use."
    }
    static var keepTitle: String { "Welcome! Keep these codes" }
    static var keepText: String {
        "You have no password. If you ever cannot sign in in your own way, one of these codes lets you in. Each works once."
    }
    static var kept: String { "I have kept them" }
    static var passwordRemoved: String { "You have no password any more: sign in with your passkey." }
    static var print: String { "Print" }

    static var recover: String { "Choose a new password" }
    static var recoverText: String {
        "Use one of the recovery codes that you kept. If you have none, your administrator can send you a link."
    }
    static var recoverByMailText: String {
        "With a link by e-mail, or with one of the recovery codes that you kept. If you have neither, your administrator can send you a link."
    }
    static var mailLink: String { "Get a link by e-mail" }
    static var mailLinkText: String {
        "It goes to the address that you confirmed, and works for half an hour."
    }
    static var mailLinkButton: String { "Send the link" }
    static var mailed: String { "Look into your mail" }
    static var mailedText: String {
        "If this account has a confirmed e-mail address, a link is on its way. It may be in the spam folder."
    }
    static var mailAgain: String { "Nothing came within ten minutes?" }
    static var code: String { "Recovery code" }
    static var codeHint: String { "Such as 4GT9-ZP0Q-M7XC." }
    static var forgotten: String { "Forgot your password, or lost your passkey?" }
    static var useCode: String { "Use a recovery code" }
    static var wrongCode: String { "Wrong user name or code. A code works only once." }
    static var missingCode: String { "Fill in one of your codes." }
}
