import HexisCore

extension Storybook {
    static var habitImport: [Sample] {
        [
            sample("what will come") { today in
                .read(
                    program: "Loop Habit Tracker",
                    HabitImport(history(upTo: today), into: SamplePractice.many.practice, on: today))
            },
            sample("columns of a table") { _ in .table(table, guess, nil) },
            sample("columns without a day") { _ in
                .table(
                    table,
                    TableReading(
                        roles: guess.roles.map { $0 == .day ? .unused : $0 }, dates: .dayFirst,
                        decimals: .comma), .noDay)
            },
            sample("done") { _ in
                .done(
                    program: "Loop Habit Tracker",
                    habits: SamplePractice.many.practice.habits.prefix(2).map { $0.id })
            },
            sample("damaged file") { _ in
                .refused("The file is damaged. Make it once more. Nothing was changed.")
            },
        ]
    }

    private static var table: ImportedTable {
        ImportedTable(
            columns: [
                TableColumn(name: "Date", samples: ["3/4/2026", "4/4/2026", "5/4/2026"]),
                TableColumn(
                    name: "Activity", samples: ["Run along the river", "Read", "Practise the cello"]),
                TableColumn(name: "Minutes", samples: ["20", "12,5", "45"]),
                TableColumn(name: "Weather", samples: []),
                TableColumn(name: "How it went", samples: ["slowly, but all the way to the old bridge"]),
            ], rows: 412, ambiguousDate: "3/4/2026", ambiguousAmount: "12,5")
    }

    private static var guess: TableReading {
        TableReading(
            roles: [.day, .habit, .amount, .unused, .note], dates: .dayFirst, decimals: .comma)
    }

    private static func history(upTo today: Day) -> TrackerHistory {
        let habits = [
            "Read two pages", "Run three kilometres along the river before breakfast", "Wake up early",
        ]
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
