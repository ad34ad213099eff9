/// The texts of mails besides the reminders themselves.
enum MailWording {
    /// The footer of every reminder.
    static func whyThisComes(_ page: String) -> String {
        "You asked Hexis to remind you by e-mail. Change or stop that here: \(page)"
    }

    static let confirmTitle = "Should Hexis remind you here?"
    static let confirmBody =
        "Somebody, most likely you, asked for reminders at this address. Open the page below and say yes, and "
        + "they will come. If it was not you, there is nothing to do: no other mail comes."
}
