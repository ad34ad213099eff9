import HexisCore
import Testing

@testable import HexisApp

@Suite("Guide and tour")
struct GuideTests {
    @Test(
        "Guide and tour are linked from an empty and a full Today, an empty habit list and Settings"
    )
    func reached() {
        var visitor = Visitor()
        for address in ["/today", "/habits", "/settings"] {
            visitor.get(address)
            #expect(visitor.page.contains("href=\"/guide\""), "\(address)")
            #expect(visitor.page.contains("href=\"/tour/1\""), "\(address)")
        }
        _ = visitor.register("Walk")
        visitor.get("/today")
        #expect(visitor.page.contains("href=\"/guide\""))
    }

    @Test("The guide has five steps, each with its source")
    func steps() {
        var visitor = Visitor()
        visitor.get("/guide")
        for step in GuideStep.allCases {
            #expect(visitor.page.contains("\(step.rawValue). \(GuideWording.name(step))".escaped))
            #expect(visitor.page.contains(GuideWording.source(step).escaped))
        }
        #expect(GuideStep.allCases.count == 5)
    }

    @Test("The tour leads from stop to stop, can be left at each, and ends with a first habit")
    func stops() {
        var visitor = Visitor()
        for number in 1...7 {
            visitor.get("/tour/\(number)")
            #expect(visitor.status == 200)
            #expect(visitor.page.contains("A short tour, \(number) of 7"))
            #expect(visitor.page.contains("class=\"round sheet-close\" href=\"/today\""))
            let next = number < 7 ? "/tour/\(number + 1)" : "/habits/new"
            #expect(visitor.page.contains("class=\"button\" href=\"\(next)\""))
        }
        _ = visitor.register("Walk")
        visitor.get("/tour/7")
        #expect(visitor.page.contains("class=\"button\" href=\"/today\""))
        #expect(visitor.practice.habits.map { $0.name } == ["Walk"])
    }

    @Test("The tour shows personal challenges with their progress, and nothing in it can be tapped")
    func ownChallenges() {
        var visitor = Visitor()
        visitor.get("/tour/5")
        #expect(visitor.page.contains("7,412 of 10,000 steps"))
        #expect(visitor.page.contains("1 of 12 books"))
        #expect(visitor.page.contains("class=\"tour-picture\" aria-hidden=\"true\" inert"))
        #expect(visitor.practice.personalChallenges.isEmpty && visitor.practice.measuredSignals.isEmpty)
    }

    @Test("The tour names the other features", arguments: ["stopwatch", "measure", "photos", "QR code"])
    func named(what: String) {
        let texts = TourStop.allCases.map { TourWording.text($0) }
        #expect(texts.contains { $0.contains(what) })
    }

    @Test("Unknown stops of the tour are not found", arguments: ["0", "8", "x", "01", ""])
    func beyond(number: String) {
        var visitor = Visitor()
        visitor.get("/tour/\(number)")
        #expect(visitor.status == 404)
    }
}
