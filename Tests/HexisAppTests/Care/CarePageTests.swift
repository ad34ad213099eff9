import Foundation
import HexisCore
import Testing

@testable import HexisApp

/// The samples' day is Saturday, 21 November 2026, at 09:41.
@Suite("Pages about care providers")
struct CarePageTests {
    private let connection = Identifier(high: 5, low: 5)

    /// Somebody whom Ada asked whether she may follow them.
    private func asked(_ more: Fact...) -> Visitor {
        var sample = SamplePractice()
        guard let name = Line("Ada <3") else { preconditionFailure("no name") }
        sample.record(
            .careRequested(
                CareRequested(
                    connection: connection, provider: Identifier(high: 8, low: 8), name: name)))
        for fact in more { sample.record(fact) }
        return Visitor(sample.practice)
    }

    @Test("Without care providers, the page leads to an invitation")
    func none() {
        var visitor = Visitor()
        visitor.get("/care")
        #expect(visitor.status == 200)
        #expect(visitor.page.contains(CareWording.none) && visitor.page.contains("href=\"/care/invite\""))
        visitor.get("/care/\(connection)")
        #expect(visitor.status == 404)
    }

    @Test("A request is on Today until it is answered, with nothing chosen beforehand")
    func request() {
        var visitor = asked()
        visitor.get("/today")
        #expect(visitor.page.contains("Ada &lt;3 asks to follow your progress"))
        #expect(visitor.page.contains("href=\"/care/\(connection)\""))
        visitor.get("/care/\(connection)")
        #expect(!visitor.page.contains("checked"))
        visitor.post("/care/\(connection)", [("adherence", "1"), ("heart-rate", "1"), ("until", "")])
        #expect(visitor.address == "/care/\(connection)")
        #expect(visitor.page.contains(ConfirmationWording.text(of: .saved, "")))
        let found = visitor.practice.careConnection(connection)
        #expect(found?.scope(on: SamplePractice.today) == CareScope([.adherence, .heartRate]))
        #expect(visitor.page.contains("May see adherence and heart rate"))
        visitor.get("/today")
        #expect(!visitor.page.contains("Ada"))
    }

    @Test(
        "What is wrong is said beside the field, nothing is shared, and what was chosen stays",
        arguments: [
            ([], "", CareWording.nothingChosen), ([("doses", "1")], "2026-11-20", CareWording.untilProblem),
            ([("doses", "1")], "soon", CareWording.untilProblem),
        ])
    func wrong(topics: [(String, String)], until: String, message: String) {
        var visitor = asked()
        visitor.post("/care/\(connection)", topics.map { (name: $0.0, value: $0.1) } + [("until", until)])
        #expect(visitor.status == 422 && visitor.recorded.isEmpty)
        #expect(visitor.page.contains(message))
        #expect(visitor.page.contains("value=\"\(until)\""))
        #expect(visitor.page.contains("checked") == !topics.isEmpty)
        #expect(visitor.practice.careConnection(connection)?.state(on: SamplePractice.today) == .waiting)
    }

    @Test("Sharing until today ends tomorrow, and can be taken up again")
    func until() {
        var visitor = asked()
        visitor.post("/care/\(connection)", [("doses", "1"), ("until", "2026-11-21")])
        visitor.get("/care")
        #expect(visitor.page.contains("May see doses, until 21 November"))
        visitor.moment = Moment(
            instant: visitor.moment.instant.advanced(byMilliseconds: 86_400_000), offset: 0)
        visitor.get("/care")
        #expect(visitor.page.contains(CareWording.past) && visitor.page.contains("Ended after 21 November"))
        visitor.get("/care/\(connection)")
        #expect(visitor.page.contains(CareWording.again))
        visitor.post("/care/\(connection)", [("doses", "1"), ("until", "")])
        #expect(visitor.page.contains("May see doses"))
    }

