import HexisCore
import Testing

@testable import HexisApp

@Suite("Long lists in pages of 200")
struct StretchTests {
    private func visitor(habits: Int) -> Visitor {
        let entries = (0..<habits).compactMap { number -> Entry? in
            guard let name = Line("Habit \(number + 1000)") else { return nil }
            let id = Identifier(high: 7, low: UInt64(number))
            return Entry(
                id: id, at: SamplePractice.moment.instant.advanced(byMilliseconds: Int64(number - habits)),
                device: Identifier(high: 0, low: 9),
                fact: .habitAdded(HabitAdded(habit: id, name: name, day: SamplePractice.today)))
        }
        return Visitor(Practice(entries))
    }

    private func shown(_ page: String) -> [Int] {
        Set(page.matches(of: /<span class="card-name">Habit (\d+)/).compactMap { Int($0.1) }).sorted()
    }

    @Test(
        "Each page shows its part of the list and links to the others",
        arguments: [
            ("", 1000...1199, "1 to 200 of 450"), ("stretch=0", 1000...1199, "1 to 200 of 450"),
            ("stretch=1", 1200...1399, "201 to 400 of 450"), ("stretch=2", 1400...1449, "401 to 450 of 450"),
            ("stretch=3", 1400...1449, "401 to 450 of 450"), ("stretch=-1", 1000...1199, "1 to 200 of 450"),
            ("stretch=99999999999999", 1400...1449, "401 to 450 of 450"),
            ("stretch=x", 1000...1199, "1 to 200 of 450"),
        ])
    func stretches(_ query: String, _ numbers: ClosedRange<Int>, _ words: String) {
        var visitor = visitor(habits: 450)
        for place in ["/habits", "/progress", "/today"] {
            visitor.get("\(place)?\(query)")
            #expect(visitor.status == 200)
            #expect(shown(visitor.page) == Array(numbers), "\(place)")
            #expect(visitor.page.contains(words), "\(place)")
            #expect(visitor.page.contains(CommonWording.stretchBefore) == (numbers.lowerBound > 1000))
            #expect(visitor.page.contains(CommonWording.stretchAfter) == (numbers.upperBound < 1449))
        }
    }

    @Test("A list of 200 has a single page")
    func short() {
        var visitor = visitor(habits: 200)
        for place in ["/habits", "/progress", "/today"] {
            visitor.get(place)
            #expect(shown(visitor.page).count == 200)
            #expect(!visitor.page.contains(CommonWording.stretch))
        }
    }

    @Test("Links keep the day, week and month")
    func steps() {
        var visitor = visitor(habits: 450)
        visitor.get("/today?day=2026-11-23")
        #expect(visitor.page.contains("/today?day=2026-11-23&amp;stretch=1"))
        visitor.get("/progress?stretch=1")
        #expect(visitor.page.contains("/progress?week=2026-11-16&amp;month=2026-11&amp;stretch=2"))
        #expect(visitor.page.contains("/progress?week=2026-11-16&amp;month=2026-11&amp;stretch=0\""))
        #expect(visitor.page.contains("<span class=\"week-count\">"))
    }
}
