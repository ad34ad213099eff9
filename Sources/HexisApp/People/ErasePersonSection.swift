/// Erases somebody else's account, which the administrator confirms.
struct ErasePersonSection: View {
    /// The address that the form is sent to.
    let address: String
    /// The administrator's user name.
    let administrator: String
    /// The administrator's own.
    let means: ConfirmationMeans
    let problem: String?

    func write(to html: inout HTML) {
        html("section", .class("panel"), Attribute("aria-labelledby", "erase")) { html in
            html("h2", .id("erase"), text: PeopleWording.erase)
            html("p", text: PeopleWording.eraseText)
            html(
                "form", .class("fields"), Attribute("method", "post"), Attribute("action", address),
                Attribute("novalidate", if: true)
            ) { html in
                html(confirmation)
            }
        }
    }

    private var confirmation: ConfirmationFields {
        ConfirmationFields(
            label: AccountsWording.erasePassword, name: "confirm", userName: administrator, problem: problem,
            means: means, button: PeopleWording.eraseButton, passkeyButton: PasskeysWording.erase,
            isDangerous: true)
    }
}
