import HexisCore
import Testing

@testable import HexisApp

@Suite("Links that lead back")
struct PageHeaderTests {
    @Test(
        "A page leads back to the section that a person came from, and names it",
        arguments: [
            ("from=today", "/today", "Today"), ("from=progress&month=2026-11", "/progress", "Progress"),
            ("", "/habits", "Habits"), ("from=", "/habits", "Habits"),
            ("from=%2Fevil.example", "/habits", "Habits"),
            ("from=habits", "/habits", "Habits"),
        ])
    func back(query: String, address: String, name: String) {
        var visitor = Visitor()
        let id = visitor.register("Read")
        visitor.get("/habits/\(id)?\(query)")
        #expect(visitor.page.contains("class=\"back-link\" href=\"\(address)\">\(name)</a>"))
    }

    @Test("From Today, a goal leads back to Today; from Goals, to Goals")
    func goal() {
        var visitor = Visitor()
        visitor.post(
            "/personal-challenges",
            [
                ("title", "Swim"), ("kind", "count"), ("pace", "total"), ("amount", "20"),
                ("unit", "lengths"),
                ("first", "2026-11-21"), ("last", ""), ("description", ""),
            ])
        visitor.get("/today")
        let goal = visitor.practice.personalChallenges.first.map { "/personal-challenges/\($0.id)" } ?? ""
        #expect(visitor.page.contains("href=\"\(goal)?from=today\""))
        visitor.get("\(goal)?from=today")
        #expect(visitor.page.contains("class=\"back-link\" href=\"/today\">Today</a>"))
        visitor.get("/personal-challenges")
        #expect(visitor.page.contains("href=\"\(goal)\""))
        visitor.get(goal)
        #expect(visitor.page.contains("class=\"back-link\" href=\"/personal-challenges\">Goals</a>"))
    }
}
