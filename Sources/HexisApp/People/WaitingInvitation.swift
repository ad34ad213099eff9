public import HexisCore

/// An invitation that was not used yet.
public struct WaitingInvitation: Sendable {
    let id: Identifier
    let made: Instant
    let expires: Instant

    public init(id: Identifier, made: Instant, expires: Instant) {
        self.id = id
        self.made = made
        self.expires = expires
    }
}

/// The row of an invitation that was not used yet, with a button to withdraw it.
struct WaitingInvitationRow: View {
    let invitation: WaitingInvitation
    /// The address that withdraws it.
    let withdraw: Literal
    /// What the form sends besides the invitation.
    var fields: [(name: String, value: String)] = []
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        html("li", .class("row")) { html in
            html("p", .class("card-text")) { html in
                html("span", .class("card-name"), text: PeopleWording.invitation(made: made))
                html(
                    "span", .class("card-line"), text: PeopleWording.valid(until: day(of: invitation.expires))
                )
            }
            writeWithdraw(to: &html)
        }
    }

    private var made: String { day(of: invitation.made) }

    private func day(of instant: Instant) -> String {
        PeopleWording.day(of: instant, seenFrom: surroundings.moment)
    }

    private func writeWithdraw(to html: inout HTML) {
        html("form", Attribute("method", "post"), Attribute("action", withdraw)) { html in
            html(HiddenFields([(name: "invitation", value: invitation.id.description)] + fields))
            html(
                "button", .class("button quiet"), .label(PeopleWording.withdraw(made: made)),
                text: PeopleWording.withdraw)
        }
    }
}
