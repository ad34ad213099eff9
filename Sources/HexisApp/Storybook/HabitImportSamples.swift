import HexisCore

extension Storybook {
    static var habitImport: [Sample] {
        [
            sample("nothing yet") { _ in .nothing },
            sample("what will come") { today in
                .read(
                    program: "Loop Habit Tracker",
                    HabitImport(history(upTo: today), into: SamplePractice.many.practice, on: today))
            },
            sample("done") { _ in
                .done(
                    program: "Loop Habit Tracker",
                    habits: SamplePractice.many.practice.habits.prefix(2).map { $0.id })
            },
            sample("unknown file") { _ in
                .refused(
                    "This is no file that Hexis knows. Make a backup or an export in the other program, and choose that file here."
                )
            },
        ]
    }

    private static func history(upTo today: Day) -> TrackerHistory {
        let habits = ["Meditate", "Run three kilometres along the river before breakfast", "Wake up early"]
            .enumerated().compactMap { number, name -> TrackedHabit? in
                guard let name = Line(name) else { return nil }
                var habit = TrackedHabit(key: "\(number)", name: name)
                habit.days = (0..<(400 - number * 200)).map {
                    TrackedDay(day: today.advanced(by: $0 - 400), answer: .done(.one))
                }
                return habit
            }
        return TrackerHistory(
            habits: habits,
            remarks: [
                .frequency(habit: "Wake up early", times: 10, days: 30, became: 2), .descriptions(habits: 2),
            ])
    }

    private static func sample(_ name: String, _ state: @escaping @Sendable (Day) -> HabitImportPage.State)
        -> Sample
    {
        Sample("habit import, \(name)") { surroundings in
            HabitImportPage(
                state(surroundings.moment.today), practice: SamplePractice.many.practice,
                surroundings: surroundings
            ).bytes
        }
    }
}
