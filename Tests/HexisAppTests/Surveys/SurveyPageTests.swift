import Foundation
import HexisCore
import Testing

@testable import HexisApp

@Suite("Survey pages")
struct SurveyPageTests {
    private static let walk: [(step: String, fields: [(name: String, value: String)])] = [
        ("hello", []), ("hours", [("hours", "7,5")]), ("rested", [("rested", "5")]),
        ("pain", [("pain", "0")]),
        ("drink", [("drink", "*"), ("drink-other", "Cocoa")]),
        ("helps", [("helps", "book"), ("helps", "dark")]), ("takes", [("takes", "yes")]),
        ("since", [("since", "2026-10-01")]), ("bedtime", [("bedtime", "23:15")]), ("words", [("words", "")]),
        ("evening", [("screen", "no"), ("place", "At home")]), ("bye", []),
    ]

    private static func walk(upTo step: String) -> [(step: String, fields: [(name: String, value: String)])] {
        Array(walk.prefix { $0.step != step })
    }

    /// A visitor who began the survey and went through it up to a step.
    private func visitor(at step: String) -> (visitor: Visitor, run: String) {
        var visitor = Visitor(shelf: SampleSurvey.shelf)
        visitor.post("/surveys", [("survey", "sleep")])
        let run = String(visitor.address.dropLast("/hello".count))
        for (step, fields) in Self.walk(upTo: step) { visitor.post("\(run)/\(step)", fields) }
        return (visitor, run)
    }

    private func result(_ visitor: Visitor) throws -> SurveyResult {
        SurveyResult(of: try #require(visitor.practice.surveyRuns.first), through: SampleSurvey.sleep)
    }

    @Test("A survey leads from page to page to its thanks, with every answer in the result")
    func life() throws {
        var (visitor, run) = visitor(at: "hello")
        #expect(visitor.page.contains("How you sleep · Step 1 of about 11"))
        for (number, (step, fields)) in Self.walk.enumerated() {
            #expect(visitor.address == "\(run)/\(step)" && visitor.status == 200)
            #expect(visitor.page.contains("Step \(number + 1) of "))
            visitor.post("\(run)/\(step)", fields)
        }
        #expect(visitor.address == run)
        #expect(visitor.page.contains(SurveyWording.thanksTitle))
        let result = try result(visitor)
        #expect(
            result.run.finishedAt == visitor.moment.instant
                && result.steps.map { $0.key.text } == Self.walk.map { $0.step })
        #expect(result.answer(to: "hours") == .number(try #require(Amount("7.5"))))
        #expect(result.answer(to: "drink") == .chosen(other: Line("Cocoa")))
        #expect(result.answer(to: "helps") == .chosen("dark", "book"))
        #expect(result.answer(to: "takes") == .chosen("yes") && result.answer(to: "screen") == .chosen("no"))
        #expect(result.answer(to: "words") == nil && result.answer(to: "minutes") == nil)
        visitor.post("\(run)/hours", [("hours", "3")])
        #expect(visitor.recorded.isEmpty && visitor.address == run)
    }

    @Test("A survey skips what an answer makes pointless")
    func branch() {
        var (visitor, run) = visitor(at: "takes")
        visitor.post("\(run)/takes", [("takes", "no")])
        #expect(visitor.address == "\(run)/bedtime")
        #expect(visitor.page.contains("Step 8 of 11"))
        visitor.get("\(run)/since")
        #expect(visitor.status == 303)
        visitor.post("\(run)/since", [("since", "2026-10-01")])
        #expect(visitor.recorded.isEmpty && visitor.address == "\(run)/bedtime")
    }

    @Test("Going back and forth shows the earlier answers, including those of a page left by going back")
    func backAndForth() {
        var (visitor, run) = visitor(at: "drink")
        visitor.post("\(run)/drink", [("drink", "coffee"), ("move", "back")])
        #expect(visitor.address == "\(run)/pain")
        #expect(visitor.page.contains("value=\"0\" aria-label=\"0: No pain\" checked"))
        visitor.post("\(run)/pain", [("pain", "0")])
        #expect(visitor.recorded.isEmpty && visitor.address == "\(run)/drink")
        #expect(visitor.page.contains("value=\"coffee\" checked"))
        visitor.post("\(run)/drink", [("drink", "*"), ("drink-other", ""), ("move", "back")])
        #expect(visitor.recorded.isEmpty && visitor.address == "\(run)/pain")
    }

    @Test("A survey can be left with its answers kept, and resumed where it was")
    func stop() throws {
        var (visitor, run) = visitor(at: "rested")
        visitor.post("\(run)/rested", [("rested", "6"), ("move", "stop")])
        #expect(visitor.address == run && visitor.page.contains(SurveyWording.stopped))
        #expect(visitor.page.contains("href=\"\(run)/pain\""))
        #expect(try result(visitor).run.isCancelled)
        visitor.post("/surveys", [("survey", "sleep")])
        #expect(visitor.recorded.isEmpty && visitor.address == "\(run)/pain")
        visitor.post("\(run)/pain", [("move", "skip")])
        #expect(try !result(visitor).run.isCancelled)
        #expect(visitor.practice.surveyRuns.count == 1 && visitor.address == "\(run)/drink")
    }

