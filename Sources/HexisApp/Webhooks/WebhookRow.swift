import HexisCore

/// One webhook subscription: its events, the state of its deliveries, and the possible actions.
struct WebhookRow: View {
    let report: WebhookReport
    let moment: Moment
    let clock: ClockFormat

    private var listener: WebhookSubscription { report.listener }

    func write(to html: inout HTML) {
        html("li", .class("row")) { html in
            html("div", .class("card-text")) { writeText(to: &$0) }
            html("div", .class("listener-ends")) { writeActions(to: &$0) }
        }
    }

    private func writeText(to html: inout HTML) {
        html("strong", .class("card-name"), text: address)
        html("span", .class("card-line"), text: WebhooksWording.told(listener.happenings))
        if let state { html("span", .class("card-line channel-state"), text: state) }
        for line in lines { html("span", .class("card-line"), text: line) }
    }

    private func writeActions(to html: inout HTML) {
        if listener.isOn {
            writeButton("/settings/programs/listeners/test", ListenerReportWording.test, to: &html)
            writeButton("/settings/programs/listeners/turn-off", ListenerReportWording.turnOff, to: &html)
        } else {
            writeButton("/settings/programs/listeners/turn-on", ListenerReportWording.turnOn, to: &html)
        }
        writeButton("/settings/programs/listeners/remove", ListenerReportWording.remove, to: &html)
    }

    private func writeButton(_ action: Literal, _ text: String, to html: inout HTML) {
        html("form", Attribute("method", "post"), Attribute("action", action)) { html in
            html(HiddenFields([("listener", listener.id.description)]))
            html("button", .class("button quiet"), .label("\(text): \(address)"), text: text)
        }
    }

    private var trouble: String? {
        report.trouble.map { ListenerReportWording.text(of: $0.kind, time($0.at)) }
    }

    /// What needs attention; `nil` if all is well.
    private var state: String? {
        let isEnded = report.trouble?.kind.isEnd ?? false
        return listener.isOn || isEnded ? trouble : ListenerReportWording.off
    }

    private var lines: [String] {
        let sent =
            report.lastSent.map { ListenerReportWording.sent(time($0)) }
            ?? (trouble == nil ? ListenerReportWording.neverSent : nil)
        return [
            sent, report.waiting > 0 ? ListenerReportWording.waiting(report.waiting) : nil,
            report.givenUp > 0 ? ListenerReportWording.givenUp(report.givenUp) : nil,
            report.dropped > 0 ? ListenerReportWording.dropped(report.dropped) : nil,
        ].compactMap { $0 }
    }

    /// The address without its scheme: `home.example.org/hook`.
    private var address: String {
        let scheme = "https://".bytes
        let bytes = listener.address.bytes
        return bytes.starts(with: scheme)
            ? String(decoding: bytes.dropFirst(scheme.count), as: UTF8.self) : listener.address
    }

    private func time(_ instant: Instant) -> String {
        DateWording.dayAndTime(instant, seenFrom: moment, by: clock)
    }
}
