import HexisCore

/// Sets a new password; somebody who can sign in with a passkey may also do without one.
struct PasswordSection: View {
    let userName: String
    let means: ConfirmationMeans
    let problems: [Problem]

    func write(to html: inout HTML) {
        html("section", .class("panel"), Attribute("aria-labelledby", "password")) { html in
            html("h2", .id("password"), text: title)
            html(
                "p", .class("hint"),
                text: means.hasPassword
                    ? AccountsWording.changePasswordText : AccountsWording.setPasswordText)
            writeForm(to: &html)
            if means.hasPassword, means.hasPasskey { writeRemoval(to: &html) }
        }
    }

    private var title: String {
        means.hasPassword ? AccountsWording.changePassword : AccountsWording.setPassword
    }

    private func writeForm(to html: inout HTML) {
        html(
            "form", Attribute("method", "post"), Attribute("action", "/account/password"), .class("fields"),
            Attribute("novalidate", if: true)
        ) { html in
            html(TextField.newPassword("new", problem: problems["new"]))
            html(confirmation)
        }
    }

    private var confirmation: ConfirmationFields {
        ConfirmationFields(
            label: AccountsWording.currentPassword, name: "current", userName: userName,
            problem: problems["current"], means: means, button: title,
            passkeyButton: means.hasPassword ? PasskeysWording.changePassword : PasskeysWording.setPassword)
    }

    private func writeRemoval(to html: inout HTML) {
        html("details", .class("more"), Attribute("open", if: problems["remove"] != nil)) { html in
            html("summary", text: AccountsWording.removePassword)
            writeRemovalForm(to: &html)
        }
    }

    private func writeRemovalForm(to html: inout HTML) {
        html(
            "form", Attribute("method", "post"), Attribute("action", "/account/password/remove"),
            .class("fields"), Attribute("novalidate", if: true)
        ) { html in
            html("p", .class("hint"), text: AccountsWording.removePasswordText)
            html(
                PasskeyConfirmation(
                    name: "remove", problem: problems["remove"], button: PasskeysWording.removePassword))
        }
    }
}
