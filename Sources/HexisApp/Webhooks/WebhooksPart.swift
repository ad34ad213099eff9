public import HexisCore

/// The webhook subscriptions, and how to add one.
public struct WebhooksPart: Sendable {
    private let reports: [WebhookReport]
    private let secret: String?
    private let form: WebhookForm
    private let most: Int
    private let reachesPrivateNetworks: Bool
    let problems: [Problem]
    let notice: Notice?

    /// - Parameters:
    ///   - secret: The secret of the subscription just added, which is shown only this once.
    ///   - form: The form as typed, if it was invalid; `nil` for a new one.
    ///   - most: The maximum number of subscriptions; 0 if none are allowed.
    public init(
        _ reports: [WebhookReport], secret: String? = nil, form: WebhookForm? = nil,
        most: Int = WebhookSubscription.most, reachesPrivateNetworks: Bool = false,
        state: ListenerState = .fresh
    ) {
        self.reports = reports
        self.secret = secret
        self.form = form ?? WebhookForm()
        self.most = most
        self.reachesPrivateNetworks = reachesPrivateNetworks
        problems = form?.problems(having: reports.count, of: most) ?? []
        notice = ListenerReportWording.notice(state).map { Notice(text: $0) }
    }

    func writeSecret(to html: inout HTML) {
        guard let secret else { return }
        html("section", .class("panel announcement"), Attribute("data-once", if: true)) { html in
            html("h2", text: ListenerReportWording.secret)
            html("p", text: ListenerReportWording.secretText)
            html(AddressField(label: ListenerReportWording.secretName, name: "secret", address: secret))
            html("div", .class("buttons")) { html in html(CopyButton(field: "secret")) }
        }
    }

    func write(for practice: Practice, _ surroundings: Surroundings, to html: inout HTML) {
        html("section", .class("panel listeners"), .id("listeners")) { html in
            html("h2", text: WebhooksWording.title)
            html("p", text: WebhooksWording.introduction)
            guard most > 0 else {
                html("p", .class("hint"), text: WebhooksWording.closed)
                return
            }
            if reports.isEmpty {
                html("p", .class("hint"), text: WebhooksWording.none)
            } else {
                html("ul", .class("rows")) { html in
                    for report in reports {
                        html(
                            WebhookRow(
                                report: report, moment: surroundings.moment, clock: practice.clock))
                    }
                }
            }
            html("details", .class("more")) { html in
                html("summary", text: ChannelStepsWording.verifyTitle)
                html("p", text: ChannelStepsWording.verifyText)
            }
        }
        guard most > 0 else { return }
        if reports.count < most || !problems.isEmpty {
            writeForm(isPrivate: practice.settings.reminderWording == .private, to: &html)
        } else {
            html("p", .class("hint"), text: WebhooksWording.full(most))
        }
    }

    private func writeForm(isPrivate: Bool, to html: inout HTML) {
        html(
            "form", .class("panel listener-form"), Attribute("method", "post"),
            Attribute("action", "/settings/programs/listeners" as Literal), Attribute("novalidate", if: true)
        ) { html in
            html("h2", text: reports.isEmpty ? WebhooksWording.first : WebhooksWording.another)
            html(
                TextField(
                    label: WebhooksWording.address, name: "address", value: form.address,
                    hint: reachesPrivateNetworks
                        ? WebhooksWording.addressHintAnywhere : WebhooksWording.addressHint,
                    problem: problems["address"], type: "url"))
            html("h3", text: WebhooksWording.happenings)
            writeHappenings(to: &html)
            html("p", .class("hint"), text: isPrivate ? WebhooksWording.noNames : WebhooksWording.names)
            if !isPrivate {
                html("p") { html in
                    html("a", .href("/settings/reminders#wording"), text: ChannelWording.toWording)
                }
            }
            html("div", .class("buttons")) { html in
                html("button", .class("button"), text: WebhooksWording.add)
            }
        }
    }

    private func writeHappenings(to html: inout HTML) {
        html("div", .id("happening")) { html in
            html(FieldNotes(field: "happening", hint: nil, problem: problems["happening"]))
            html(
                LinedChoices(legend: WebhooksWording.happenings) { html in
                    for happening in EventKind.allCases {
                        html(
                            LinedChoice(
                                name: "happening", value: happening.name,
                                text: WebhooksWording.name(of: happening),
                                line: WebhooksWording.line(of: happening),
                                isChosen: form.happenings.contains(happening), isOneOfMany: true))
                    }
                })
        }
    }
}
