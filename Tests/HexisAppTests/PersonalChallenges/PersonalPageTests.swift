import HexisCore
import Testing

@testable import HexisApp

@Suite("Goal pages")
struct PersonalPageTests {
    private func form(_ changes: [(name: String, value: String)] = []) -> [(name: String, value: String)] {
        let usual = [
            ("title", "Run 5 km"), ("kind", "distance"), ("pace", "oneDay"), ("amount", "5"), ("unit", ""),
            ("first", "2026-11-21"), ("last", ""), ("description", ""),
        ]
        return usual.map { field in
            (field.0, changes.first { $0.name == field.0 }?.value ?? field.1)
        }
    }

    @Test(
        "Invalid values are refused beside their field, and everything typed stays",
        arguments: [
            ("title", ""), ("amount", "abc"), ("amount", "-3"), ("amount", "0"), ("amount", "1000000000000"),
            ("amount", "NaN"), ("last", "2026-11-20"), ("last", "2028-11-21"), ("last", "soon"),
            ("first", "2020-01-01"), ("first", ""), ("description", String(repeating: "a", count: 4001)),
        ])
    func refused(field: String, value: String) {
        var visitor = Visitor()
        visitor.post("/personal-challenges", form([(field, value)]))
        #expect(visitor.status == 422 && visitor.recorded.isEmpty)
        #expect(visitor.page.contains("id=\"\(field)-problem\""))
        #expect(field == "title" || visitor.page.contains("Run 5 km"))
    }

    @Test(
        "Ten thousand steps can be typed in any notation",
        arguments: ["10,000", "10.000", "10 000", "10\u{202F}000", "10’000", "10000", "１００００"])
    func tenThousand(typed: String) throws {
        var visitor = Visitor()
        visitor.post("/personal-challenges", form([("kind", "steps"), ("amount", typed)]))
        #expect(visitor.practice.personalChallenges.first?.amount == 10_000_000)
        visitor.post("/measurements/steps", [("amount", "7,412"), ("day", "2026-11-21")])
        visitor.get("/today")
        #expect(visitor.page.contains("7,412 of 10,000 steps"))
    }

    @Test(
        "An ambiguous distance is asked about, keeping the form; a saved one can be saved again")
    func unclear() throws {
        var visitor = Visitor()
        visitor.post("/personal-challenges", form([("amount", "1,125")]))
        #expect(visitor.status == 422 && visitor.page.contains("Write 1.1250 or 1125."))
        #expect(visitor.page.contains("value=\"1,125\""))
        visitor.post("/personal-challenges", form([("amount", "1.1250")]))
        let challenge = try #require(visitor.practice.personalChallenges.first)
        #expect(challenge.amount == 1_125_000)
        visitor.get("/personal-challenges/\(challenge.id)/edit")
        #expect(visitor.page.contains("value=\"1.1250\""))
    }

    @Test("There are at least twenty presets; each is taken on with one tap, which can be undone")
    func presets() throws {
        #expect(PersonalPreset.all.count >= 20)
        for (number, preset) in PersonalPreset.all.enumerated() {
            var visitor = Visitor()
            visitor.get("/personal-challenges/new")
            #expect(visitor.page.contains("name=\"preset\" value=\"\(number)\">\(preset.title)</button>"))
            visitor.post("/personal-challenges", [("preset", "\(number)")])
            let challenge = try #require(visitor.practice.personalChallenges.first)
            #expect(challenge.title.text == preset.title)
            #expect(challenge.first == SamplePractice.today && challenge.days == preset.days)
            #expect(visitor.page.contains("“\(preset.title)” is on."))
            let undo = "/personal-challenges/\(challenge.id)/delete"
            #expect(visitor.page.contains("action=\"\(undo)\""))
            visitor.post(undo, [])
            #expect(visitor.practice.personalChallenges.isEmpty)
        }
        var visitor = Visitor()
        visitor.post("/personal-challenges", [("preset", "\(PersonalPreset.all.count)")])
        #expect(visitor.status == 422 && visitor.recorded.isEmpty)
    }

