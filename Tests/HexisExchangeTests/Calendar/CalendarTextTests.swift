import HexisCore
import Testing

@testable import HexisExchange

@Suite("Calendar content lines")
struct CalendarTextTests {
    private func text(_ write: (inout CalendarText) -> Void) -> String {
        var text = CalendarText()
        write(&text)
        return String(decoding: text.bytes, as: UTF8.self)
    }

    @Test(
        "Characters with a meaning are escaped, and invalid ones are left out",
        arguments: [
            ("Walk, run; rest", #"Walk\, run\; rest"#), (#"C:\"#, #"C:\\"#), ("two\nlines", #"two\nlines"#),
            ("end\r\nBEGIN:VEVENT", #"end\nBEGIN:VEVENT"#), ("\u{7}bell\u{0}", "bell"), ("שלום 🌱", "שלום 🌱"),
        ])
    func escaping(_ given: String, _ written: String) {
        #expect(text { $0.text("SUMMARY", given) } == "SUMMARY:\(written)\r\n")
    }

    @Test("Long lines are folded at 75 octets, never within a character")
    func folding() {
        let name = String(repeating: "ä🌱", count: 40)
        let written = text { $0.text("SUMMARY", name) }
        let lines = written.split(separator: "\r\n")
        #expect(lines.allSatisfy { $0.utf8.count <= 75 })
        #expect(lines.dropFirst().allSatisfy { $0.hasPrefix(" ") })
        #expect(written.replacing("\r\n ", with: "") == "SUMMARY:\(name)\r\n")
    }

    @Test(
        "Offsets are written with a sign, hours, minutes and any seconds",
        arguments: [(3600, "+0100"), (-12_600, "-0330"), (0, "+0000"), (37_800, "+1030"), (-1172, "-001932")])
    func offsets(_ seconds: Int, _ written: String) {
        #expect(CalendarTime.text(offset: seconds) == written)
    }

    @Test("Every clock change is found to the second")
    func changes() throws {
        let start = try #require(Instant(milliseconds: 1_790_812_800_000))  // 2026-10-01
        let year = start.advanced(byMilliseconds: 365 * 86_400_000)
        let berlin = CalendarZone(name: "Europe/Berlin", rules: try zone("Europe/Berlin"))
        let changes = berlin.changes(from: start, to: year)
        #expect(changes.map { CalendarTime.text($0.at) } == ["20261025T010000Z", "20270328T010000Z"])
        #expect(changes.map { $0.after } == [3600, 7200])
        #expect(CalendarZone(name: "UTC", rules: .utc).changes(from: start, to: year).isEmpty)
    }
}
