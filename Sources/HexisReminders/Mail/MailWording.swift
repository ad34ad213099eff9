/// What stands below every reminder by mail.
enum MailWording {
    static func whyThisComes(_ page: String) -> String {
        "You asked Hexis to remind you by e-mail. Change or stop that here: \(page)"
    }
}