    @Test("Ended is ended: the page offers no form, and a form from before changes nothing")
    func end() {
        var visitor = asked()
        visitor.post("/care/\(connection)", [("doses", "1"), ("until", "")])
        visitor.post("/care/\(connection)/end", [])
        #expect(visitor.address == "/care?ended=1" && visitor.page.contains(CareWording.ended))
        #expect(visitor.page.contains("Ended by you, 21 November"))
        visitor.get("/care/\(connection)")
        #expect(!visitor.page.contains("<form"))
        visitor.post("/care/\(connection)", [("doses", "1"), ("until", "")])
        #expect(visitor.page.contains("Ended by you"))
        #expect(
            visitor.practice.careConnection(connection)?.scope(on: SamplePractice.today) == CareScope.none)
    }

    @Test(
        "A follow-up is on Today the day before and on the day",
        arguments: [
            ("2026-11-20", false, false), ("2026-11-21", true, true), ("2026-11-22", true, true),
            ("2026-11-23", false, true),
        ])
    func followUp(date: String, isOnToday: Bool, isOnPage: Bool) throws {
        var visitor = asked(
            .careGranted(CareGranted(connection: connection, scope: CareScope([.doses]))),
            .careFollowUpPlanned(
                CareFollowUpPlanned(
                    connection: connection, day: Day(date), time: TimeOfDay("10:30"),
                    place: Line("Ward 3"))),
            .careNoted(CareNoted(connection: connection, text: try #require(Passage("Call <me>")))))
        visitor.get("/today")
        #expect(visitor.page.contains("Follow-up with Ada &lt;3") == isOnToday)
        #expect(visitor.page.contains("at 10:30: Ward 3") == isOnToday)
        visitor.get("/care/\(connection)")
        #expect(visitor.page.contains("Follow-up with Ada &lt;3") == isOnPage)
        #expect(visitor.page.contains("Call &lt;me&gt;"))
    }

    @Test("Each look is listed with what could be seen, the latest first")
    func looks() throws {
        let scope = CareScope([.adherence, .doses])
        var visitor = asked(
            .careGranted(CareGranted(connection: connection, scope: scope)),
            .careLooked(CareLooked(connection: connection, page: .patient, scope: scope)))
        for address in ["/care", "/care/\(connection)"] {
            visitor.get(address)
            #expect(visitor.page.contains("Adherence and doses, today at 06:"), "\(address)")
        }
    }

    @Test("A look of somebody who may only change settings says which they saw")
    func lookAtSettings() {
        let scope = CareScope([.setGoal, .setDoseTimes])
        var visitor = asked(
            .careGranted(CareGranted(connection: connection, scope: scope)),
            .careLooked(CareLooked(connection: connection, page: .patient, scope: scope)))
        visitor.get("/care")
        #expect(visitor.page.contains("The goal and the times, today at 06:"))
    }
}

@Suite("Pages for care providers")
struct PatientPagesTests {
    private func page(_ name: String) throws -> String {
        let sample = try #require(Storybook.samples.first { $0.name == name })
        return String(decoding: sample.page(), as: UTF8.self)
    }

    @Test("Patients with the newest trouble come first, those who have not answered last")
    func order() throws {
        let page = try page("patients, many")
        let names = ["maria", "jonas", "Aleksandra", "bo", "cleo", "dora", "eve", "山田花子", "emil"]
        let places = try names.map { try #require(page.range(of: ">\($0)")?.lowerBound) }
        #expect(places == places.sorted())
        #expect(page.contains("2 days without a dose"))
        #expect(page.contains("role=\"search\""))
    }

    @Test("A search keeps the patients whose names contain the text, in any case")
    func search() throws {
        let practice = Practice(SamplePractice.heart.entries)
        let summaries = try ["Maria", "jonas"].map { name in
            var sample = SamplePractice()
            let line = try #require(Line(name))
            sample.record(
                .careRequested(
                    CareRequested(
                        connection: Identifier(high: 5, low: 5), provider: Identifier(high: 8, low: 8),
                        name: line)))
            let connection = try #require(sample.practice.careConnections.first)
            return PatientSummary(
                connection, userName: name, of: practice, troubles: [], today: SamplePractice.today)
        }
        for (text, found) in [("MAR", [true, false]), ("", [true, true]), ("zoe", [false, false])] {
            let surroundings = Surroundings(
                moment: SamplePractice.moment, device: Identifier(high: 9, low: 9),
                random: Identifier(high: 9, low: 1), userName: "nurse")
            let page = String(
                decoding: PatientsPage(
                    patients: summaries, text: text, settings: Settings(), surroundings: surroundings,
                    state: .fresh
                ).bytes, as: UTF8.self)
            #expect(["Maria", "jonas"].map { page.contains($0) } == found, "\(text)")
        }
    }

    @Test("A patient’s page shows only what the scope contains")
    func scope() throws {
        let parts: [(CareTopic, String)] = [
            (.adherence, "figures"), (.adherence, "weeks"), (.doses, "doses"), (.heartRate, "heart-week"),
            (.measurements, "measurements"),
        ]
        for topics in [[], [.adherence], [.doses], [.heartRate], [.measurements], CareTopic.allCases]
            as [[CareTopic]]
        {
            let page = try page(of: CareScope(topics))
            for (topic, part) in parts {
                #expect(
                    page.contains("id=\"\(part)\"") == topics.contains(topic), "\(topics): \(part)")
            }
            let hasMedicine = topics.contains(.adherence) || topics.contains(.doses)
            #expect(page.contains("Bisoprolol") == hasMedicine, "\(topics)")
            // Weeks show the heart rate beside them only where it is shared.
            let hasBoth = topics.contains(.adherence) && topics.contains(.heartRate)
            #expect(page.contains("on average") == hasBoth, "\(topics)")
        }
    }

    private func page(of scope: CareScope) throws -> String {
        var sample = SamplePractice.heart
        let id = Identifier(high: 5, low: 5)
        let name = try #require(Line("nurse"))
        sample.record(
            .careRequested(CareRequested(connection: id, provider: Identifier(high: 8, low: 8), name: name)))
        sample.record(.careGranted(CareGranted(connection: id, scope: scope)))
        let practice = sample.practice
        let connection = try #require(practice.careConnection(id))
        let surroundings = Surroundings(
            moment: SamplePractice.moment, device: Identifier(high: 9, low: 9),
            random: Identifier(high: 9, low: 1), userName: "nurse")
        return String(
            decoding: PatientPage(
                summary: PatientSummary(
                    connection, userName: "maria", of: practice, troubles: [], today: SamplePractice.today),
                practice: practice, moment: SamplePractice.moment, settings: Settings(),
                surroundings: surroundings
            ).bytes, as: UTF8.self)
    }
}
