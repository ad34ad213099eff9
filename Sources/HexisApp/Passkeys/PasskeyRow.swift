import HexisCore

/// A passkey in the list of a person's own, with removing and renaming it.
struct PasskeyRow: View {
    let passkey: PasskeySummary
    let moment: Moment

    func write(to html: inout HTML) {
        html("li", .class("row passkey")) { html in
            html("p", .class("card-text")) { html in
                html("strong", .class("card-name"), text: passkey.name)
                html("span", .class("card-line"), text: line)
            }
            writeRemove(to: &html)
            writeRename(to: &html)
        }
    }

    private var line: String {
        PasskeysWording.line(
            added: AccountsWording.when(passkey.added, seenFrom: moment),
            lastUsed: passkey.lastUsed.map { AccountsWording.when($0, seenFrom: moment) })
    }

    private func writeRemove(to html: inout HTML) {
        html(
            "form", Attribute("method", "post"), Attribute("action", "\(PasskeysPage.address)/remove")
        ) { html in
            html(HiddenFields([("passkey", passkey.id.description)]))
            html(
                "button", .class("button quiet"), .label(PasskeysWording.remove(passkey.name)),
                text: PasskeysWording.remove)
        }
    }

    private func writeRename(to html: inout HTML) {
        html("details", .class("more")) { html in
            html("summary", .label(PasskeysWording.rename(passkey.name)), text: PasskeysWording.rename)
            writeRenameForm(to: &html)
        }
    }

    private func writeRenameForm(to html: inout HTML) {
        html(
            "form", .class("fields"), Attribute("method", "post"),
            Attribute("action", "\(PasskeysPage.address)/rename")
        ) { html in
            html(HiddenFields([("passkey", passkey.id.description)]))
            html(nameField)
            html("button", .class("button quiet"), text: PasskeysWording.save)
        }
    }

    private var nameField: TextField {
        TextField(
            label: PasskeysWording.name, name: "name-\(passkey.id)", value: passkey.name, isRequired: true,
            longest: Line.longest)
    }
}
