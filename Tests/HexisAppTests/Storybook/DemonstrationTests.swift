import HexisCore
import Testing

@testable import HexisApp

@Suite("Demonstration")
struct DemonstrationTests {
    private var practice: Practice {
        Practice(
            Demonstration.entries(until: SamplePractice.moment, device: Identifier(high: 0, low: 1)))
    }

    @Test("The demonstration shows a whole loop: recurring urges, failed theories, a plan that works")
    func loop() throws {
        let loop = try #require(practice.loops.first)
        #expect(loop.routine.text == "Open Instagram in bed")
        #expect(loop.nextStep == .done)
        #expect(loop.urges.count == 16)
        // Of four answers in a row, three are given in bed and the fourth on the sofa.
        #expect(loop.compilation[.place].map { $0.text } == ["in bed", "on the sofa"])
        #expect(loop.compilation[.place].map { $0.count } == [12, 4])
        #expect(loop.compilation.usualTime != nil)
        #expect(loop.theories.map { $0.verdict } == [.failed, .failed, .works])
        #expect(loop.theory?.craving.text == "I want to calm down")
    }

    @Test("On any day of viewing, each habit was done on more than a third of its days")
    func habits() {
        for ahead in 0..<14 {
            let moment = Moment(
                instant: SamplePractice.moment.instant.advanced(byMilliseconds: Int64(ahead) * 86_400_000))
            let practice = Practice(
                Demonstration.entries(until: moment, device: Identifier(high: 0, low: 1)))
            for habit in practice.habits {
                let rate = practice.year(of: habit, upTo: moment.today).rate
                #expect(rate.relevant > 8 && rate.done * 3 > rate.relevant, "\(habit.name), \(ahead) days on")
            }
        }
    }

    @Test("The demonstration shows a medicine with old gaps, a streak since, and today's morning dose")
    func medicine() throws {
        let medicine = try #require(practice.medicines.first)
        #expect(medicine.name == "Blood pressure tablet")
        let today = SamplePractice.moment.today
        #expect(practice.streak(upTo: today) == 19)
        var visitor = Visitor(practice)
        visitor.get("/medicine/weeks")
        #expect(visitor.page.contains("Robin"))
    }

    @Test("The demonstration has a plan on Today that came from the loop")
    func plan() throws {
        var visitor = Visitor(practice)
        let outcome = try #require(visitor.practice.loops.first?.outcome)
        #expect(visitor.practice.plans(of: outcome.habit).map { $0.reward?.text } == ["I can calm down"])
        visitor.get("/today")
        #expect(visitor.page.contains("When I lie in bed and feel restless, I will listen to one song"))
    }
}
