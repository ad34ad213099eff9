import HexisCore
import Testing

@testable import HexisApp

@Suite("The page of a year in review")
struct YearReviewPageTests {
    @Test("Progress leads to the year, which lists its months up to this one and what was done most")
    func year() {
        var visitor = Visitor()
        let (read, walk) = (visitor.register("Read"), visitor.register("Walk"))
        for (habit, day) in [(walk, "2026-11-03"), (walk, "2026-11-04"), (read, "2026-11-04")] {
            visitor.post("/habits/\(habit)/check-in", [("day", day), ("amount", "1")])
        }
        visitor.get("/progress")
        #expect(visitor.page.contains("href=\"/progress/year\""))
        visitor.get("/progress/year")
        #expect(visitor.page.contains("<h2 id=\"year\">2026</h2>"))
        #expect(visitor.page.contains(YearReviewWording.soFar))
        // Both habits began on 1 November, and the 21st is today: 20 days each, 3 of them done.
        #expect(
            visitor.page.contains(
                "href=\"/progress?month=2026-11#month\" aria-label=\"November 2026: 3 of 40 done\""))
        #expect(!visitor.page.contains("?month=2026-10"), "nothing was in use")
        #expect(!visitor.page.contains("?month=2026-12"), "it is in the future")
        #expect(visitor.page.contains("<dt>Active days</dt><dd><strong>2</strong></dd>"))
        #expect(visitor.page.contains("<dt>Times done</dt><dd><strong>3</strong></dd>"))
        #expect(visitor.page.contains("<dt>Habits begun</dt><dd><strong>2</strong></dd>"))
        #expect(!visitor.page.contains("Best month"), "there is only one")
        #expect(!visitor.page.contains("Goals reached"))
        #expect(!visitor.page.contains("Doses taken"))
        let most = visitor.page.split(separator: YearReviewWording.habits).last ?? ""
        #expect(most.contains("Walk</span><span class=\"card-line\">2 days"))
        #expect(most.contains("Read</span><span class=\"card-line\">1 day<"))
    }

    @Test("The line to share has a square for each month, and names no habit")
    func line() {
        var visitor = Visitor()
        let id = visitor.register("Take my pills")
        visitor.post("/habits/\(id)/check-in", [("day", "2026-11-04"), ("amount", "1")])
        visitor.get("/progress/year")
        let expected = "2026 ▫️▫️▫️▫️▫️▫️▫️▫️▫️▫️⬜▫️ 1 day"
        #expect(visitor.page.contains("readonly>\(expected)</textarea>"))
    }

    @Test(
        "A year without anything done says so, and one out of range or not a year is the current one",
        arguments: [
            "", "?year=2026", "?year=2025", "?year=2027", "?year=soon", "?year=99999999999999999999",
            "?year=",
        ])
    func empty(query: String) {
        var visitor = Visitor()
        _ = visitor.register("Read")
        visitor.get("/progress/year\(query)")
        #expect(visitor.page.contains("<h2 id=\"year\">2026</h2>"))
        #expect(visitor.page.contains(YearReviewWording.empty))
        #expect(!visitor.page.contains("share-line"))
        #expect(!visitor.page.contains(YearReviewWording.earlier))
        #expect(!visitor.page.contains(YearReviewWording.later))
    }

    @Test("Links step through the years that have something to show")
    func steps() {
        var visitor = Visitor()
        let id = visitor.register("Read")
        visitor.post("/habits/\(id)/check-in", [("day", "2025-12-30"), ("amount", "1")])
        visitor.get("/progress/year")
        #expect(visitor.page.contains("href=\"/progress/year?year=2025\""))
        visitor.get("/progress/year?year=2025")
        #expect(visitor.page.contains("<h2 id=\"year\">2025</h2>"))
        #expect(!visitor.page.contains(YearReviewWording.soFar))
        #expect(visitor.page.contains("href=\"/progress/year?year=2026\""))
        #expect(visitor.page.contains("?month=2025-12#month"))
    }

    @Test(
        "A month is green from four fifths done, yellow from two fifths, else white",
        arguments: [
            (0, "⬜"), (3, "⬜"), (4, "🟨"), (7, "🟨"), (8, "🟩"), (10, "🟩"),
        ])
    func squares(days: Int, square: String) {
        var sample = SamplePractice()
        let today = SamplePractice.today
        let january = today.startOfYear
        let begun = january.distance(to: today)
        let habit = sample.habit("Walk", .walk, .moss, begun: begun)
        // It was in use on ten days.
        sample.record(.habitArchived(HabitArchived(habit: habit, day: january.advanced(by: 10))))
        for day in 0..<days { sample.checkIn(habit, daysAgo: begun - day) }
        let review = sample.practice.review(ofYear: today, seenFrom: today)
        #expect(YearReviewWording.line(review).hasPrefix("2026 \(square)▫️"))
    }
}