    @Test("Optional questions can be skipped, and no others")
    func skip() throws {
        var (visitor, run) = visitor(at: "pain")
        #expect(visitor.page.contains("value=\"skip\""))
        visitor.post("\(run)/pain", [("pain", "7"), ("move", "skip")])
        #expect(visitor.address == "\(run)/drink" && !visitor.page.contains("value=\"skip\""))
        #expect(try result(visitor).answer(to: "pain") == nil)
        visitor.post("\(run)/drink", [("move", "skip")])
        #expect(visitor.status == 422)
    }

    @Test(
        "A problem is reported beside its question, and nothing typed is lost",
        arguments: [
            ("hours", "hours", "25", "Enter a number from 0 to 24."),
            ("hours", "hours", "7.2", "Enter a number in steps of 0.5."),
            ("hours", "hours", "<b>", "Write a number in digits."),
            ("rested", "rested", "8", "Choose a number."),
            ("drink", "drink", "*", "Write what else it is."),
            ("takes", "takes", "", "Choose an answer."),
            ("since", "since", "soon", "Choose a date."),
            ("bedtime", "bedtime", "25:00", "Enter a time (such as 08:30)."),
            ("words", "words", String(repeating: "x", count: 401), "Write at most 400 characters."),
            ("evening", "place", " ", "Write something for “Where were you?”"),
            ("evening", "minutes", "-1", "Enter a number from 0 to 1,000,000 for “How many minutes?”"),
        ])
    func wrong(step: String, field: String, value: String, message: String) {
        var (visitor, run) = visitor(at: step)
        let fields = [(name: field, value: value), (name: "screen", value: "yes")]
        visitor.post("\(run)/\(step)", fields)
        #expect(visitor.status == 422 && visitor.recorded.isEmpty)
        #expect(visitor.page.contains("<p class=\"problem\" id=\"\(field)-problem\">\(message)</p>"))
        #expect(visitor.page.contains("<a href=\"#\(field)\">\(message)</a>"))
        if step == "evening" { #expect(visitor.page.contains("value=\"yes\" checked")) }
        if ["hours", "since", "words"].contains(step) {
            let shown = value.replacingOccurrences(of: "<b>", with: "&lt;b&gt;")
            #expect(
                visitor.page.contains("value=\"\(shown)\"") || visitor.page.contains(">\(shown)</textarea>"))
        }
    }

    @Test("The time on each page is stored as the page reports it, but never beyond now")
    func times() throws {
        var (visitor, run) = visitor(at: "hours")
        let shown = visitor.moment.instant
        #expect(visitor.page.contains("name=\"started\" value=\"\(shown.milliseconds)\""))
        visitor.moment = Moment(instant: shown.advanced(byMilliseconds: 9_000))
        visitor.post("\(run)/hours", [("hours", "7"), ("started", "\(shown.milliseconds)")])
        visitor.post("\(run)/rested", [("rested", "7"), ("started", "9999999999999")])
        let steps = try result(visitor).steps
        #expect(steps[1].started == shown && steps[1].ended == shown.advanced(byMilliseconds: 9_000))
        #expect(steps[2].started == steps[2].ended)
    }

    @Test("A page sent twice counts once")
    func twice() {
        var (visitor, run) = visitor(at: "hours")
        let fields = [("hours", "7"), ("entry", Identifier(high: 8, low: 8).description)]
            .map { (name: $0.0, value: $0.1) }
        visitor.post("\(run)/hours", fields)
        #expect(visitor.recorded.count == 1)
        visitor.post("\(run)/hours", fields)
        #expect(visitor.recorded.isEmpty && visitor.address == "\(run)/rested")
    }

    @Test("A step is reachable only after those that lead to it")
    func notYet() {
        var (visitor, run) = visitor(at: "rested")
        for address in [run, "\(run)/bedtime"] {
            visitor.get(address)
            #expect(visitor.status == 303)
        }
        visitor.post("\(run)/bedtime", [("bedtime", "23:00")])
        #expect(visitor.recorded.isEmpty && visitor.address == "\(run)/rested")
        visitor.get("\(run)/hours")
        #expect(visitor.page.contains("value=\"7.5\""))
    }

    @Test("Unknown addresses are not found")
    func notFound() {
        var (visitor, run) = visitor(at: "hours")
        for address in [
            "/surveys", "\(run)/moon", "\(run)/hours/more", "/surveys/\(Identifier(high: 1, low: 1))",
        ] {
            visitor.get(address)
            #expect(visitor.status == 404, "\(address)")
        }
        for survey in ["moon", "", "not a key"] {
            visitor.post("/surveys", [("survey", survey)])
            #expect(visitor.status == 404, "\(survey)")
        }
        var other = Visitor(visitor.practice)
        other.get("\(run)/hours")
        #expect(other.status == 404)
    }

    @Test("A survey's consequences are recorded at its end, once")
    func consequences() {
        let shelf = SurveyShelf { _, _ in
            let name = SurveyQuestion("name", "What shall we call you?", .text(longest: 20))
            return AskedSurvey(
                Survey("welcome", title: "Welcome", steps: [SurveyStep(name)]), goal: "/today"
            ) { result in
                [
                    .personNamed(
                        PersonNamed(name: (result.answer(to: "name")?.text.text).flatMap { Line($0) }))
                ]
            }
        }
        var visitor = Visitor(shelf: shelf)
        visitor.post("/surveys", [("survey", "welcome")])
        let step = visitor.address
        visitor.post(step, [("name", "Ada")])
        #expect(visitor.address == "/today" && visitor.practice.settings.name?.text == "Ada")
        visitor.post(step, [("name", "Eve")])
        #expect(visitor.recorded.isEmpty && visitor.practice.settings.name?.text == "Ada")
    }
}
