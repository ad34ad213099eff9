import HexisCore

/// An account elsewhere in the list of a person's own, with unlinking it.
struct LinkedAccountRow: View {
    let account: LinkedAccountSummary
    let moment: Moment

    func write(to html: inout HTML) {
        html("li", .class("row")) { html in
            html("p", .class("card-text")) { html in
                html("strong", .class("card-name"), text: account.provider)
                if !account.label.isEmpty { html("span", .class("card-line"), text: account.label) }
                html("span", .class("card-line"), text: line)
            }
            writeUnlink(to: &html)
        }
    }

    private var line: String {
        let line = PasskeysWording.line(
            added: AccountsWording.when(account.added, seenFrom: moment),
            lastUsed: account.lastUsed.map { AccountsWording.when($0, seenFrom: moment) })
        return account.works ? line : "\(line) · \(OpenIDWording.gone)"
    }

    private func writeUnlink(to html: inout HTML) {
        html(
            "form", Attribute("method", "post"), Attribute("action", "\(LinkedAccountsPage.address)/unlink")
        ) { html in
            html(HiddenFields([("account", account.id.description)]))
            html(
                "button", .class("button quiet"), .label(OpenIDWording.unlink(account.name)),
                text: OpenIDWording.unlink)
        }
    }
}
