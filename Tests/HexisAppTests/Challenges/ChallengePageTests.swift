import HexisCore
import Testing

@testable import HexisApp

/// The samples' day is Saturday, 21 November 2026.
@Suite("Challenge pages")
struct ChallengePageTests {
    private func accept(
        _ level: ChallengeLevel, from: String = "2026-11-21", _ habit: Identifier, _ visitor: inout Visitor
    ) {
        visitor.post("/habits/\(habit)/challenges", [("level", level.name), ("from", from)])
    }

    @Test("A challenge is accepted, shows its days left on the card, is changed and is deleted")
    func life() throws {
        var visitor = Visitor()
        let habit = visitor.register("Walk")
        let address = "/habits/\(habit)/challenges"
        visitor.get(address)
        #expect(visitor.page.contains(ChallengesWording.opensAfter(.twoWeeks)))
        accept(.oneWeek, habit, &visitor)
        #expect(visitor.address == "/today#habit-\(habit)")
        #expect(visitor.page.contains("Challenge: 7 days left"))
        let challenge = visitor.habit(habit).challenges[0].id
        visitor.get("\(address)/\(challenge)")
        #expect(visitor.page.contains(ChallengesWording.changeTitle))
        visitor.post("\(address)/\(challenge)", [("level", "oneWeek"), ("from", "2026-11-22")])
        #expect(visitor.page.contains("Begins on 22 November"))
        visitor.get("/today")
        #expect(!visitor.page.contains("days left"))
        visitor.get("\(address)/\(challenge)/remove")
        #expect(visitor.page.contains(ChallengesWording.removeText))
        visitor.post("\(address)/\(challenge)/remove", [])
        #expect(visitor.habit(habit).challenges.isEmpty)
    }

    @Test("Marking the last day shows the report at once and opens the next level")
    func completion() {
        var visitor = Visitor()
        let habit = visitor.register("Walk")
        accept(.oneWeek, habit, &visitor)
        visitor.moment = visitor.moment.later(byDays: 6)
        visitor.get("/today")
        #expect(visitor.page.contains("Challenge: last day"))
        visitor.post("/habits/\(habit)/check-in", [("day", "2026-11-27"), ("amount", "1")])
        let challenge = visitor.habit(habit).challenges[0]
        #expect(visitor.address == "/habits/\(habit)/challenges/\(challenge.id)?from=today&reward=0")
        // The same tap earned the first reward, which is announced where the report is closed.
        #expect(visitor.page.contains("href=\"/today?reward=0\""))
        #expect(visitor.page.contains("class=\"sheet\""))
        #expect(visitor.page.contains("1 of 7 times"))
        #expect(challenge.isRead)
        visitor.get("/today")
        #expect(!visitor.page.contains(ReportWording.ready))
        // The challenge lasts until its last day, so the next one begins after that.
        accept(.twoWeeks, from: "2026-11-28", habit, &visitor)
        #expect(visitor.habit(habit).challenges.map { $0.level } == [.oneWeek, .twoWeeks])
    }

    @Test("A challenge whose days have passed announces its report on Today until it is opened")
    func passed() {
        var visitor = Visitor()
        let habit = visitor.register("Walk")
        accept(.oneWeek, habit, &visitor)
        visitor.moment = visitor.moment.later(byDays: 7)
        visitor.get("/today")
        #expect(visitor.page.contains(ReportWording.ready))
        let challenge = visitor.habit(habit).challenges[0].id
        visitor.post("/habits/\(habit)/challenges/\(challenge)/read", [])
        #expect(visitor.page.contains(ReportWording.repeatTitle))
        visitor.get("/today")
        #expect(!visitor.page.contains(ReportWording.ready))
    }

    @Test("Below half, the same level can be repeated with a smaller goal in one tap")
    func smaller() {
        var visitor = Visitor()
        let habit = visitor.register("Drink", [("measure", "atLeast"), ("amount", "8"), ("unit", "glasses")])
        visitor.post("/habits/\(habit)/challenges", [("level", "oneWeek"), ("from", "2026-11-21")])
        visitor.moment = visitor.moment.later(byDays: 7)
        for number in 21...27 {
            visitor.post(
                "/habits/\(habit)/check-in", [("day", "2026-11-\(number)"), ("amount", "3")])
        }
        let challenge = visitor.habit(habit).challenges[0].id
        visitor.get("/habits/\(habit)/challenges/\(challenge)")
        #expect(visitor.page.contains("Repeat 1 week with 3 glasses"))
        visitor.post(
            "/habits/\(habit)/challenges", [("level", "oneWeek"), ("from", "2026-11-28"), ("goal", "3")])
        #expect(visitor.habit(habit).challenges.count == 2)
        #expect(visitor.habit(habit).dailyGoal(on: Day("2026-11-28") ?? .last)?.amount.description == "3")
        #expect(visitor.habit(habit).dailyGoal(on: Day("2026-11-27") ?? .last)?.amount.description == "8")
    }

    @Test(
        "An invalid value is reported beside its field",
        arguments: [
            ("twoWeeks", "2026-11-21", ChallengesWording.locked(.twoWeeks)),
            ("", "2026-11-21", ChallengesWording.missingLevel),
            ("nine", "2026-11-21", ChallengesWording.missingLevel),
            ("oneWeek", "2026-11-20", ChallengesWording.beginProblem),
            ("oneWeek", "2028-11-21", ChallengesWording.beginProblem),
            ("oneWeek", "soon", ChallengesWording.beginProblem),
        ])
    func refused(level: String, from: String, message: String) {
        var visitor = Visitor()
        let habit = visitor.register("Walk")
        visitor.post("/habits/\(habit)/challenges", [("level", level), ("from", from)])
        #expect(visitor.status == 422)
        #expect(visitor.page.contains(message.escaped))
        #expect(visitor.habit(habit).challenges.isEmpty)
    }

