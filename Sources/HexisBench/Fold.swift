import ArgumentParser
import HexisApp
import HexisCore

/// Prints milliseconds, the best of several runs, for folding, decoding, and rendering Today.
struct Fold: ParsableCommand {
    func run() throws {
        for count in [10_000, 100_000] {
            let entries = Fold.journal(of: count)
            let bytes = entries.map { $0.bytes }
            print("fold.\(count) \(best { _ = Practice(entries) })")
            print("read.\(count) \(best { for entry in bytes { _ = try? Entry(bytes: entry) } })")
        }
        let practice = Practice(Fold.journal(of: 10_000))
        let surroundings = Surroundings(
            moment: SamplePractice.moment, device: Identifier(high: 1, low: 1),
            random: Identifier(high: 1, low: 2))
        let request = Request(.get, "/today")
        let today = best {
            for _ in 0..<100 { _ = respond(to: request, with: practice, in: surroundings) }
        }
        print("today \(today / 100)")
    }

    /// A journal of ten habits, checked in on six days of seven, as far back as it takes.
    static func journal(of count: Int) -> [Entry] {
        var sample = SamplePractice()
        let habits = (0..<10).map { number in
            sample.habit(
                "Habit number \(number)", HabitSymbol(rawValue: number) ?? .leaf,
                HabitColour(rawValue: number % 8) ?? .teal, begun: count / 8)
        }
        var day = 0
        while sample.entries.count < count {
            for (number, habit) in habits.enumerated() where (day + number) % 7 != 0 {
                sample.checkIn(habit, daysAgo: day)
            }
            day += 1
        }
        return Array(sample.entries.prefix(count))
    }

    private func best(of runs: Int = 7, _ body: () -> Void) -> Double {
        let clock = ContinuousClock()
        let durations = (0..<runs).map { _ in clock.measure(body) }
        return (durations.min() ?? .zero) / .milliseconds(1)
    }
}
