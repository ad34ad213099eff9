import HexisCore
import Testing

@testable import HexisApp

@Suite("Progress of one habit")
struct HabitProgressTests {
    @Test("Before any day is marked, the page explains what will appear")
    func noDays() {
        var visitor = Visitor()
        let id = visitor.register("Read")
        visitor.get("/progress/\(id)")
        #expect(visitor.page.contains(ProgressWording.noDaysTitle))
        #expect(!visitor.page.contains("<svg class=\"bars\""))
        #expect(!visitor.page.contains("%"), "nothing is counted before it began")
    }

    @Test("The progress page is linked from the habit and links back")
    func links() {
        var visitor = Visitor()
        let id = visitor.register("Read")
        visitor.get("/habits/\(id)")
        #expect(visitor.page.contains("href=\"/progress/\(id)\""))
        visitor.get("/progress/\(id)")
        #expect(visitor.page.contains("href=\"/habits/\(id)?from=progress\""))
        #expect(visitor.page.contains("href=\"/progress\""))
    }

    @Test("The year shows its months in words, each linked to its calendar, from the first month on")
    func year() {
        var visitor = Visitor()
        let id = visitor.register("Read")
        for day in ["2026-11-03", "2026-11-04"] {
            visitor.post("/habits/\(id)/check-in", [("day", day), ("amount", "1")])
        }
        visitor.get("/progress/\(id)")
        #expect(
            visitor.page.contains(
                "href=\"/habits/\(id)?from=progress&amp;month=2026-11\" aria-label=\"November 2026: 2 of 20 days, 10%\""
            ))
        #expect(!visitor.page.contains("month=2026-10\" aria"))
        #expect(visitor.page.contains("Done on 2 of 20 days, 10%."))
        #expect(visitor.page.contains("<th scope=\"row\">November 2026</th><td>2 of 20</td><td>10%</td>"))
        #expect(visitor.page.contains("aria-label=\"November 2026: 2 of 20, 10%\" viewBox"))
    }

    @Test("Amounts are added up in their unit, by month and in total")
    func amounts() {
        var visitor = Visitor()
        let id = visitor.register("Water", [("measure", "atLeast"), ("amount", "4"), ("unit", "glasses")])
        for (day, amount) in [("2026-11-03", "4.25"), ("2026-11-20", "2"), ("2026-11-21", "1")] {
            visitor.post("/habits/\(id)/check-in", [("day", day), ("amount", amount)])
        }
        visitor.get("/progress/\(id)")
        #expect(visitor.page.contains("<th scope=\"col\">glasses</th>"))
        #expect(visitor.page.contains("<td>1 of 20</td><td>5%</td><td>7.25</td>"))
        #expect(visitor.page.contains("<dt>This week</dt><dd><strong>0 days</strong><span>3 glasses</span>"))
        #expect(
            visitor.page.contains("<dt>This year</dt><dd><strong>1 day</strong><span>7.25 glasses</span>"))
    }

    @Test("The best weekday is named once there are enough days")
    func bestWeekday() {
        var visitor = Visitor()
        let id = visitor.register("Read")
        visitor.moment = Moment(instant: visitor.moment.instant.advanced(byMilliseconds: 28 * 86_400_000))
        for week in 0..<7 {
            let friday = SamplePractice.today.advanced(by: week * 7 - 15)
            visitor.post("/habits/\(id)/check-in", [("day", friday.description), ("amount", "1")])
        }
        visitor.get("/progress/\(id)")
        #expect(!visitor.page.contains("work best"), "seven Fridays are too few")
        visitor.moment = Moment(instant: visitor.moment.instant.advanced(byMilliseconds: 7 * 86_400_000))
        visitor.post("/habits/\(id)/check-in", [("day", "2026-12-25"), ("amount", "1")])
        visitor.get("/progress/\(id)")
        #expect(visitor.page.contains("Fridays work best so far."))
    }

    @Test(
        "Amounts are shown with grouped thousands and needed decimals",
        arguments: [
            (0, "0"), (250, "0.25"), (1000, "1"), (1500, "1.5"), (2_000_000_000_001, "2,000,000,000.001"),
        ] as [(Int64, String)])
    func amountsInWords(thousandths: Int64, text: String) {
        #expect(ProgressWording.amount(thousandths, nil) == text)
    }

    @Test(
        "Unknown habits and longer addresses are not found",
        arguments: ["/progress/abc", "/progress/00000000000000000000000000000000", "/progress/abc/more"])
    func notFound(path: String) {
        var visitor = Visitor()
        visitor.get(path)
        #expect(visitor.status == 404)
        visitor.post("/progress", [("name", "x")])
        #expect(visitor.status == 404)
    }
}
