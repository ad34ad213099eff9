public import HexisCore

/// Where reminders go, whether they arrive, and what helps if they don't.
public struct DeliveryPage: Sendable {
    private let reports: [DeliveryReport]
    private let missed: MissedReminders?
    private let settings: Settings
    private let surroundings: Surroundings

    /// `missed` is `nil` if the server was never too late.
    public init(
        _ reports: [DeliveryReport], missed: MissedReminders?, settings: Settings, surroundings: Surroundings
    ) {
        self.reports = reports
        self.missed = missed
        self.settings = settings
        self.surroundings = surroundings
    }

    /// The whole document.
    public var bytes: [UInt8] {
        let document = Document(
            DeliveryWording.title, in: .settings, settings: settings, assets: surroundings.assets)
        return document.page { html in
            html.pageHeader(
                DeliveryWording.title, back: "/settings/reminders", RemindersWording.title,
                lead: DeliveryWording.introduction)
            reports.isEmpty ? writeEmpty(to: &html) : writeReports(to: &html)
            if let missed { write(missed, to: &html) }
        }.bytes
    }

    private func writeEmpty(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("p", text: DeliveryWording.none)
            html("div", .class("buttons")) { html in
                html("a", .class("button"), .href("/settings/reminders"), text: DeliveryWording.setUp)
            }
        }
    }

    private func writeReports(to html: inout HTML) {
        html("section", .class("panel"), Attribute("aria-labelledby", "ways")) { html in
            html("h2", .id("ways"), text: DeliveryWording.devices)
            html("ul", .class("rows")) { html in
                for report in reports { write(report, to: &html) }
            }
            html(
                Explanation(
                    title: DeliveryWording.shownExplanationTitle, text: DeliveryWording.shownExplanation))
        }
    }

    private func write(_ report: DeliveryReport, to html: inout HTML) {
        html("li", .class("row")) { html in
            html("div", .class("card-text")) { html in
                html("strong", .class("card-name"), text: DeliveryWording.name(of: report))
                for line in lines(of: report) { html("span", .class("card-line"), text: line) }
            }
        }
    }

    private func lines(of report: DeliveryReport) -> [String] {
        let sent = report.lastSent.map { DeliveryWording.sent(time($0)) } ?? DeliveryWording.neverSent
        let shown = report.lastShown.map { DeliveryWording.shown(time($0)) } ?? DeliveryWording.neverShown
        return [
            DeliveryWording.text(of: report.standing), report.trouble.map(DeliveryWording.text(of:)), sent,
            report.lastSent == nil || !report.confirms ? nil : shown,
            report.missed > 0 ? DeliveryWording.missed(report.missed) : nil,
        ].compactMap { $0 }
    }

    private func write(_ missed: MissedReminders, to html: inout HTML) {
        html("section", .class("panel"), Attribute("aria-labelledby", "away")) { html in
            html("h2", .id("away"), text: DeliveryWording.away)
            html("p", text: DeliveryWording.missedWhileAway(missed.count, time(missed.last)))
        }
    }

    private func time(_ instant: Instant) -> String {
        DateWording.dayAndTime(instant, seenFrom: surroundings.moment, by: settings.clock)
    }
}
