public import HexisCore

/// Something that happened to an account, as its owner sees it.
public struct PastAccountEvent: Sendable {
    let kind: AccountEventKind
    let at: Instant
    let device: String?

    /// `device` is the browser it happened in; `nil` if it was none of the person's own.
    public init(_ kind: AccountEventKind, at instant: Instant, device: String?) {
        self.kind = kind
        at = instant
        self.device = device
    }
}

/// What happened to an account, the latest first: folded away after the first few.
struct AccountHistorySection: View {
    let events: [PastAccountEvent]
    let moment: Moment
    let clock: ClockFormat

    private static let most = 5

    func write(to html: inout HTML) {
        guard !events.isEmpty else { return }
        html("section", .class("panel"), .id("history")) { html in
            html("h2", text: AccountsWording.history)
            html("p", .class("hint"), text: AccountsWording.historyText)
            write(events.prefix(AccountHistorySection.most), to: &html)
            writeEarlier(events.dropFirst(AccountHistorySection.most), to: &html)
        }
    }

    private func writeEarlier(_ events: ArraySlice<PastAccountEvent>, to html: inout HTML) {
        guard !events.isEmpty else { return }
        html("details", .class("more")) { html in
            html("summary", text: AccountsWording.earlier(events.count))
            write(events, to: &html)
        }
    }

    private func write(_ events: ArraySlice<PastAccountEvent>, to html: inout HTML) {
        html("ul", .class("rows")) { html in
            for event in events {
                html("li", .class("row")) { html in
                    html("p", .class("card-text")) { html in
                        html("span", .class("card-name"), text: AccountsWording.name(of: event.kind))
                        html("span", .class("card-line"), text: line(event))
                    }
                }
            }
        }
    }

    private func line(_ event: PastAccountEvent) -> String {
        let then = Moment(instant: event.at, offset: moment.offset, dayStart: .midnight)
        return [CheckInWording.recorded(then, seenFrom: moment, by: clock), event.device].compactMap { $0 }
            .joined(separator: " · ")
    }
}
