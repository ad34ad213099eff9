import Foundation
import HexisCore
import Testing

@testable import HexisApp

@Suite("A full day")
struct FullDayTests {
    /// Five past one: the doses of the morning are taken, those of lunch are due.
    private var visitor: Visitor {
        var visitor = Visitor(SamplePractice.fullDay.practice)
        visitor.moment = SamplePractice.afterLunch
        return visitor
    }

    @Test("Up to eight rows, Today shows cards; with one more, it folds", arguments: [(8, false), (9, true)])
    func most(count: Int, isFull: Bool) {
        var visitor = Visitor()
        for number in 1...count { _ = visitor.register("Habit \(number)") }
        visitor.get("/today")
        #expect(visitor.page.contains("data-since=") == isFull)
        #expect(visitor.page.contains("class=\"group part\"") == isFull)
        #expect(visitor.page.contains("href=\"/begin\"") != isFull)
    }

    @Test("Goals count as rows, too")
    func goals() {
        var visitor = Visitor()
        for number in 1...6 { _ = visitor.register("Habit \(number)") }
        for number in 1...3 {
            visitor.post(
                "/personal-challenges",
                [("title", "Goal \(number)"), ("kind", "done"), ("amount", "1"), ("first", "2026-11-21")])
        }
        visitor.get("/today")
        #expect(visitor.page.contains("data-since="))
        #expect(visitor.page.contains("2 more goals"))
    }

    @Test("Another day than today is never folded")
    func otherDay() {
        var visitor = visitor
        visitor.get("/today?day=2026-11-20")
        #expect(!visitor.page.contains("data-since="))
        #expect(visitor.page.contains("id=\"habit-"))
    }

