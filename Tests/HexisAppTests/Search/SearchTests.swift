import HexisCore
import Testing

@testable import HexisApp

@Suite("Search")
struct SearchTests {
    @Test(
        "A text matches if it contains every word, in any order and case",
        arguments: [
            ("walk", "Walk in the park", true), ("PARK walk", "Walk in the park", true),
            ("alk", "Walk in the park", true), ("walks", "Walk in the park", false),
            ("walk lake", "Walk in the park", false), ("ÜBEN", "Klavier üben", true),
            ("水", "Drink 水", true), ("  a  ", "A", true),
        ])
    func terms(search: String, text: String, isFound: Bool) {
        #expect(SearchTerms(search).match(text) == isFound)
    }

    @Test("An empty search finds nothing, and says nothing", arguments: ["", "   "])
    func empty(text: String) {
        var visitor = Visitor(SamplePractice.fullDay.practice)
        visitor.get("/search?text=\(Form.encoded(text))")
        #expect(visitor.status == 200)
        #expect(!visitor.page.contains("<h2>"))
        #expect(!visitor.page.contains(SearchWording.nothing))
    }

    @Test(
        "What the person has is found, each kind by itself, and pages by their names",
        arguments: [
            ("piano", "Practise the piano", "/habits/"), ("metf", "Metformin", "/medicine/"),
            ("swim", "Swim", "/personal-challenges/"), ("text size", "Text size", "/settings/text-size"),
            ("pauses", PausesWording.title, "/pauses"), ("morning", "Meditate", "/habits/"),
        ])
    func found(text: String, name: String, address: String) {
        var visitor = Visitor(SamplePractice.fullDay.practice)
        visitor.get("/search?text=\(Form.encoded(text))")
        #expect(visitor.page.contains("value=\"\(text)\""))
        #expect(visitor.page.contains("<span class=\"card-name\">\(name)</span>"))
        #expect(visitor.page.contains("href=\"\(address)"))
    }

    @Test("Knowledge is found by its text, once it was read")
    func knowledge() {
        var visitor = Visitor()
        let id = visitor.register("Walk")
        visitor.post("/habits/\(id)/check-in", [("day", "2026-11-21"), ("amount", "1")])
        let item = RewardItem(number: 0)
        let word = item.title.split(separator: " ").last.map { String($0) } ?? ""
        visitor.get("/search?text=\(Form.encoded(word))")
        #expect(!visitor.page.contains("href=\"\(item.address)\""))
        visitor.post("/rewards/0/open", [])
        visitor.get("/search?text=\(Form.encoded(word))")
        #expect(visitor.page.contains("href=\"\(item.address)\""))
    }

    @Test("What is not there is not found, and text is never taken for markup")
    func nothing() {
        var visitor = Visitor()
        visitor.get("/search?text=\(Form.encoded("<b>zzz"))")
        #expect(visitor.page.contains(SearchWording.nothing))
        #expect(visitor.page.contains("&lt;b&gt;zzz") || visitor.page.contains("&lt;b>zzz"))
        visitor.get("/search?text=\(String(repeating: "x", count: 5000))")
        #expect(visitor.status == 200)
    }
}
