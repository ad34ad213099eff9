public import HexisCore

/// How a person's data arrives: for each way in, when something last arrived, what it was, and what could not be
/// used.
public struct WaysInPage: Sendable {
    private let tokens: [AccessToken]
    private let records: [WayInRecord]
    private let practice: Practice
    private let surroundings: Surroundings

    public init(
        _ records: [WayInRecord], tokens: [AccessToken], practice: Practice, surroundings: Surroundings
    ) {
        self.tokens = tokens
        self.records = records.sorted { $0.last > $1.last }
        self.practice = practice
        self.surroundings = surroundings
    }

    /// The address of the page.
    public static var address: String { "/settings/data" }

    /// The message for a report of “this happened” or “I am here” that could not be used.
    public static var noHabit: String { WaysInWording.noHabit }
    public static var noPlace: String { WaysInWording.noPlace }

    /// The whole document.
    public var bytes: [UInt8] {
        let document = Document(WaysInWording.title, in: .settings, of: practice, with: surroundings)
        return document.page { html in
            html.pageHeader(
                WaysInWording.title, back: "/settings", CommonWording.settings,
                lead: WaysInWording.introduction)
            for record in records { write(record, to: &html) }
            for token in silentTokens { writeSilent(token, to: &html) }
            writeMore(to: &html)
        }.bytes
    }

    private var silentTokens: [AccessToken] {
        tokens.filter { $0.scope.contains(.adding) && !isUsed($0) }
    }

    private func isUsed(_ token: AccessToken) -> Bool {
        records.contains { $0.way == .program(token.id) || $0.way == .autoExport(token.id) }
    }

    private func write(_ record: WayInRecord, to html: inout HTML) {
        html("section", .class("panel way-in")) { html in
            writeName(of: record.way, to: &html)
            writeArrival(record, to: &html)
            if record.news == 0, let lastNews = record.lastNews {
                html("p", .class("hint"), text: WaysInWording.lastNews(time(lastNews)))
            }
            let unused = record.recentUnused(at: surroundings.moment.instant)
            html(UnusedList(lines: unused.map { line($0, of: record) }))
        }
    }

    private func writeName(of way: WayIn, to html: inout HTML) {
        let token = tokens.first { way == .program($0.id) || way == .autoExport($0.id) }?.name.text
        html("div", .class("card-text")) { html in
            html("h2", text: WaysInWording.name(of: way, token))
            html("span", .class("card-line"), text: WaysInWording.kind(of: way, token))
        }
    }

    private func writeArrival(_ record: WayInRecord, to html: inout HTML) {
        html("p") { html in
            html("strong", text: WaysInWording.arrived(time(record.last)))
            html.text(" \(WaysInWording.brought(record))")
        }
    }

    /// What arrived last needs no time of its own.
    private func line(_ seen: WayInRecord.Seen, of record: WayInRecord) -> String {
        seen.at == record.last ? seen.unused.inWords : "\(seen.unused.inWords) (\(time(seen.at)))"
    }

    private func writeSilent(_ token: AccessToken, to html: inout HTML) {
        html("section", .class("panel way-in")) { html in
            writeName(of: .program(token.id), to: &html)
            html("p", text: WaysInWording.silent)
        }
    }

    private func writeMore(to html: inout HTML) {
        let isEmpty = records.isEmpty && !tokens.contains { $0.scope.contains(.adding) }
        html("section", .class("panel")) { html in
            html("h2", text: isEmpty ? WaysInWording.nothing : WaysInWording.more)
            if isEmpty { html("p", text: WaysInWording.nothingText) }
            html("ul", .class("rows")) { html in
                for way in WaysInWording.waysToAdd { write(way.name, way.text, way.address, to: &html) }
            }
            html(Explanation(title: WaysInWording.keptTitle, text: WaysInWording.kept))
        }
    }

    private func write(_ name: String, _ text: String, _ address: String, to html: inout HTML) {
        html("li", .class("row")) { html in
            html("a", .class("card-body"), .href(address)) { html in
                html("span", .class("card-text")) { html in
                    html("span", .class("card-name"), text: name)
                    html("span", .class("card-line"), text: text)
                }
            }
        }
    }

    private func time(_ instant: Instant) -> String {
        DateWording.dayAndTime(instant, seenFrom: surroundings.moment, by: practice.clock)
    }
}
