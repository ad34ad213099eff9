import HexisCore
import Testing

@testable import HexisApp

@Suite("Recording an urge")
struct UrgePageTests {
    @Test("The form has the time filled in and accepts any number of answers")
    func note() {
        var visitor = Visitor()
        let loop = visitor.beginLoop()
        visitor.get("\(loop)/log")
        #expect(visitor.page.contains("value=\"09:41\"") && visitor.page.contains("value=\"2026-11-21\""))
        visitor.post("\(loop)/log", [("day", "2026-11-21"), ("time", "")])
        #expect(visitor.address == loop)
        visitor.urge(
            loop,
            [
                ("place", " desk "), ("feeling", "tired"), ("thought", "now!"), ("company", "Anna"),
                ("before", "a call"),
            ])
        let urges = visitor.loop.urges
        #expect(urges.map { $0.time?.description } == [nil, "15:30"])
        #expect(
            CueQuestion.allCases.map { urges[1][$0]?.text } == ["desk", "tired", "now!", "Anna", "a call"])
        #expect(CueQuestion.allCases.allSatisfy { urges[0][$0] == nil })
    }

    @Test("The last answer is offered first, then the most frequent; chips and text are combined")
    func chips() {
        var visitor = Visitor()
        let loop = visitor.beginLoop()
        for (day, place) in [("18", "desk"), ("18", "desk"), ("19", "sofa"), ("20", "train")] {
            visitor.urge(loop, [("place", place), ("day", "2026-11-\(day)")])
        }
        visitor.get("\(loop)/log")
        #expect(offered(visitor.page) == ["train", "desk", "sofa"])
        visitor.urge(loop, [("place-chip", "desk"), ("place-chip", "sofa"), ("place", "by the window")])
        #expect(visitor.loop.urges.last?[.place]?.text == "desk, sofa, by the window")
    }

    private func offered(_ page: String) -> [String] {
        page.split(separator: "name=\"place-chip\" value=\"").dropFirst().compactMap {
            $0.split(separator: "\"").first.map { String($0) }
        }
    }

    @Test(
        "An invalid value is reported beside its field, and typed and tapped values stay",
        arguments: [
            ("day", "soon", LoopsWording.dayProblem), ("day", "2027-01-01", LoopsWording.dayProblem),
            ("time", "25:00", LoopsWording.timeProblem),
            ("thought", String(repeating: "é", count: 201), LoopsWording.answerTooLong),
            ("thought", "a\u{1}b", LoopsWording.answerTooLong),
        ])
    func wrong(field: String, value: String, message: String) {
        var visitor = Visitor()
        let loop = visitor.beginLoop()
        visitor.urge(loop, [("place", "desk")])
        visitor.urge(loop, [(field, value), ("feeling", "tired"), ("place-chip", "desk")])
        #expect(visitor.status == 422 && visitor.page.contains(message))
        #expect(visitor.page.contains("id=\"\(field)-problem\""))
        #expect(visitor.page.contains("value=\"\(value)\"") && visitor.page.contains("value=\"tired\""))
        #expect(visitor.page.contains("value=\"desk\" checked"))
        #expect(visitor.loop.urges.count == 1)
    }

    @Test("A recorded urge can be changed and deleted")
    func change() {
        var visitor = Visitor()
        let loop = visitor.beginLoop()
        visitor.urge(loop, [("place", "desk")])
        let urge = "\(loop)/log/\(visitor.loop.urges[0].id)"
        visitor.get(urge)
        #expect(visitor.page.contains("value=\"desk\"") && visitor.page.contains("value=\"15:30\""))
        visitor.post(urge, [("day", "2026-11-19"), ("time", "08:00"), ("place", "sofa")])
        #expect(visitor.loop.urges.map { $0.day.description } == ["2026-11-19"])
        #expect(visitor.loop.urges[0][.place]?.text == "sofa")
        visitor.post("\(urge)/remove", [])
        #expect(visitor.loop.urges.isEmpty)
        visitor.get(urge)
        #expect(visitor.status == 404)
    }

    @Test("An urge after midnight counts for the evening before")
    func lateEvening() {
        var visitor = Visitor()
        visitor.moment = Moment(instant: Instant(clamping: 1_795_224_600_000))
        let loop = visitor.beginLoop()
        visitor.get("\(loop)/log")
        #expect(visitor.page.contains("value=\"01:30\"") && visitor.page.contains("value=\"2026-11-20\""))
    }

    @Test("Urges can still be recorded after the loop is finalized")
    func afterwards() {
        var visitor = Visitor()
        let loop = visitor.loopToPlan()
        visitor.post(
            "\(loop)/plan",
            [("sentence", "When I sit at my desk, I will talk to Zoë, so that I can socialize.")])
        visitor.get("/habits/\(visitor.practice.habits[0].id)")
        #expect(visitor.page.contains("href=\"\(loop)\""))
        visitor.urge(loop, [("place", "desk")])
        #expect(visitor.page.contains(LoopsWording.weeks("Urges", [1])))
    }
}
