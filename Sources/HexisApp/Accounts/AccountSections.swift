import HexisCore

/// The browsers in which a person is signed in, each with a way to sign it out.
struct DeviceList: View {
    let devices: [SignedInDevice]
    let moment: Moment

    func write(to html: inout HTML) {
        html("section", .class("card"), Attribute("aria-labelledby", "devices")) { html in
            html("h2", .id("devices"), text: AccountsWording.devices)
            html("p", .class("hint"), text: AccountsWording.devicesText)
            html("ul", .class("devices")) { html in
                for device in devices { write(device, to: &html) }
            }
            html("form", Attribute("method", "post"), Attribute("action", "/account/sign-out-everywhere")) {
                html in
                html("button", .class("quiet"), text: AccountsWording.signOutEverywhere)
            }
        }
    }

    private func write(_ device: SignedInDevice, to html: inout HTML) {
        let address = device.isThis ? "/sign-out" : "/account/sign-out"
        html("li") { html in
            html("p") { html in
                html("strong", text: device.name)
                html(
                    "span", .class("hint"),
                    text: device.isThis ? AccountsWording.thisDevice : lastSeen(device))
            }
            html("form", Attribute("method", "post"), Attribute("action", address)) { html in
                html(HiddenFields([("session", device.id)]))
                html(
                    "button", .class("quiet"), .label(AccountsWording.signOut(of: device.name)),
                    text: AccountsWording.signOut)
            }
        }
    }

    private func lastSeen(_ device: SignedInDevice) -> String {
        let then = Moment(instant: device.lastSeen, offset: moment.offset, dayStart: .midnight)
        return AccountsWording.lastSeen(DateWording.relative(then.date, seenFrom: moment.date))
    }
}

/// A new password, for those who know the current one.
struct PasswordSection: View {
    let problems: [Problem]

    func write(to html: inout HTML) {
        html("section", .class("card"), Attribute("aria-labelledby", "password")) { html in
            html("h2", .id("password"), text: AccountsWording.changePassword)
            html("p", .class("hint"), text: AccountsWording.changePasswordText)
            html(
                "form", Attribute("method", "post"), Attribute("action", "/account/password"),
                Attribute("novalidate", if: true)
            ) { html in
                html(
                    TextField(
                        label: AccountsWording.currentPassword, name: "current", value: "",
                        problem: problems["current"], type: "password", autocomplete: "current-password",
                        isRequired: true))
                html(
                    TextField(
                        label: AccountsWording.newPassword, name: "new", value: "",
                        hint: AccountsWording.passwordHint, problem: problems["new"], type: "password",
                        autocomplete: "new-password", isRequired: true))
                html("button", text: AccountsWording.changePassword)
            }
        }
    }
}

/// The way out, with nothing left behind.
struct EraseSection: View {
    let problems: [Problem]

    func write(to html: inout HTML) {
        html("section", .class("card"), Attribute("aria-labelledby", "erase")) { html in
            html("h2", .id("erase"), text: AccountsWording.erase)
            html("p", text: AccountsWording.eraseText)
            html(
                "form", Attribute("method", "post"), Attribute("action", "/account/erase"),
                Attribute("novalidate", if: true)
            ) { html in
                html(
                    TextField(
                        label: AccountsWording.erasePassword, name: "confirm", value: "",
                        problem: problems["confirm"], type: "password", autocomplete: "current-password",
                        isRequired: true))
                html("button", .class("danger"), text: AccountsWording.eraseButton)
            }
        }
    }
}
