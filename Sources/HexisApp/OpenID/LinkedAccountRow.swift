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
            added: day(of: account.added), lastUsed: account.lastUsed.map { day(of: $0) })
        return account.works ? line : "\(line) · \(OpenIDWording.gone)"
    }

    private func day(of instant: Instant) -> String {
        let then = Moment(instant: instant, offset: moment.offset, dayStart: .midnight)
        return AccountsWording.when(then.date, seenFrom: moment.date)
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
