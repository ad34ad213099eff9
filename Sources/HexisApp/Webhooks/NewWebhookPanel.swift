import HexisCore

/// The form that adds a webhook subscription.
struct NewWebhookPanel: View {
    let form: WebhookForm
    let problems: [Problem]
    /// Whether there is none yet.
    let isFirst: Bool
    /// Whether messages name nothing personal.
    let isPrivate: Bool
    let reachesPrivateNetworks: Bool

    func write(to html: inout HTML) {
        html(
            "form", .class("panel listener-form"), Attribute("method", "post"),
            Attribute("action", "/settings/programs/listeners" as Literal), Attribute("novalidate", if: true)
        ) { html in
            writeFields(to: &html)
            writeNames(to: &html)
            html("div", .class("buttons")) { html in
                html("button", .class("button"), text: WebhooksWording.add)
            }
        }
    }

    private func writeFields(to html: inout HTML) {
        html("h2", text: isFirst ? WebhooksWording.first : WebhooksWording.another)
        html(
            TextField(
                label: WebhooksWording.address, name: "address", value: form.address,
                hint: reachesPrivateNetworks
                    ? WebhooksWording.addressHintAnywhere : WebhooksWording.addressHint,
                problem: problems["address"], type: "url"))
        html("h3", text: WebhooksWording.happenings)
        html("div", .id("happening")) { writeHappenings(to: &$0) }
    }

    private func writeHappenings(to html: inout HTML) {
        html(FieldNotes(field: "happening", hint: nil, problem: problems["happening"]))
        html(
            LinedChoices(legend: WebhooksWording.happenings) { html in
                for happening in EventKind.allCases { write(happening, to: &html) }
            })
    }

    private func write(_ happening: EventKind, to html: inout HTML) {
        html(
            LinedChoice(
                name: "happening", value: happening.name, text: WebhooksWording.name(of: happening),
                line: WebhooksWording.line(of: happening), isChosen: form.happenings.contains(happening),
                isOneOfMany: true))
    }

    private func writeNames(to html: inout HTML) {
        html("p", .class("hint"), text: isPrivate ? WebhooksWording.noNames : WebhooksWording.names)
        guard !isPrivate else { return }
        html("p") { html in
            html("a", .href("/settings/reminders#wording"), text: ChannelWording.toWording)
        }
    }
}
