/// User-facing text of the pages that report a refusal.
enum RefusalWording {
    static var start: String { "To the start" }

    static var malformed: String { "This request cannot be read" }
    static var malformedText: String {
        "Something about it is not as it should be. Go back and try again."
    }
    static var notFound: String { "There is no such page" }
    static var notFoundText: String { "The address may be mistyped, or what it named is no longer there." }
    static var methodNotAllowed: String { "This cannot be done here" }
    static var methodNotAllowedText: String { "The page does not take this kind of request." }
    static var foreignOrigin: String { "This change came from another site" }
    static var foreignOriginText: String {
        "It was not carried out, to protect you. If it was you, please open the page here and send the form again."
    }
    static var notInvited: String { "Joining takes an invitation" }
    static var notInvitedText: String {
        "Ask your administrator for a link. Each link works once, within seven days; if yours has been used or has expired, ask for a new one."
    }
    static var linkUnusable: String { "This link no longer works" }
    static var linkUnusableText: String {
        "A link to a new password works once, and not for long. Ask for a new one."
    }
    static var joiningClosed: String { "This server takes no new people" }
    static var joiningClosedText: String {
        "If you have an account, sign in. If you should have one, ask your administrator."
    }
    static var suspended: String { "This account is suspended" }
    static var suspendedText: String {
        "Your administrator has suspended it, and can tell you why. Nothing of yours was erased."
    }
    static var tooLarge: String { "This is too large" }
    static var tooLargeText: String {
        "Nothing was saved. Go back: what you typed is still there. Make it shorter and try again."
    }
    static var tooManyAttempts: String { "Please wait a moment" }
    static var busy: String { "Very busy right now" }
    static var busyText: String { "Try again in a few seconds. Nothing was changed." }
    static var unavailable: String { "Not reachable right now" }
    static var unavailableText: String {
        "Hexis cannot read what it has stored. Nothing is lost; please try again in a while."
    }
    static var notSaved: String { "Not saved" }
    static var notSavedText: String {
        "It could not be saved just now. Go back: what you typed is still there. Then try again."
    }
    static var diskFullText: String {
        "The server has no room left to save it. Go back: what you typed is still there. Try again once there is room."
    }
    static var unexpected: String { "Something went wrong" }
    static var unexpectedText: String {
        "The fault is in Hexis, not in what you did, and it has been logged. Try again."
    }

    static func wait(seconds: Int) -> String {
        "Too many attempts. Try again in \(time(seconds))."
    }

    static func waitForTest(seconds: Int) -> String {
        "Those were many tests in a short time. They go to somebody’s server, so the next one is possible in \(time(seconds)). If none has arrived, have another look at the address."
    }

    static func waitForMore(seconds: Int) -> String {
        "That was a great deal in a short time. It goes on in \(time(seconds))."
    }

    static var anotherFile: String {
        "Another file of yours is on its way, or is still being read. Try again when that is done."
    }

    static func journalFull(megabytes: Int) -> String {
        "Your journal has \(megabytes) megabytes, as many as this server allows each person. Everything in it stays, and can be read. Your administrator can allow more."
    }

    /// Counts in minutes above two of them: 150 seconds are "3 minutes".
    private static func time(_ seconds: Int) -> String {
        seconds > 120 ? "\((seconds + 59) / 60) minutes" : seconds == 1 ? "1 second" : "\(seconds) seconds"
    }
}
