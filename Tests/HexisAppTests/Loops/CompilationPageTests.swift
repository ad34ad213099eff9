import HexisCore
import Testing

@testable import HexisApp

@Suite("Compilation page")
struct CompilationPageTests {
    @Test("An empty compilation explains what will appear")
    func empty() {
        var visitor = Visitor()
        let loop = visitor.beginLoop()
        visitor.get("\(loop)/compilation")
        #expect(visitor.page.contains(LoopsWording.nothingNoted) && visitor.page.contains("\(loop)/log"))
    }

    @Test("The compilation shows urges by day and by hour, and answers with their counts")
    func charts() {
        var visitor = Visitor()
        let loop = visitor.beginLoop()
        for time in ["15:10", "15:50", "07:00"] {
            visitor.urge(loop, [("time", time), ("company", "Anna, Ben")])
        }
        visitor.get("\(loop)/compilation")
        #expect(visitor.page.contains("Urges by hour: 07:00, 1; 15:00, 2"))
        #expect(visitor.page.contains(": 3 urges"))
        #expect(visitor.page.contains("name=\"company\" value=\"Ben\""))
        visitor.get("\(loop)/compilation?month=2026-10")
        #expect(visitor.page.contains("October 2026") && !visitor.page.contains(": 3 urges"))
    }

    @Test("Two answers counted as one can be kept apart and merged again")
    func bonds() {
        var visitor = Visitor()
        let loop = visitor.beginLoop()
        for place in ["at work", "at work", "at dork"] { visitor.urge(loop, [("place", place)]) }
        visitor.get("\(loop)/compilation")
        #expect(visitor.page.contains("“at dork” counts as “at work”"))
        let pair = [("question", "place"), ("one", "at work"), ("other", "at dork")]
        visitor.post("\(loop)/bond", pair + [("bond", "apart")])
        #expect(visitor.page.contains("“at dork” is not “at work”"))
        visitor.post("\(loop)/bond", pair + [("bond", "together")])
        #expect(visitor.page.contains("“at dork” counts as “at work”"))
        visitor.post("\(loop)/bond", [("question", "mood")])
        #expect(visitor.status == 404)
    }

    @Test(
        "The draft of the cue reads well after “When”",
        arguments: [
            ("place=at+home", "I am at home"), ("feeling=tired&before=dinner", "I feel tired, after dinner"),
            ("company=Anna&company=Ben", "with Anna, with Ben"), ("before=after+lunch", "after lunch"),
            ("place=in+bed&company=alone", "I am in bed, alone"), ("company=Alone", "alone"),
            ("company=By+myself", "by myself"), ("company=With+Anna", "with Anna"),
            ("company=Alonso", "with Alonso"), ("before=After+lunch", "after lunch"),
            ("time=between+15%3A00+and+17%3A00", "between 15:00 and 17:00"), ("place=I+am+home", "I am home"),
        ])
    func draft(query: String, text: String) {
        #expect(CueDraft(Form(encoded: query)).text == text)
    }

    @Test("A missing or too long cue is refused; an earlier one stays in the log")
    func cue() {
        var visitor = Visitor()
        let loop = visitor.beginLoop()
        visitor.post("\(loop)/cue", [("cue", " ")])
        #expect(visitor.status == 422 && visitor.page.contains(LoopsWording.cueMissing))
        let long = String(repeating: "x", count: 101)
        visitor.post("\(loop)/cue", [("cue", long)])
        #expect(
            visitor.status == 422 && visitor.page.contains(LoopsWording.tooLong)
                && visitor.page.contains(long))
        visitor.post("\(loop)/cue", [("cue", "at noon")])
        visitor.post("\(loop)/cue", [("cue", "at night")])
        #expect(visitor.page.contains("at night") && visitor.page.contains("“at noon”"))
        visitor.post("\(loop)/cue", [("cue", "at night")])
        #expect(visitor.recorded.isEmpty)
    }
}
