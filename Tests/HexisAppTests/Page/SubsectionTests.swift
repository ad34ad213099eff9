import Foundation
import HexisCore
import Testing

@testable import HexisApp

@Suite("Strips of links on top of sections")
struct SubsectionTests {
    /// The strip of the page shown; empty if it has none.
    private func strip(_ page: String) -> Substring {
        guard let begin = page.range(of: "<nav class=\"subsections\"") else { return "" }
        let rest = page[begin.lowerBound...]
        return rest[..<(rest.range(of: "</nav>")?.lowerBound ?? rest.endIndex)]
    }

    @Test(
        "Every page of a section shows the links to all of them, and marks its own",
        arguments: Subsection.allCases)
    func links(subsection: Subsection) {
        for practice in [Practice(), SamplePractice.many.practice] {
            var visitor = Visitor(practice)
            visitor.get(subsection.address)
            #expect(visitor.status == 200)
            let strip = strip(visitor.page)
            for other in Subsection.all(of: subsection.place) {
                let mark = other == subsection ? " aria-current=\"page\"" : ""
                #expect(strip.contains("<a href=\"\(other.address)\"\(mark)>\(other.name)</a>"))
            }
            #expect(!visitor.page.contains("class=\"back-link\""))
        }
    }

    @Test("The strips read as people know them")
    func names() {
        #expect(
            Subsection.all(of: .habits).map { $0.name } == ["Habits", "Medicine", "Goals", "Old habits"])
        #expect(
            Subsection.all(of: .progress).map { $0.name }
                == ["Overview", "Reports", "Measurements", "Photos", "Routes"])
        #expect(Subsection.all(of: .today).isEmpty)
    }

    @Test(
        "A page below has no strip, links back to its own by name, and marks its section and subsection",
        arguments: [
            ("/medicine/new", Subsection.medicine), ("/medicine/heart", .medicine),
            ("/medicine/weeks", .medicine), ("/personal-challenges/new", .goals), ("/loops/new", .oldHabits),
            ("/loops/learn", .oldHabits), ("/pauses", .habits), ("/habits/archived", .habits),
            ("/measurements/steps", .measurements), ("/routes/new", .routes),
        ])
    func below(address: String, subsection: Subsection) {
        var visitor = Visitor()
        visitor.get(address)
        #expect(visitor.status == 200)
        #expect(strip(visitor.page).isEmpty)
        let (parent, name) = (subsection.address, subsection.name)
        #expect(visitor.page.contains("<a class=\"back-link\" href=\"\(parent)\">\(name)</a>"))
        if subsection.isFirst {
            #expect(visitor.page.contains("<a href=\"\(parent)\" aria-current=\"page\"><svg"))
        } else {
            let place = subsection.place.address
            #expect(visitor.page.contains("<a href=\"\(place)\" aria-current=\"true\"><svg"))
            #expect(
                visitor.page.contains(
                    "<a class=\"within\" href=\"\(parent)\" aria-current=\"true\">\(name)</a>"))
        }
    }

    @Test("No page of a strip repeats its links at the foot", arguments: [Subsection.habits, .progress])
    func once(subsection: Subsection) {
        var visitor = Visitor(SamplePractice.many.practice)
        visitor.get(subsection.address)
        #expect(!visitor.page.contains("footer-links"))
    }
}
