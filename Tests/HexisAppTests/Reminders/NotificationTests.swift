import HexisCore
import Testing

@testable import HexisApp

@Suite("Notification texts")
struct NotificationTests {
    private func sample(_ names: [String]) -> (SamplePractice, [Identifier]) {
        var sample = SamplePractice()
        let habits = names.map { sample.habit($0) }
        sample.record(.eveningQuestionSet(EveningQuestionSet(time: TimeOfDay("20:30"))))
        return (sample, habits)
    }

    private func calls(_ sample: SamplePractice) throws -> [Occurrence] {
        let utc = try ZoneRules(bytes: Self.utc)
        return sample.practice.occurrences(
            from: SamplePractice.moment.instant,
            to: SamplePractice.moment.instant.advanced(byMilliseconds: 43_200_000), in: utc)
    }

    /// A minimal TZif file for UTC (RFC 9636): two headers, one type each, and the rule `UTC0`.
    private static let utc: [UInt8] = {
        let counts: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 4]
        let block =
            Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15) + counts
            + [0, 0, 0, 0, 0, 0] + Array("UTC\0".utf8)
        return block + block + Array("\nUTC0\n".utf8)
    }()

    @Test("A reminder shows its plan under the habit's name; if private, neither")
    func reminder() throws {
        var (sample, habits) = sample(["Write"])
        let plan = Identifier(high: 4, low: 1)
        sample.record(
            .planMade(
                PlanMade(
                    plan: plan, habit: habits[0], kind: .action,
                    situation: try #require(Line("pour my coffee")),
                    response: try #require(Line("write one line")))))
        sample.record(
            .reminderSet(
                ReminderSet(
                    reminder: Identifier(high: 6, low: 1), habit: habits[0], plan: plan,
                    time: try #require(TimeOfDay("18:00")))))
        let call = try #require(try calls(sample).first)
        #expect(
            sample.practice.notification(of: call)
                == NotificationText(title: "Write", body: "After I pour my coffee I will write one line."))
        sample.record(.reminderWordingChosen(ReminderWordingChosen(wording: .private)))
        #expect(
            sample.practice.notification(of: call) == NotificationText(title: "Hexis", body: "It is time."))
        sample.record(.planRemoved(PlanRemoved(plan: plan)))
        #expect(sample.practice.notification(of: call) == nil)
    }

    @Test(
        "The evening question names open habits, but not too many",
        arguments: [
            (["Walk"], "Still open: Walk."), (["Walk", "Read"], "Still open: Walk and Read."),
            (["Walk", "Read", "Swim"], "Still open: Walk, Read and Swim."),
            (["Walk", "Read", "Swim", "Nap"], "Still open: Walk, Read and 2 more."),
        ])
    func question(names: [String], body: String) throws {
        var (sample, _) = sample(names)
        let call = try #require(try calls(sample).first)
        #expect(
            sample.practice.notification(of: call) == NotificationText(title: "How was your day?", body: body)
        )
        sample.record(.reminderWordingChosen(ReminderWordingChosen(wording: .private)))
        #expect(
            sample.practice.notification(of: call)
                == NotificationText(title: "Hexis", body: "How was your day?"))
    }
}
