import Foundation
import HexisCore
import Testing

@testable import HexisApp

@Suite("Automaticity questions")
struct AutomaticityQuestionTests {
    private let complete = [
        ("automatically", "3"), ("without-remembering", "4"), ("without-thinking", "4"),
        ("before-realising", "2"),
    ].map { (name: $0.0, value: $0.1) }

    /// A habit that began twenty days ago and was done on the last three days.
    private var walking: (visitor: Visitor, habit: Identifier) {
        var sample = SamplePractice()
        let habit = sample.habit("Walk", begun: 20)
        for day in 1...3 { sample.checkIn(habit, daysAgo: day) }
        return (Visitor(sample.practice), habit)
    }

    @Test("The questions are asked on Today, answered, acknowledged and not asked again")
    func life() throws {
        var (visitor, habit) = walking
        let address = "/habits/\(habit)/automaticity"
        visitor.get("/today")
        #expect(visitor.page.contains("How automatic is “Walk” by now?"))
        #expect(visitor.page.contains("href=\"\(address)/questions\""))
        visitor.get("\(address)/questions")
        #expect(visitor.page.contains("“Walk” is something\u{A0}…"))
        #expect(visitor.page.contains("…\u{A0}I do without having to consciously remember."))
        #expect(!visitor.page.contains(" checked>"))
        visitor.post("\(address)/questions", complete)
        #expect(visitor.address == "\(address)?saved=1")
        #expect(visitor.page.contains(AutomaticityWording.thanks))
        #expect(
            visitor.recorded.map { $0.fact } == [
                .automaticityRated(
                    AutomaticityRated(
                        habit: habit, day: SamplePractice.today, automatically: try #require(Agreement(3)),
                        withoutRemembering: try #require(Agreement(4)),
                        withoutThinking: try #require(Agreement(4)),
                        beforeRealising: try #require(Agreement(2))))
            ])
        // (3 + 4 + 4 + 2) / 4 = 3.25.
        #expect(visitor.page.contains("3.25 of 7"))
        visitor.get("/today")
        #expect(!visitor.page.contains("How automatic is"))
    }

    @Test("The questions can be deferred from Today, which leads back to it")
    func later() {
        var (visitor, habit) = walking
        visitor.post("/habits/\(habit)/automaticity/later", [])
        #expect(visitor.address == "/today")
        #expect(
            visitor.recorded.map { $0.fact } == [
                .automaticityDeclined(AutomaticityDeclined(habit: habit, day: SamplePractice.today))
            ])
        #expect(!visitor.page.contains("How automatic is"))
    }

    @Test("The questions are asked only on today's page, and once a day")
    func onToday() {
        var (visitor, habit) = walking
        visitor.get("/today?day=2026-11-20")
        #expect(visitor.status == 200 && !visitor.page.contains("How automatic is"))
        var sample = SamplePractice()
        for name in ["Walk", "Read"] {
            habit = sample.habit(name, begun: 20)
            for day in 1...3 { sample.checkIn(habit, daysAgo: day) }
        }
        visitor = Visitor(sample.practice)
        visitor.get("/today")
        #expect(visitor.page.components(separatedBy: "How automatic is").count == 2)
    }

    @Test(
        "A missing or impossible answer is reported beside its question, and the others stay",
        arguments: ["", "0", "8", "07", "seven", "4.5"])
    func missing(answer: String) {
        var (visitor, habit) = walking
        var answers = complete
        answers[2].value = answer
        visitor.post("/habits/\(habit)/automaticity/questions", answers)
        #expect(visitor.status == 422)
        #expect(visitor.recorded.isEmpty)
        let message = "Choose a number for “\(AutomaticityWording.ending(.withoutThinking))”"
        #expect(visitor.page.contains("<p class=\"problem\" id=\"without-thinking-problem\">\(message)</p>"))
        #expect(visitor.page.contains("href=\"#without-thinking\""))
        #expect(!visitor.page.contains("id=\"automatically-problem\""))
        for (name, value) in [("automatically", 3), ("without-remembering", 4), ("before-realising", 2)] {
            let input = "name=\"\(name)\" value=\"\(value)\" aria-label=\"\(value)\" checked>"
            #expect(visitor.page.contains(input), "\(name)")
        }
    }

    @Test("A form sent twice is one answer")
    func twice() {
        var (visitor, habit) = walking
        let entry = (name: "entry", value: Identifier(high: 8, low: 8).description)
        visitor.post("/habits/\(habit)/automaticity/questions", complete + [entry])
        #expect(visitor.recorded.count == 1)
        visitor.post("/habits/\(habit)/automaticity/questions", complete + [entry])
        #expect(visitor.recorded.isEmpty)
        #expect(visitor.address.hasSuffix("saved=1"))
    }

    @Test("Other addresses below the questions are not found")
    func notFound() {
        var (visitor, habit) = walking
        for address in [
            "/habits/\(habit)/automaticity/later", "/habits/\(habit)/automaticity/questions/more",
            "/habits/\(habit)/automaticity/curve",
        ] {
            visitor.get(address)
            #expect(visitor.status == 404, "\(address)")
        }
    }
}