    /// Sends the form with which a goal’s own page adds to what is measured.
    private func add(_ amount: String, _ visitor: inout Visitor) throws {
        let id = try #require(visitor.practice.personalChallenges.first?.id)
        visitor.get("/personal-challenges/\(id)")
        #expect(visitor.page.contains("action=\"/measurements/distance\""))
        let names = ["day", "unit", "goal"]
        let fields = try names.map { name in
            let field = try Regex("name=\"\(name)\" value=\"([^\"]*)\"", as: (Substring, Substring).self)
            return (name, String(try #require(visitor.page.firstMatch(of: field)).1))
        }
        visitor.post("/measurements/distance", fields + [("amount", amount)])
    }

    @Test(
        "A goal that counts what is measured takes numbers on its own page, in its unit, and says there when it is reached",
        arguments: [("distance", "5", "km", "3.2", "1.8"), ("miles", "3", "mi", "2.1", "0.9")])
    func addsOnPage(_ kind: String, _ goal: String, _ unit: String, _ some: String, _ rest: String) throws {
        var visitor = Visitor()
        visitor.post("/personal-challenges", form([("kind", kind), ("amount", goal)]))
        let id = try #require(visitor.practice.personalChallenges.first?.id)
        #expect(visitor.page.contains("How many more \(unit)?"))
        try add(some, &visitor)
        #expect(visitor.address.hasPrefix("/personal-challenges/\(id)?"))
        #expect(visitor.page.contains("\(some) of \(goal) \(unit)"))
        #expect(visitor.page.contains("\(some) \(unit) saved."))
        #expect(!visitor.page.contains(PersonalWording.announcement))
        try add(rest, &visitor)
        #expect(visitor.page.contains("\(goal) of \(goal) \(unit)"))
        #expect(visitor.page.contains(PersonalWording.announcement))
        visitor.post("/personal-challenges/\(id)/seen", [])
        #expect(!visitor.page.contains(PersonalWording.announcement))
        visitor.get("/today")
        #expect(!visitor.page.contains(PersonalWording.announcement))
    }

    @Test("A goal that is counted by hand says on its own page when it is reached")
    func countsOnPage() throws {
        var visitor = Visitor()
        visitor.post(
            "/personal-challenges", form([("kind", "count"), ("amount", "20"), ("unit", "floors")]))
        let id = try #require(visitor.practice.personalChallenges.first?.id)
        visitor.post("/personal-challenges/\(id)/count", [("amount", "20")])
        #expect(visitor.page.contains(PersonalWording.announcement))
        #expect(visitor.page.contains("20 of 20 floors"))
    }

    @Test("A number added on a goal's page can be taken back there; a wrong one is asked for again")
    func takesBack() throws {
        var visitor = Visitor()
        visitor.post("/personal-challenges", form())
        let id = try #require(visitor.practice.personalChallenges.first?.id)
        try add("abc", &visitor)
        #expect(visitor.status == 422 && visitor.recorded.isEmpty)
        #expect(visitor.page.contains("id=\"amount-problem\"") && visitor.page.contains("value=\"abc\""))
        try add("5", &visitor)
        let undo = try #require(visitor.page.firstMatch(of: /\/measurements\/distance\/[0-9a-f]+\/remove/))
        visitor.post(String(undo.0), [("goal", id.description)])
        #expect(visitor.address == "/personal-challenges/\(id)?removed=1")
        #expect(visitor.page.contains("0 of 5 km") && visitor.page.contains(MeasurementsWording.removed))
    }

    @Test("Where nothing measures, a goal says how to connect a source; numbers typed by hand are no source")
    func connects() throws {
        var visitor = Visitor()
        visitor.post("/personal-challenges", form([("kind", "steps"), ("amount", "10000")]))
        let address = visitor.address
        visitor.post("/measurements/steps", [("amount", "7412"), ("day", "2026-11-21")])
        visitor.get(address)
        #expect(visitor.page.contains(PersonalWording.unmeasured))
        #expect(visitor.page.contains("href=\"/settings/data\""))
        var measured = SamplePractice()
        measured.measure(.steps, 7412, daysAgo: 1, source: "Maria’s Watch")
        let walk = measured.challenge("Walk 10,000 steps", .steps, .oneDay, 10_000, from: 0)
        visitor = Visitor(measured.practice)
        visitor.get("/personal-challenges/\(walk)")
        #expect(visitor.page.contains(PersonalWording.measured))
        #expect(!visitor.page.contains("href=\"/settings/data\""))
    }

    @Test("A measured goal that is over takes no more numbers")
    func takesNoMore() {
        var sample = SamplePractice()
        let walk = sample.challenge("Walk", .steps, .total, 10_000, from: 9, days: 5)
        var visitor = Visitor(sample.practice)
        visitor.get("/personal-challenges/\(walk)")
        #expect(!visitor.page.contains("name=\"amount\""))
        #expect(visitor.page.contains("href=\"/measurements/steps\""))
    }

    @Test("A challenge is completed by measurements, announced on Today, and news once")
    func completes() throws {
        var visitor = Visitor()
        visitor.post("/personal-challenges", form())
        #expect(visitor.page.contains("“Run 5 km” is on."))
        let id = try #require(visitor.practice.personalChallenges.first?.id)
        visitor.post("/measurements/distance", [("amount", "3.2"), ("unit", "km"), ("day", "2026-11-21")])
        visitor.get("/today")
        #expect(visitor.page.contains("3.2 of 5 km"))
        #expect(!visitor.page.contains(PersonalWording.announcement))
        visitor.post("/measurements/distance", [("amount", "1.8"), ("unit", "km"), ("day", "2026-11-21")])
        visitor.get("/today")
        #expect(visitor.page.contains(PersonalWording.announcement))
        visitor.post("/personal-challenges/\(id)/seen", [])
        #expect(visitor.page.contains("Completed on 21 November"))
        visitor.get("/today")
        #expect(!visitor.page.contains(PersonalWording.announcement))
        visitor.get("/personal-challenges")
        #expect(visitor.page.contains(PersonalWording.completed))
    }

    @Test("A goal in miles is shown, changed and reached in miles")
    func miles() throws {
        var visitor = Visitor()
        visitor.post(
            "/personal-challenges", form([("title", "Run"), ("kind", "miles"), ("amount", "10")]))
        let challenge = try #require(visitor.practice.personalChallenges.first)
        #expect(challenge.kind == .distance && challenge.amount == 16_093_440)
        #expect(visitor.page.contains("10 mi on one day") && visitor.page.contains("0 of 10 mi"))
        visitor.post("/measurements/distance", [("amount", "3.1"), ("unit", "mi"), ("day", "2026-11-21")])
        visitor.get("/today")
        #expect(visitor.page.contains("3.1 of 10 mi"))
        let address = "/personal-challenges/\(challenge.id)"
        visitor.get("\(address)/edit")
        #expect(visitor.page.contains("<option value=\"miles\" selected>"))
        #expect(
            visitor.page.contains("name=\"amount\" type=\"text\" autocomplete=\"off\" value=\"10\""))
        #expect(!visitor.page.contains("value=\"mi\""))
        visitor.post(address, form([("kind", "miles"), ("amount", "10.5")]))
        #expect(visitor.page.contains("3.1 of 10.5 mi"))
        visitor.post("/measurements/distance", [("amount", "7.4"), ("unit", "mi"), ("day", "2026-11-21")])
        visitor.get(address)
        #expect(visitor.page.contains("10.5 of 10.5 mi") && visitor.page.contains("Completed on"))
        // After a change of unit the page shows kilometres; the measurements stay.
        visitor.post(address, form([("kind", "distance"), ("amount", "20")]))
        #expect(visitor.page.contains("16.9 of 20 km"))
    }

    @Test("A goal of a million miles is possible, and a wrong number is refused like any other")
    func largestInMiles() throws {
        var visitor = Visitor()
        visitor.post("/personal-challenges", form([("kind", "miles"), ("amount", "1000000")]))
        #expect(visitor.page.contains("0 of 1,000,000 mi"))
        visitor.post("/personal-challenges", form([("kind", "miles"), ("amount", "-3")]))
        #expect(visitor.status == 422 && visitor.page.contains("<option value=\"miles\" selected>"))
    }

    @Test("A count grows by taps and numbers, never drops below zero, and refuses invalid numbers")
    func counts() throws {
        var visitor = Visitor()
        visitor.post(
            "/personal-challenges",
            form([("kind", "count"), ("pace", "total"), ("amount", "12"), ("unit", "books")]))
        let challenge = try #require(visitor.practice.personalChallenges.first)
        let address = "/personal-challenges/\(challenge.id)"
        visitor.post("\(address)/count", [("amount", "1"), ("back", "today")])
        #expect(visitor.address == "/today" && visitor.page.contains("1 of 12 books"))
        visitor.post("\(address)/count", [("amount", "3")])
        #expect(visitor.page.contains("4 of 12 books"))
        visitor.post("\(address)/count", [("amount", "-9")])
        #expect(visitor.page.contains("0 of 12 books"))
        for wrong in ["abc", "0", "1000000000000", "NaN", ""] {
            visitor.post("\(address)/count", [("amount", wrong)])
            #expect(visitor.status == 422 && visitor.recorded.isEmpty)
        }
        visitor.post("\(address)/count", [("amount", "1"), ("day", "2026-11-22")])
        #expect(visitor.status == 422)
    }

    @Test("A yes/no day is marked with a tap and unmarked with another")
    func taps() throws {
        var visitor = Visitor()
        visitor.post(
            "/personal-challenges",
            form([("kind", "done"), ("pace", "everyDay"), ("amount", ""), ("last", "2026-11-27")]))
        let id = try #require(visitor.practice.personalChallenges.first?.id)
        for (amount, words) in [("1", "1 of 7 days"), ("-1000000", "0 of 7 days")] {
            visitor.get("/today")
            #expect(visitor.page.contains("name=\"amount\" value=\"\(amount)\""))
            visitor.post("/personal-challenges/\(id)/count", [("amount", amount), ("back", "today")])
            #expect(visitor.page.contains(words))
        }
    }

    @Test("Goals are linked from Habits, measurements from Progress and Settings")
    func ways() {
        for practice in [Practice(), SamplePractice.many.practice] {
            var visitor = Visitor(practice)
            visitor.get("/habits")
            #expect(visitor.page.contains("href=\"/personal-challenges\""))
            for place in ["/progress", "/settings"] {
                visitor.get(place)
                #expect(visitor.page.contains("href=\"/measurements\""))
            }
        }
    }

    @Test("A goal can be changed, described later, and deleted after a confirmation")
    func changes() throws {
        var visitor = Visitor()
        visitor.post("/personal-challenges", form())
        let id = try #require(visitor.practice.personalChallenges.first?.id)
        visitor.post(
            "/personal-challenges/\(id)", form([("description", "Along the river"), ("amount", "6")]))
        #expect(visitor.page.contains("Along the river") && visitor.page.contains("of 6 km"))
        visitor.get("/personal-challenges/\(id)/edit")
        #expect(visitor.page.contains("value=\"6\""))
        visitor.get("/personal-challenges/\(id)/delete")
        #expect(visitor.page.contains(PersonalWording.removeTitle))
        visitor.post("/personal-challenges/\(id)/delete", [])
        visitor.get("/personal-challenges/\(id)")
        #expect(visitor.status == 404)
    }
}