    @Test("What can be done now is open, in the order of the day; later parts and what is done are folded")
    func order() {
        var visitor = visitor
        visitor.get("/today")
        #expect(
            parts(of: visitor.page) == [
                "prompts: folded", "doses: folded", "group Morning: open", "group Afternoon: open",
                "group : open", "group Evening: folded", "done: folded",
            ])
        #expect(within("done", visitor.page).contains("Meditate"))
        #expect(!within("group Morning", visitor.page).contains("Meditate"))
        #expect(within("group Morning", visitor.page).contains("Write a line"))
        #expect(within("group Morning", visitor.page).contains("3 of 4 done"))
    }

    @Test(
        "In the morning only the morning is open, in the evening everything",
        arguments: [
            (
                -300,
                ["group Morning: open", "group : open", "group Afternoon: folded", "group Evening: folded"]
            ),
            (300, ["group Morning: open", "group Afternoon: open", "group Evening: open", "group : open"]),
        ])
    func hours(minutes: Int, expected: [String]) {
        var visitor = visitor
        visitor.moment = Moment(
            instant: SamplePractice.afterLunch.instant.advanced(byMilliseconds: Int64(minutes) * 60_000))
        visitor.get("/today")
        #expect(parts(of: visitor.page).filter { $0.hasPrefix("group") } == expected)
    }

    @Test("Own groups come after the parts of the day, and before the habits without a group")
    func ownGroups() {
        var visitor = Visitor()
        for group in ["", "Garden", "Evening", "Morning", "Dog", "", "", "", ""] {
            _ = visitor.register("A habit", [("group", group)])
        }
        visitor.moment = SamplePractice.afterLunch
        visitor.get("/today")
        #expect(
            parts(of: visitor.page) == [
                "group Morning: open", "group Garden: open", "group Dog: open", "group : open",
                "group Evening: folded",
            ])
    }

    @Test("The doses of one time are one row with one button, and one tap takes them all")
    func takeAll() throws {
        var visitor = visitor
        visitor.get("/today")
        let row = try #require(visitor.page.split(separator: "id=\"doses-13:00\"").last)
        #expect(row.contains("13:00 · 3 medicines"))
        #expect(row.contains("Ramipril, Metformin, Levothyroxine"))
        #expect(!row.contains(MedicineWording.stillOpen))
        let visit = since(visitor.page)
        visitor.moment = later(visitor.moment, minutes: 1)
        visitor.post(
            "/medicine/doses",
            [("time", "13:00"), ("day", "2026-11-21"), ("back", "today"), ("since", visit)])
        #expect(visitor.recorded.count == 3)
        #expect(visitor.page.contains("id=\"doses-13:00\""))
        #expect(visitor.page.contains("Done · Ramipril, Metformin, Levothyroxine"))
        #expect(!visitor.page.contains(MedicineWording.takeAll(at: "13:00")))
        #expect(within("doses", visitor.page).contains("3 done · 3 later"))

        visitor.moment = later(visitor.moment, minutes: 10)
        visitor.get("/today")
        #expect(!visitor.page.contains("id=\"doses-13:00\""))
        #expect(within("doses", visitor.page).contains("6 done · 3 later"))
    }

    @Test("A dose that is taken early stays among the later ones until the next visit")
    func early() throws {
        var visitor = visitor
        visitor.get("/today")
        let visit = since(visitor.page)
        let medicine = try #require(visitor.practice.medicines.first)
        visitor.moment = later(visitor.moment, minutes: 1)
        visitor.post(
            "/medicine/\(medicine.id)/doses",
            [
                ("slot", "20:00"), ("day", "2026-11-21"), ("answer", "take"), ("back", "today"),
                ("since", visit),
            ])
        #expect(within("doses", visitor.page).contains("id=\"dose-\(medicine.id)-20:00\""))
        #expect(within("doses", visitor.page).contains("3 done · 3 later"))
        visitor.get("/today")
        #expect(within("doses", visitor.page).contains("4 done · 2 later"))
    }

    @Test("An hour after its time, a dose is named as still open")
    func late() {
        var visitor = visitor
        visitor.moment = later(visitor.moment, minutes: 60)
        visitor.get("/today")
        #expect(visitor.page.contains("\(MedicineWording.stillOpen) · Ramipril"))
    }

    @Test("What is marked stays where it is during the visit, and is folded away on the next")
    func marked() throws {
        var visitor = visitor
        visitor.get("/today")
        let fruit = try #require(visitor.practice.habits.first { $0.name == "Eat fruit" })
        let visit = since(visitor.page)
        visitor.moment = later(visitor.moment, minutes: 2)
        visitor.post(
            "/habits/\(fruit.id)/check-in", [("day", "2026-11-21"), ("amount", "1"), ("since", visit)])
        #expect(since(visitor.page) == visit)
        #expect(within("group Afternoon", visitor.page).contains("Eat fruit"))
        #expect(within("group Afternoon", visitor.page).contains("2 of 4 done"))
        #expect(!within("done", visitor.page).contains("Eat fruit"))

        visitor.moment = later(visitor.moment, minutes: 1)
        visitor.get("/today")
        #expect(!within("group Afternoon", visitor.page).contains("Eat fruit"))
        #expect(within("done", visitor.page).contains("Eat fruit"))
    }

    @Test(
        "What is undone among what was done stays there during the visit, and is back in its group on the next"
    )
    func undone() throws {
        var visitor = visitor
        visitor.get("/today")
        let meditate = try #require(visitor.practice.habits.first { $0.name == "Meditate" })
        let visit = since(visitor.page)
        visitor.moment = later(visitor.moment, minutes: 2)
        visitor.post("/habits/\(meditate.id)/undo", [("day", "2026-11-21"), ("since", visit)])
        #expect(within("done", visitor.page).contains("Meditate"))
        #expect(!within("group Morning", visitor.page).contains("Meditate"))
        // Marked again, it still stays.
        visitor.post(
            "/habits/\(meditate.id)/check-in", [("day", "2026-11-21"), ("amount", "1"), ("since", visit)])
        #expect(within("done", visitor.page).contains("Meditate"))
        visitor.post("/habits/\(meditate.id)/undo", [("day", "2026-11-21"), ("since", visit)])

        visitor.moment = later(visitor.moment, minutes: 1)
        visitor.get("/today")
        #expect(within("group Morning", visitor.page).contains("Meditate"))
        #expect(!within("done", visitor.page).contains("Meditate"))
    }

    @Test("A dose that is undone among what was done stays there during the visit")
    func undoneDose() throws {
        var visitor = visitor
        visitor.get("/today")
        let medicine = try #require(visitor.practice.medicines.first)
        let visit = since(visitor.page)
        visitor.moment = later(visitor.moment, minutes: 2)
        visitor.post(
            "/medicine/\(medicine.id)/doses",
            [
                ("slot", "08:00"), ("day", "2026-11-21"), ("answer", "undo"), ("back", "today"),
                ("since", visit),
            ])
        #expect(within("doses", visitor.page).contains("id=\"dose-\(medicine.id)-08:00\""))
        #expect(within("doses", visitor.page).contains("2 done · 3 later"))
        visitor.get("/today")
        #expect(!within("doses", visitor.page).contains("id=\"dose-\(medicine.id)-08:00\""))
        #expect(visitor.page.contains("id=\"dose-\(medicine.id)-08:00\""))
    }

    @Test(
        "A group belongs to the part of the day that its name mentions",
        arguments: [
            ("Morning", .morning), ("Early morning", .morning), ("My EVENING routine", .evening),
            ("This afternoon", .afternoon), ("Dog", nil), ("Noon", nil), ("", nil),
        ] as [(String, DayPart?)])
    func partOfGroup(name: String, part: DayPart?) {
        #expect(Line(name).flatMap { DayPart(group: $0) } == part)
    }

    @Test("A visit that goes on into the evening still shows the parts of its beginning")
    func longVisit() {
        var visitor = visitor
        visitor.get("/today")
        let visit = since(visitor.page)
        visitor.moment = later(visitor.moment, minutes: 300)
        visitor.get("/today?since=\(visit)")
        #expect(parts(of: visitor.page).contains("group Evening: folded"))
    }

    @Test(
        "A visit that did not begin today, or has not begun, begins now",
        arguments: ["", "soon", "-5", "0", "1795180000000", "9999999999999999", "99999999999999999999"])
    func wrongVisit(text: String) {
        var visitor = visitor
        visitor.get("/today?since=\(text)")
        #expect(since(visitor.page) == "\(SamplePractice.afterLunch.instant.milliseconds)")
    }

    @Test("A limit stays at hand, because there may be one more to count")
    func limit() {
        var visitor = Visitor()
        for number in 1...8 { _ = visitor.register("Habit \(number)") }
        let coffee = visitor.register(
            "Coffee", [("measure", "atMost"), ("amount", "2"), ("unit", "cups")])
        visitor.post("/habits/\(coffee)/mark", [("day", "2026-11-21"), ("mark", "kept")])
        visitor.moment = later(visitor.moment, minutes: 10)
        visitor.get("/today")
        #expect(within("group ", visitor.page).contains("Coffee"))
    }

    @Test("When everything is done, it says so, and shows what was done behind one tap")
    func allDone() {
        var visitor = Visitor()
        for number in 1...9 {
            let habit = visitor.register("Habit \(number)")
            visitor.post("/habits/\(habit)/check-in", [("day", "2026-11-21"), ("amount", "1")])
        }
        visitor.moment = later(visitor.moment, minutes: 10)
        visitor.get("/today")
        #expect(visitor.page.contains(TodayWording.allDoneTitle))
        #expect(parts(of: visitor.page) == ["done: folded"])
        #expect(within("done", visitor.page).contains("9 habits"))
    }

    @Test("Only the most urgent message is shown, and the others are one tap away")
    func prompts() {
        var sample = SamplePractice.fullDay
        var visitor = Visitor(sample.practice)
        visitor.get("/today")
        let calm = visitor.page.split(separator: "data-fold=\"prompts\"")
        #expect(calm.count == 2)
        #expect(calm[0].contains("class=\"week-line\""))
        #expect(within("prompts", visitor.page).contains("id=\"automaticity\""))
        #expect(within("prompts", visitor.page).contains("1 more message"))

        let medicine = sample.practice.medicines[0].id
        sample.record(.stockCounted(StockCounted(medicine: medicine, pieces: 6)))
        visitor = Visitor(sample.practice)
        visitor.get("/today")
        let urgent = visitor.page.split(separator: "data-fold=\"prompts\"")
        #expect(urgent[0].contains("class=\"word-in-time\""))
        #expect(!urgent[0].contains("class=\"week-line\""))
        #expect(within("prompts", visitor.page).contains("2 more messages"))
    }

    @Test(
        "Only an address of Today is told when the visit began, in front of its fragment",
        arguments: [
            ("/today", "/today?since=5"), ("/today#habit-1", "/today?since=5#habit-1"),
            ("/today?day=2026-11-20#a", "/today?day=2026-11-20&since=5#a"), ("/medicine", "/medicine"),
        ])
    func redirects(address: String, expected: String) {
        guard case .redirect(let arranged) = Reply.redirect(to: address).arranged(since: "5").content else {
            Issue.record("It is no redirect.")
            return
        }
        #expect(arranged == expected)
    }

    private func later(_ moment: Moment, minutes: Int64) -> Moment {
        Moment(instant: moment.instant.advanced(byMilliseconds: minutes * 60_000))
    }

    private func since(_ page: String) -> String {
        page.firstMatch(of: #/data-since="(?<since>[0-9]+)"/#).map { String($0.since) } ?? ""
    }

    /// The parts of the page: their keys, and whether they are open.
    private func parts(of page: String) -> [String] {
        page.matches(of: #/<details class="group part" data-fold="(?<key>[^"]*)"(?<open> open)?>/#).map {
            "\($0.key): \($0.open == nil ? "folded" : "open")"
        }
    }

    /// The content of one part.
    private func within(_ key: String, _ page: String) -> String {
        guard let begin = page.range(of: "data-fold=\"\(key)\"") else { return "" }
        let rest = page[begin.upperBound...]
        return String(rest[..<(rest.range(of: "class=\"group")?.lowerBound ?? rest.endIndex)])
    }
}
