/// The words of pages on which nothing could be done.
enum RefusalWording {
    static let start = "To the start"

    static let malformed = "This request cannot be read"
    static let malformedText = "Something about it is not as it should be. Please go back and try again."
    static let notFound = "There is no such page"
    static let notFoundText = "The address may be mistyped, or what it named is no longer there."
    static let methodNotAllowed = "This cannot be done here"
    static let methodNotAllowedText = "The page does not take this kind of request."
    static let foreignOrigin = "This change came from another site"
    static let foreignOriginText =
        "It was not carried out, to protect you. If it was you, please open the page here and send the form again."
    static let tooLarge = "This is too large"
    static let tooLargeText =
        "Nothing was saved. Please go back: what you typed is still there. Make it shorter and try again."
    static let tooManyAttempts = "Please wait a moment"
    static let busy = "Very busy right now"
    static let busyText = "Please try again in a few seconds. Nothing was changed."
    static let unavailable = "Not reachable right now"
    static let unavailableText =
        "Hexis cannot read what it has stored. Nothing is lost; please try again in a while."
    static let notSaved = "Not saved"
    static let notSavedText =
        "It could not be saved just now. Please go back: what you typed is still there. Then try again."
    static let diskFullText =
        "The server has no room left to save it. Please go back: what you typed is still there. Try again once there is room."
    static let unexpected = "Something went wrong"
    static let unexpectedText = "It is our fault, not yours, and it has been noted. Please try again."

    /// In minutes where there are more than two of them: 150 seconds are "3 minutes".
    static func wait(seconds: Int) -> String {
        let time =
            seconds > 120
            ? "\((seconds + 59) / 60) minutes" : seconds == 1 ? "1 second" : "\(seconds) seconds"
        return
            "There were many attempts in a short time. To protect accounts, the next one is possible in \(time)."
    }
}
