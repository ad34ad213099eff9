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
            guard most > 0 else { return html("p", .class("hint"), text: WebhooksWording.closed) }
            writeList(seenFrom: surroundings.moment, by: practice.clock, to: &html)
            writeVerifying(to: &html)
        }
        if most > 0 { writeNew(isPrivate: practice.settings.reminderWording == .private, to: &html) }
    }

    private func writeList(seenFrom moment: Moment, by clock: ClockFormat, to html: inout HTML) {
        guard !reports.isEmpty else { return html("p", .class("hint"), text: WebhooksWording.none) }
        html("ul", .class("rows")) { html in
            for report in reports { html(WebhookRow(report: report, moment: moment, clock: clock)) }
        }
    }

    private func writeVerifying(to html: inout HTML) {
        html("details", .class("more")) { html in
            html("summary", text: ChannelStepsWording.verifyTitle)
            html("p", text: ChannelStepsWording.verifyText)
        }
    }

    private func writeNew(isPrivate: Bool, to html: inout HTML) {
        guard reports.count < most || !problems.isEmpty else {
            return html("p", .class("hint"), text: WebhooksWording.full(most))
        }
        html(
            NewWebhookPanel(
                form: form, problems: problems, isFirst: reports.isEmpty, isPrivate: isPrivate,
                reachesPrivateNetworks: reachesPrivateNetworks))
    }
}