    @Test("A second challenge is refused while one is running, and any for an archived habit")
    func oneAtATime() {
        var visitor = Visitor()
        let habit = visitor.register("Walk")
        accept(.oneWeek, habit, &visitor)
        accept(.oneWeek, habit, &visitor)
        #expect(visitor.status == 422)
        visitor.post("/habits/\(habit)/archive", [])
        visitor.get("/habits/\(habit)/challenges")
        #expect(visitor.page.contains(ChallengesWording.archived))
        accept(.oneWeek, from: "2026-11-28", habit, &visitor)
        #expect(visitor.habit(habit).challenges.count == 1)
    }

    @Test("Deleting a habit deletes its challenges")
    func deleted() {
        var visitor = Visitor()
        let habit = visitor.register("Walk")
        accept(.oneWeek, habit, &visitor)
        let challenge = visitor.habit(habit).challenges[0].id
        visitor.post("/habits/\(habit)/delete", [])
        visitor.get("/habits/\(habit)/challenges/\(challenge)")
        #expect(visitor.status == 404)
        visitor.moment = visitor.moment.later(byDays: 7)
        visitor.get("/today")
        #expect(!visitor.page.contains(ReportWording.ready))
    }

    @Test("Two devices that each accept one leave one challenge, and deleting it leaves none")
    func twoDevices() {
        var here = Visitor()
        let habit = here.register("Walk")
        var there = Visitor(here.practice, origin: 6)
        accept(.oneWeek, habit, &here)
        there.moment = there.moment.later(byDays: 1)
        accept(.oneWeek, from: "2026-11-22", habit, &there)
        var both = here.practice
        for entry in there.recorded { both.add(entry) }
        var visitor = Visitor(both, origin: 7)
        #expect(visitor.habit(habit).challenges.map { $0.from } == [Day("2026-11-21")])
        let challenge = visitor.habit(habit).challenges[0].id
        visitor.post("/habits/\(habit)/challenges/\(challenge)/remove", [])
        #expect(visitor.habit(habit).challenges.isEmpty)
    }

    @Test("Reports open from their list, and each can be compared with the others")
    func compared() {
        var visitor = Visitor()
        let walk = visitor.register("Walk")
        let read = visitor.register("Read")
        accept(.oneWeek, walk, &visitor)
        accept(.oneWeek, read, &visitor)
        visitor.get("/reports")
        #expect(visitor.page.contains(ReportWording.noReports))
        visitor.moment = visitor.moment.later(byDays: 7)
        let ids = [walk, read].map { visitor.habit($0).challenges[0].id }
        visitor.get("/reports")
        let reports = zip([walk, read], ids).map { "/habits/\($0)/challenges/\($1)?from=reports" }
        #expect(reports.allSatisfy { visitor.page.contains("href=\"\($0)\"") })
        // Ticks choose what to compare.
        #expect(ticks(visitor) == [(ids[0], false), (ids[1], false)].map { "\($0) \($1)" })
        // Closing the report leads back to the list; from it, the list has it ticked.
        visitor.get(reports[0])
        #expect(visitor.page.contains("class=\"round sheet-close\" href=\"/reports\""))
        #expect(visitor.page.contains("href=\"/reports?report=\(ids[0])&amp;beside=1\""))
        visitor.get("/reports?report=\(ids[0])&beside=1")
        #expect(ticks(visitor) == [(ids[0], true), (ids[1], false)].map { "\($0) \($1)" })
        visitor.get("/reports?report=\(ids[0])&report=\(ids[1])")
        #expect(visitor.page.contains("<h1>\(ReportWording.compareTitle)</h1>"))
        #expect(!visitor.page.contains(ReportWording.compareWith))
        // Unknown reports are left out, and one alone is nothing to compare.
        visitor.get("/reports?report=\(ids[0])&report=gone")
        #expect(visitor.status == 200)
        #expect(ticks(visitor) == [(ids[0], true), (ids[1], false)].map { "\($0) \($1)" })
    }

    @Test("A report that is the only one has no tick")
    func alone() {
        var visitor = Visitor()
        let walk = visitor.register("Walk")
        accept(.oneWeek, walk, &visitor)
        visitor.moment = visitor.moment.later(byDays: 7)
        visitor.get("/reports")
        #expect(visitor.page.contains("class=\"row report-row\"") && ticks(visitor).isEmpty)
    }

    /// Each report's checkbox in order: its identifier, and whether it is checked.
    private func ticks(_ visitor: Visitor) -> [String] {
        visitor.page.matches(of: /name="report" value="([^"]+)"[^>]*?( checked)?>/).map {
            "\($0.1) \($0.2 != nil)"
        }
    }
}

extension Moment {
    /// The same time of day, `days` days later.
    func later(byDays days: Int) -> Moment {
        Moment(
            instant: instant.advanced(byMilliseconds: Int64(days) * 86_400_000), offset: offset,
            dayStart: dayStart)
    }
}

extension String {
    /// The text as escaped on a page.
    var escaped: String {
        var html = HTML()
        html.text(self)
        return String(decoding: html.bytes, as: UTF8.self)
    }
}
