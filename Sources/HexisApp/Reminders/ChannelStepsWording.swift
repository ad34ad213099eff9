import HexisCore

/// The setup steps on the other side.
enum ChannelStepsWording {
    static var ntfyTitle: String { "On your phone" }
    static var ntfyInstall: String { "Get the app “ntfy” from the app store, and open it." }
    static var ntfyAdd: String { "Tap “+”, type this topic, and subscribe:" }
    static var ntfyServer: String { "There, choose to use another server, and type:" }
    static var ntfyTest: String { "Come back here and send yourself a test." }

    static var secretTitle: String { "How the program knows that it is Hexis" }
    static var secretText: String {
        "Every message is signed with a secret. Give it only to the program."
    }
    static var secretShow: String { "Show the secret" }
    static var verifyTitle: String { "How to check a signature" }
    static var verifyText: String {
        "Messages are JSON and follow Standard Webhooks (standardwebhooks.com), for which there are libraries in many languages. The header webhook-signature holds “v1,” and, in Base64, the HMAC-SHA256 of webhook-id, a dot, webhook-timestamp, a dot, and the body, under the key that follows “whsec_” in Base64. An answer of 410 stops the messages."
    }
    static var newSecret: String { "To get another secret, remove this and add it again." }

    static var mailTitle: String { "One thing is left to do" }
    static func mailText(_ address: String) -> String {
        "Hexis sends a link to \(address). Open it and say yes, so that only people who asked are reminded."
    }
    static var mailAgain: String { "Send the link again" }

    static var confirmTitle: String { "Is this your address?" }
    static func confirmText(_ address: String) -> String {
        "Say yes, and your reminders come to \(address) from now on. If you did not ask for them, just close this page."
    }
    static var confirm: String { "Yes, remind me there" }
    static var incomplete: String {
        "This link is not whole. Open it from the e-mail once more, or have another one sent."
    }
}
