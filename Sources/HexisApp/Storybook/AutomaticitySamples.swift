import HexisCore

/// How automatic a habit is, from the first days to long after it levelled off.
extension Storybook {
    static var automaticity: [Sample] {
        [
            curve("no answers", begun: 12, []),
            curve("one answer", begun: 20, [275], every: 7),
            curve("rising", begun: 70, [200, 250, 300, 350, 400, 450]),
            curve("level", begun: 80, [400, 425, 400, 425, 400, 400]),
            curve("falling", begun: 80, [600, 500, 400, 300, 200, 150]),
            curve("up and down", begun: 80, [500, 100, 700, 200, 600, 100]),
            curve("too early to say", begun: 70, [225, 350, 325, 450, 425]),
            curve("settling", begun: 84, [225, 350, 425, 475, 525, 550]),
            curve("probably settled", begun: 112, [225, 350, 425, 475, 525, 550]),
            curve("settled", begun: 190, [225, 375, 475, 500, 550, 575, 575, 600, 575, 600, 600, 600, 600]),
            sample("habit, with a curve", begun: 84, [225, 350, 425, 475, 525, 550]) {
                Request(.get, "/habits/\($0)")
            },
            sample("questions", begun: 20, []) { Request(.get, "/habits/\($0)/automaticity/questions") },
            sample("questions, one missing", begun: 20, []) {
                Request(
                    .post, "/habits/\($0)/automaticity/questions",
                    body: "automatically=3&without-remembering=4&before-realising=2")
            },
            sample("questions, long words", named: longName, begun: 20, []) {
                Request(.get, "/habits/\($0)/automaticity/questions")
            },
            sample("curve, long words", named: longName, begun: 84, [225, 350, 425, 475, 525, 550]) {
                Request(.get, "/habits/\($0)/automaticity")
            },
            sample("today, asked", begun: 20, []) { _ in Request(.get, "/today") },
        ]
    }

    private static var longName: String {
        "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen polieren und sorgfältig einordnen"
    }

    private static func curve(_ state: String, begun: Int, _ hundredths: [Int], every: Int = 14) -> Sample {
        sample("curve, \(state)", begun: begun, hundredths, every: every) {
            Request(.get, "/habits/\($0)/automaticity")
        }
    }

    /// A habit that was done on most days and rated every `every` days, from its second week on.
    private static func sample(
        _ state: String, named name: String = "Drink water", begun: Int, _ hundredths: [Int], every: Int = 14,
        request: (Identifier) -> Request
    ) -> Sample {
        var sample = SamplePractice()
        let habit = sample.habit(name, .drop, .sky, begun: begun)
        for day in 0..<begun where day % 5 != 3 { sample.checkIn(habit, daysAgo: day + 1) }
        for (number, mean) in hundredths.enumerated() {
            sample.rate(habit, mean, daysAgo: begun - 7 - number * every)
        }
        return Sample(
            name: "automaticity, \(state)", practice: sample.practice, request: request(habit))
    }
}

extension SamplePractice {
    /// Records answers to the four questions with this mean, in hundredths.
    mutating func rate(_ habit: Identifier, _ hundredths: Int, daysAgo days: Int) {
        let sum = hundredths / 25
        let items = (0..<4).compactMap { Agreement((sum + $0) / 4) }
        guard items.count == 4 else { return }
        record(
            .automaticityRated(
                AutomaticityRated(
                    habit: habit, day: SamplePractice.today.advanced(by: -days), automatically: items[0],
                    withoutRemembering: items[1], withoutThinking: items[2], beforeRealising: items[3])))
    }
}
