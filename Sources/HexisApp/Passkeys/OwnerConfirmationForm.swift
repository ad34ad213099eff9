import HexisCore

/// A form that asks for nothing but the confirmation that the owner of the account sends it.
struct OwnerConfirmationForm: View {
    /// Where the form goes.
    let address: String
    let means: ConfirmationMeans
    let button: String
    let problems: [Problem]
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        html(
            "form", .class("fields"), Attribute("method", "post"), Attribute("action", address),
            Attribute("novalidate", if: true)
        ) { html in
            html(
                ConfirmationFields(
                    label: AccountsWording.currentPassword, name: "current",
                    userName: surroundings.userName ?? "", problem: problems["current"], means: means,
                    button: button))
        }
    }
}
