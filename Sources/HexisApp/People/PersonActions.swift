/// What an administrator can do with somebody else's account, each with a button: a link to a new password, making
/// them an administrator, and suspending them. A suspended account can only be resumed.
struct PersonActions: View {
    let account: AccountSummary
    /// The address of the account's page.
    let address: String

    func write(to html: inout HTML) {
        guard !account.isSuspended else { return writeResume(to: &html) }
        write(
            PeopleWording.forgotten, PeopleWording.forgottenText, "password-link", PeopleWording.make,
            to: &html)
        writeAdministrator(to: &html)
        write(
            PeopleWording.suspend, PeopleWording.suspendText, "suspend", PeopleWording.suspend, to: &html)
    }

    private func writeResume(to html: inout HTML) {
        write(
            PeopleWording.suspended, PeopleWording.isSuspendedText, "resume", PeopleWording.resume, to: &html)
    }

    private func writeAdministrator(to html: inout HTML) {
        if account.isAdministrator {
            write(
                PeopleWording.administrator, PeopleWording.isAdministratorText, "unmake-administrator",
                PeopleWording.unmakeAdministrator, to: &html)
        } else {
            write(
                PeopleWording.administrator, PeopleWording.makeAdministratorText, "make-administrator",
                PeopleWording.makeAdministrator, to: &html)
        }
    }

    private func write(
        _ title: String, _ text: String, _ action: String, _ button: String, to html: inout HTML
    ) {
        html("section", .class("panel")) { html in
            html("h2", text: title)
            html("p", text: text)
            html("form", Attribute("method", "post"), Attribute("action", "\(address)/\(action)")) { html in
                html("div", .class("buttons")) { html in
                    html("button", .class("button quiet"), text: button)
                }
            }
        }
    }
}
