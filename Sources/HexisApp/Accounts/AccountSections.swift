import HexisCore

/// The browsers in which a person is signed in, each with a sign-out button, and the failed attempts of others.
struct DeviceList: View {
    let devices: [SignedInDevice]
    let failedSignIns: [FailedAttempts]
    let moment: Moment

    func write(to html: inout HTML) {
        html("section", .class("panel"), Attribute("aria-labelledby", "devices")) { html in
            html("h2", .id("devices"), text: AccountsWording.devices)
            html("p", .class("hint"), text: AccountsWording.devicesText)
            html("ul", .class("rows")) { html in
                for device in devices { write(device, to: &html) }
            }
            html(FailedSignInsSection(attempts: failedSignIns, moment: moment))
            writeSignOutEverywhere(to: &html)
        }
    }

    private func write(_ device: SignedInDevice, to html: inout HTML) {
        html("li", .class("row")) { html in
            html("p", .class("card-text")) { html in
                html("strong", .class("card-name"), text: device.name)
                html(
                    "span", .class("card-line"),
                    text: device.isThis ? AccountsWording.thisDevice : lastSeen(device))
            }
            writeSignOut(of: device, to: &html)
        }
    }

    private func lastSeen(_ device: SignedInDevice) -> String {
        AccountsWording.lastSeen(AccountsWording.when(device.lastSeen, seenFrom: moment))
    }

    private func writeSignOut(of device: SignedInDevice, to html: inout HTML) {
        let address = device.isThis ? "/sign-out" : "/account/sign-out"
        html(
            "form", Attribute("method", "post"), Attribute("action", address),
            Attribute("data-plain", if: device.isThis)
        ) { html in
            html(HiddenFields([("session", device.id)]))
            html(
                "button", .class("button quiet"), .label(AccountsWording.signOut(of: device.name)),
                text: AccountsWording.signOut)
        }
    }

    private func writeSignOutEverywhere(to html: inout HTML) {
        html(
            "form", Attribute("method", "post"), Attribute("action", "/account/sign-out-everywhere"),
            Attribute("data-plain", if: true)
        ) { html in
            html("button", .class("button quiet"), text: AccountsWording.signOutEverywhere)
        }
    }
}

/// Erases the account, leaving nothing behind.
struct EraseSection: View {
    let userName: String
    let isOnlyAdministrator: Bool
    let means: ConfirmationMeans
    let problems: [Problem]

    func write(to html: inout HTML) {
        html("section", .class("panel"), Attribute("aria-labelledby", "erase")) { html in
            html("h2", .id("erase"), text: AccountsWording.erase)
            html("p", text: AccountsWording.eraseText)
            if isOnlyAdministrator { html("p", text: AccountsWording.eraseOnlyAdministrator) }
            writeForm(to: &html)
        }
    }

    private func writeForm(to html: inout HTML) {
        html(
            "form", Attribute("method", "post"), Attribute("action", "/account/erase"), .class("fields"),
            Attribute("data-plain", if: true), Attribute("novalidate", if: true)
        ) { html in
            html(
                ConfirmationFields(
                    label: AccountsWording.erasePassword, name: "confirm", userName: userName,
                    problem: problems["confirm"], means: means, button: AccountsWording.eraseButton,
                    passkeyButton: PasskeysWording.erase, isDangerous: true))
        }
    }
}

/// Tells a password manager which account the password belongs to.
struct HiddenUserName: View {
    let userName: String

    func write(to html: inout HTML) {
        html.void(
            "input", .type("text"), .name("user"), .value(userName), Attribute("autocomplete", "username"),
            Attribute("hidden", if: true))
    }
}
