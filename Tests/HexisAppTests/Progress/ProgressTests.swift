import HexisCore
import Testing

@testable import HexisApp

@Suite("Progress over all habits")
struct ProgressTests {
    @Test("Progress is its own section, and explains what will appear before there is any habit")
    func empty() {
        var visitor = Visitor()
        visitor.get("/today")
        #expect(visitor.page.contains("<a href=\"/progress\">"))
        visitor.get("/progress")
        #expect(visitor.page.contains(ProgressWording.emptyTitle))
        #expect(visitor.page.contains("href=\"/habits/new\""))
        #expect(visitor.page.contains("<a href=\"/progress\" aria-current=\"page\">"))
    }

    @Test("This week is shown for each habit in dots and in words")
    func week() {
        var visitor = Visitor()
        let id = visitor.register("Read")
        visitor.post("/habits/\(id)/check-in", [("day", "2026-11-17"), ("amount", "1")])
        visitor.post("/habits/\(id)/mark", [("day", "2026-11-18"), ("mark", "skipped")])
        visitor.get("/progress")
        #expect(visitor.page.contains("16 – 22 November"))
        // Monday to Friday without the Wednesday; the Saturday is today, and open.
        #expect(visitor.page.contains("1 of 4"))
        #expect(
            visitor.page.contains(
                "Monday: not done, Tuesday: done, Wednesday: left out, Thursday: not done, "
                    + "Friday: not done, Saturday: still open, Sunday: nothing"))
    }

    @Test("N times a week counts against that number, and a paused week against none")
    func timesAWeek() {
        var visitor = Visitor()
        let id = visitor.register("Run", [("frequency", "times"), ("times", "3"), ("span", "calendarWeek")])
        visitor.post("/habits/\(id)/check-in", [("day", "2026-11-17"), ("amount", "1")])
        visitor.get("/progress")
        #expect(visitor.page.contains("<span class=\"week-count\">1 of 3</span>"))
        visitor.post("/pauses", [("habit", ""), ("from", "2026-11-09"), ("until", "2026-11-14")])
        visitor.get("/progress?week=2026-11-12")
        #expect(visitor.page.contains("<span class=\"week-count\">–</span>"))
    }

    @Test("Links step through the existing weeks and no further, and keep the month")
    func steps() {
        var visitor = Visitor()
        _ = visitor.register("Read")
        visitor.get("/progress?week=2026-11-12&month=2026-11")
        #expect(visitor.page.contains(ProgressWording.lastWeek))
        #expect(visitor.page.contains("href=\"/progress?week=2026-11-02&amp;month=2026-11#week\""))
        #expect(visitor.page.contains("href=\"/progress?week=2026-11-16&amp;month=2026-11#week\""))
        // The habit began on Sunday, 1 November: its first week is the one of 26 October.
        visitor.get("/progress?week=2026-11-01")
        #expect(visitor.page.contains("26 October – 1 November"))
        #expect(!visitor.page.contains(ProgressWording.earlierWeek))
        #expect(!visitor.page.contains(HabitsWording.earlierMonth))
        visitor.get("/progress")
        #expect(!visitor.page.contains(ProgressWording.laterWeek))
        #expect(!visitor.page.contains(HabitsWording.laterMonth))
    }

    @Test(
        "An invalid week or month shows the current one",
        arguments: [
            "week=2026-10-25&month=2026-10", "week=2026-11-23&month=2026-12", "week=soon&month=soon",
            "week=2199-12-31&month=2199-12", "week=1900-01-01&month=1900-01", "week=&month=",
            "week=2026-02-30&month=2026-13",
        ])
    func outOfRange(query: String) {
        var visitor = Visitor()
        _ = visitor.register("Read")
        visitor.get("/progress?\(query)")
        #expect(visitor.page.contains(ProgressWording.thisWeek))
        #expect(visitor.page.contains("November 2026"))
    }

    @Test("The month's days agree with Today, and each links to its day")
    func month() {
        var visitor = Visitor()
        let id = visitor.register("Read")
        _ = visitor.register("Write")
        visitor.post("/habits/\(id)/check-in", [("day", "2026-11-20"), ("amount", "1")])
        visitor.get("/progress")
        #expect(
            visitor.page.contains(
                "href=\"/today?day=2026-11-20\" aria-label=\"Friday, 20 November: 1 of 2 done\" data-progress=\"5\""
            ))
        #expect(visitor.page.contains("aria-label=\"Sunday, 22 November: nothing due\""))
    }

    @Test("Habits are listed with their year in a line, archived ones separately")
    func list() {
        var visitor = Visitor()
        let (read, write) = (visitor.register("Read"), visitor.register("Write"))
        visitor.post("/habits/\(read)/check-in", [("day", "2026-11-20"), ("amount", "1")])
        visitor.post("/habits/\(write)/archive", [])
        visitor.get("/progress")
        // The 1st to the 20th; today is open.
        #expect(visitor.page.contains("1 of 20 days, 5%"))
        #expect(visitor.page.contains("href=\"/progress/\(read)\""))
        let parts = visitor.page.split(separator: "<h2>\(HabitsWording.archived)</h2>")
        #expect(parts.count == 2)
        #expect(parts.last?.contains("href=\"/progress/\(write)\"") == true)
        #expect(parts.last?.contains("href=\"/progress/\(read)\"") == false)
    }
}
