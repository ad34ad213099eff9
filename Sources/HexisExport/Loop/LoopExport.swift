package import HexisCore

/// A person's habits as Loop Habit Tracker exports them: CSV tables that other trackers import, too.
///
/// What Loop cannot express becomes the nearest that it has: weekdays become so many times in seven days, and of a day that is
/// both partly done and skipped, the skip remains. Its scores are left out, because Loop calculates them itself.
package struct LoopExport {
    private let habits: [LoopHabitTable]
    private let today: Day

    /// The name that Loop gives such a file.
    package static func fileName(_ day: Day) -> String { "Loop Habits CSV \(day).zip" }

    package init(_ practice: Practice, today: Day) {
        habits = practice.habits.enumerated().map { place, habit in
            LoopHabitTable(habit, at: place + 1, today: today)
        }
        self.today = today
    }

    /// The files, made one after another.
    package var files: [ExportFile] {
        [ExportFile("Habits.csv", definitions), ExportFile("Checkmarks.csv", overview)]
            + habits.map { ExportFile("\($0.folder)/Checkmarks.csv", $0.days) }
    }

    private static let columns = [
        "Position", "Name", "Type", "Question", "Description", "FrequencyNumerator", "FrequencyDenominator",
        "Color", "Unit", "Target Type", "Target Value", "Archived?",
    ]

    private var definitions: some Sequence<[UInt8]> {
        Pieces(first: LoopExport.line(LoopExport.columns), of: habits.map { LoopExport.line($0.definition) })
    }

    /// The values of all habits, the latest day first.
    private var overview: some Sequence<[UInt8]> {
        // Loop ends each of these lines with a comma.
        let lines = days.lazy.map { [habits] day in
            LoopExport.line(["\(day)"] + habits.map { $0.value(on: day) } + [""])
        }
        return Pieces(first: LoopExport.line(["Date"] + habits.map { $0.name } + [""]), of: lines)
    }

    private var days: [Day] {
        Days(first: habits.compactMap { $0.first }.min() ?? today.next, last: today).reversed()
    }

    /// A line that ends as in Loop’s own files.
    static func line(_ fields: [String]) -> [UInt8] { CSV.line(of: fields, end: "\n") }
}
