import HexisCore
import Testing

@testable import HexisApp

@Suite("Incoming data page")
struct WaysInPageTests {
    /// 21 November 2026, 12:00 UTC.
    private let noon = Instant(clamping: 1_795_262_400_000)
    private let token = Identifier(high: 0, low: 1)

    private func ago(_ hours: Int64) -> Instant { noon.advanced(byMilliseconds: -hours * 3_600_000) }

    private func page(_ records: [WayInRecord], _ scope: AccessScope? = .adding) throws -> String {
        let name = try #require(Line("My iPhone"))
        let tokens = scope.map { [AccessToken(id: token, name: name, scope: $0, made: ago(1000))] } ?? []
        let surroundings = Surroundings(
            moment: Moment(instant: noon, offset: 0, dayStart: .midnight), device: token, random: token,
            zones: [])
        return String(
            decoding: WaysInPage(records, tokens: tokens, practice: Practice(), surroundings: surroundings)
                .bytes,
            as: UTF8.self)
    }

    @Test("The page shows when data last arrived, how much it was and how much of it was new")
    func brought() throws {
        let record = WayInRecord.after(
            nil, Intake(.measurement, count: 1240, news: 3), by: .autoExport(token), at: ago(4))
        let text = try page([record])
        #expect(text.contains("Health Auto Export") && text.contains("By the token “My iPhone”"))
        #expect(text.contains("Last arrived today at 08:00."))
        #expect(text.contains("1,240 measurements, 3 of them new."))
        #expect(!text.contains("Could not be used") && !text.contains("Nothing has arrived"))
    }

    @Test("The page shows what could not be used and why, with an example and any earlier time")
    func unused() throws {
        let intakes =
            [
                (
                    30,
                    Intake(
                        .measurement, count: 1, news: 1, unused: [Unused(.time, "2026-03-01 25:61", count: 3)]
                    )
                ),
                (
                    4,
                    Intake(
                        .measurement, count: 0, news: 0,
                        unused: [Unused(.notKept, "Mindful Minutes", count: 12)])
                ),
            ] as [(Int64, Intake)]
        var record: WayInRecord?
        for (hours, intake) in intakes {
            record = .after(record, intake, by: .program(token), at: ago(hours))
        }
        let text = try page([try #require(record)])
        #expect(text.contains("<li>12 entries named “Mindful Minutes”: Hexis does not keep these.</li>"))
        #expect(
            text.contains(
                "<li>3 times could not be read, such as “2026-03-01 25:61”. (yesterday at 06:00)</li>"))
        #expect(text.contains("There was nothing in it that could be used."))
        #expect(text.contains("Something new last came yesterday at 06:00."))
    }

    @Test("A refused post shows its reason, and incoming text is escaped")
    func refused() throws {
        let record = WayInRecord.after(
            nil, .refused(.measurement, "<b>No.</b>"), by: .program(token), at: ago(0))
        #expect(try page([record]).contains("<li>Refused: &lt;b&gt;No.&lt;/b&gt;</li>"))
    }

    @Test("An unused token is listed with what to check; a read-only one is not")
    func silent() throws {
        let text = try page([])
        #expect(text.contains("My iPhone") && text.contains("does the program have this token"))
        #expect(try !page([], .reading).contains("My iPhone"))
    }

    @Test("If nothing has ever arrived, the page says how to begin")
    func empty() throws {
        let text = try page([], nil)
        #expect(text.contains("Nothing has arrived yet"))
        for address in ["/settings/import", "/settings/programs", "/settings/arrivals", "/measurements"] {
            #expect(text.contains("href=\"\(address)\""))
        }
    }

    @Test(
        "Each kind of unusable data is explained in words",
        arguments: [
            (Unused(.notKept, "Sleep"), "1 entry named “Sleep”: Hexis does not keep it."),
            (Unused(.time, "25:61"), "1 time could not be read: “25:61”."),
            (Unused(.time, count: 2), "2 entries had no time."),
            (
                Unused(.unit, "furlong", count: 5),
                "5 values came in a unit that Hexis does not know, such as “furlong”."
            ),
            (Unused(.unit), "1 value had no unit."),
            (Unused(.amount, "-3"), "1 value was no possible amount: “-3”."),
            (Unused(.amount, count: 3), "3 entries had no value."),
            (
                Unused(.ahead, "2031-01-01", count: 2),
                "2 entries were of a day still to come, such as “2031-01-01”."
            ),
            (Unused(.message, "location", count: 1), "1 message could not be read: “location”."),
            (Unused(.refused, "No."), "Refused: No."),
            (Unused(.more, count: 31), "31 more kinds of entries could not be used."),
        ])
    func words(unused: Unused, words: String) {
        #expect(unused.inWords == words)
    }

    @Test("More than a few kinds are collapsed")
    func unfolds() throws {
        let kinds = (0..<5).map { Unused(.notKept, "Kind \($0)") }
        func page(_ count: Int) throws -> String {
            let intake = Intake(.measurement, count: 1, news: 1, unused: Array(kinds.prefix(count)))
            return try self.page([.after(nil, intake, by: .appleHealth, at: noon)])
        }
        #expect(try !page(4).contains("more-words"))
        #expect(try page(5).contains("<summary>5 things, and why</summary>"))
    }
}
