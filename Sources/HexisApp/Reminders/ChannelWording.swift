import HexisCore

/// User-facing text about reminder channels.
enum ChannelWording {
    static var title: String { "Other ways to reach you" }
    static var none: String {
        "Where a device does not remind you reliably, your reminders can come another way, too."
    }
    static var hint: String { "All of your reminders come through each of these, too." }
    static var full: String { "You have reached the limit of ten. Remove one to add another." }
    static var add: String { "Add" }
    static var testTitle: String { "Try it" }
    static var test: String { "Send me a test" }
    static var testHint: String { "Your server sends it, so it needs a connection." }
    static var change: String { "Change it" }
    static var switchOff: String { "Switch off for now" }
    static var switchOn: String { "Switch on again" }
    static var remove: String { "Remove" }
    static var toWording: String { "What a reminder says" }
    static var added: String { "Added." }

    static func name(of kind: ReminderChannel.Kind) -> String {
        switch kind {
        case .ntfy: "The ntfy app"
        case .webhook: "Another program"
        case .mail: "E-mail"
        }
    }

    static func add(_ kind: ReminderChannel.Kind) -> String {
        switch kind {
        case .ntfy: "Add the ntfy app"
        case .webhook: "Add another program"
        case .mail: "Add e-mail"
        }
    }

    static func explanation(of kind: ReminderChannel.Kind) -> String {
        switch kind {
        case .ntfy:
            "ntfy is a free app for phones and computers that shows what is sent to it. It helps where a browser’s own reminders come late or not at all, or where somebody in the family wants to be reminded along with you."
        case .webhook:
            "Hexis tells a program of your own when it is time: Home Assistant, for example, can switch on a lamp then. Its administrator can set this up with you; they may know it as a webhook."
        case .mail:
            "Each reminder comes as an e-mail that you can read anywhere."
        }
    }

    /// Who else may read the reminders sent this way.
    static func privacy(_ kind: ReminderChannel.Kind) -> String {
        switch kind {
        case .ntfy:
            "The ntfy server’s administrator can read your reminders, and so can anyone who knows the topic’s name. To keep them to yourself, let a reminder say nothing private:"
        case .webhook:
            "The program reads your reminders. To keep them to yourself, let a reminder say nothing private:"
        case .mail:
            "Mail is not sealed: mail servers on the way can read your reminders. To keep them to yourself, let a reminder say nothing private:"
        }
    }

    static func state(_ channel: ReminderChannel) -> String {
        if !channel.isOn { return "Switched off" }
        return channel.isWaiting ? "Waiting until you open the link that was sent there" : "On"
    }

    /// The address without its scheme: `ntfy.sh/anna`.
    static func address(of channel: ReminderChannel) -> String {
        let scheme = "https://".bytes
        let bytes = channel.address.text.bytes
        return bytes.starts(with: scheme)
            ? String(decoding: bytes.dropFirst(scheme.count), as: UTF8.self) : channel.address.text
    }
}

/// The labels of a channel's fields, and their problems.
enum ChannelFieldWording {
    static var topic: String { "Topic" }
    static var topicHint: String { "Anyone who knows it can read along, so keep it hard to guess." }
    static var topicProblem: String {
        "A topic has 1 to 64 letters, digits, “-” and “_”, without spaces or accents."
    }
    static var more: String { "A server of your own, or an access token" }
    static var server: String { "ntfy server" }
    static var serverHint: String { "Leave it as it is unless somebody runs one for you." }
    static var serverProblem: String { "Enter an address such as https://ntfy.sh." }
    static var token: String { "Access token" }
    static var tokenHint: String { "Only for a topic that not everybody may write to. It begins with tk_." }
    static var tokenProblem: String {
        "An access token has no spaces and no accents, and at most 200 characters."
    }
    static var webhook: String { "The program’s address" }
    static var webhookHint: String { "It begins with https:// and was given to you by the program." }
    static var webhookProblem: String {
        "Enter the whole address, such as https://example.org/hook."
    }
    static var notSecure: String {
        "Only an address that begins with https:// keeps your reminders safe on the way."
    }
    static var mail: String { "Your e-mail address" }
    static var mailHint: String {
        "Hexis sends a link there first. Nothing else comes until you have opened it."
    }
    static var mailProblem: String { "Enter an e-mail address, such as anna@example.org." }
}
