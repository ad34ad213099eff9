/// Asks for a link to a new password by e-mail, and says that it is on its way.
struct MailLinkForm: View {
    let userName: String
    let outcome: RecoverPage.Outcome

    func write(to html: inout HTML) {
        if case .requested = outcome { writeAnswer(to: &html) } else { writeForm(to: &html) }
    }

    /// The same whether there is such an account or not.
    private func writeAnswer(to html: inout HTML) {
        html("section", .class("panel entrance"), Attribute("role", "status")) { html in
            html("h2", text: RecoveryWording.mailed)
            html("p", text: RecoveryWording.mailedText)
            html("p") { html in
                html("a", .href(RecoverPage.address), text: RecoveryWording.mailAgain)
            }
        }
    }

    private func writeForm(to html: inout HTML) {
        html(
            "form", Attribute("method", "post"), Attribute("action", RecoverPage.address),
            .class("panel entrance"), Attribute("data-plain", if: true), Attribute("novalidate", if: true)
        ) { html in
            html("h2", text: RecoveryWording.mailLink)
            html("p", .class("hint"), text: RecoveryWording.mailLinkText)
            html(userNameField)
            html("button", .class("button"), text: RecoveryWording.mailLinkButton)
        }
    }

    private var userNameField: TextField {
        TextField(
            label: AccountsWording.userName, name: RecoverForm.mailField, value: userName, problem: problem,
            autocomplete: "username", isRequired: true)
    }

    private var problem: String? {
        if case .namelessRequest = outcome { AccountsWording.missingUserName } else { nil }
    }
}
