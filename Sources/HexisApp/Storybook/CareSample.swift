import HexisCore

/// A patient with medicines and a heart rate, a nurse who follows them, a doctor who asks to, and one of earlier.
enum CareSample {
    static let nurse = Identifier(high: 10, low: 1)
    static let doctor = Identifier(high: 10, low: 2)
    private static let earlier = Identifier(high: 10, low: 3)

    static var many: SamplePractice {
        var sample = SamplePractice.heart
        let everything = CareScope(CareTopic.allCases)
        for (id, name, ago) in [
            (earlier, "dr.weiss", 50), (nurse, "nurse-anna", 40), (doctor, "dr.braun", 0),
        ] {
            guard let name = Line(name) else { continue }
            let request = CareRequested(connection: id, provider: id, name: name)
            sample.record(.careRequested(request), daysAgo: ago)
        }
        for id in [earlier, nurse] {
            let until = id == nurse ? Day(year: 2027, month: 3, day: 31) : nil
            sample.record(
                .careGranted(CareGranted(connection: id, scope: everything, until: until)), daysAgo: 40)
        }
        sample.record(.careEnded(CareEnded(connection: earlier, party: .patient)), daysAgo: 20)
        for (ago, page) in [(30, .patient), (7, .list), (7, .patient), (0, .list)]
            as [(Int, CareLooked.Page)]
        {
            sample.record(
                .careLooked(CareLooked(connection: nurse, page: page, scope: everything)), daysAgo: ago)
        }
        let notes = [
            "We agreed on the evening dose with the news at eight.",
            "Your heart rate was above the limit twice this week.\nPlease call if it stays there.",
        ]
        for (number, text) in notes.enumerated() {
            guard let text = Passage(text) else { continue }
            sample.record(.careNoted(CareNoted(connection: nurse, text: text)), daysAgo: 20 - number * 18)
        }
        sample.record(
            .careFollowUpPlanned(
                CareFollowUpPlanned(
                    connection: nurse, day: SamplePractice.today.next, time: TimeOfDay("10:30"),
                    place: Line("Ward 3, or 01 234 56 78"))))
        for (setting, value) in [(CareTopic.setHeartRateLimit, "75"), (.setGoal, "90")] {
            guard let connection = sample.practice.careConnection(nurse) else { continue }
            let form = PatientSettingForm(Form([("setting", setting.name), ("value", value)]))
            for fact in form.facts(of: connection, in: sample.practice, at: SamplePractice.moment) ?? [] {
                sample.record(fact, daysAgo: setting == .setGoal ? 0 : 12)
            }
        }
        let walk = sample.habit("Walk to the park", .walk, .moss, begun: 30)
        for (ago, text) in [
            (1, "Got out of breath at the hill."), (9, "With Marta.\nTwice around the pond."),
        ] {
            let day = SamplePractice.today.advanced(by: -ago)
            sample.record(
                .dayNoted(DayNoted(habit: walk, day: day, note: Passage(text))), daysAgo: ago)
        }
        for change in sample.practice.careConnection(nurse)?.changes.prefix(1) ?? [] {
            sample.record(.careChangeKept(CareChangeKept(connection: nurse, change: change.id)), daysAgo: 11)
        }
        return sample
    }
}
