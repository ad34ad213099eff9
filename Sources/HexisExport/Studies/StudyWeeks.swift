import HexisCore

/// The means of all participants, by week of the study.
struct StudyWeeks {
    private var sums: [Cell: Sum] = [:]

    fileprivate struct Cell: Hashable {
        let measure: Measure
        let week: Int
    }

    private struct Sum {
        var people = 0
        /// Of each person’s mean, in thousandths.
        var means: Int64 = 0
    }

    enum Measure: Int, Choice, Comparable {
        case checkIns = 0
        case automaticity, adherence, heartRate

        var name: String {
            switch self {
            case .checkIns: "check-ins"
            case .automaticity: "automaticity"
            case .adherence: "adherence"
            case .heartRate: "heart-rate"
            }
        }

        static func < (left: Measure, right: Measure) -> Bool { left.rawValue < right.rawValue }
    }

    /// The means of one participant.
    struct Means {
        /// In thousandths, and of how many.
        fileprivate var parts: [Cell: (sum: Int64, count: Int64)] = [:]
    }

    /// A table of one participant, whose rows add to their means.
    struct MeasuredTable {
        private let measure: Measure
        private let columns: [String: Int]

        /// Returns `nil` for a table that measures nothing.
        init?(_ table: ExportTable) {
            guard let measure = Measure(name: table.name) else { return nil }
            self.measure = measure
            columns = Dictionary(
                uniqueKeysWithValues: table.columns.enumerated().map { ($0.element.name, $0.offset) })
        }

        func add(_ row: [String], to means: inout Means) {
            let value = { (name: String) in columns[name].map { row[$0] } ?? "" }
            guard let day = Int(value("study_day")),
                let (sum, count) = StudyWeeks.part(of: measure, value)
            else { return }
            let cell = Cell(measure: measure, week: (day - 1) / 7 + 1)
            let before = means.parts[cell] ?? (0, 0)
            means.parts[cell] = (before.sum + sum, before.count + count)
        }
    }

    /// Adds a participant.
    mutating func add(_ means: Means) {
        for (cell, mean) in means.parts where mean.count > 0 {
            sums[cell, default: Sum()].people += 1
            sums[cell, default: Sum()].means += mean.sum / mean.count
        }
    }

    /// What a row adds to the mean of its week: thousandths, and of how many; `nil` for nothing.
    private static func part(of measure: Measure, _ value: (String) -> String) -> (Int64, Int64)? {
        switch measure {
        case .checkIns:
            guard value("due") == "due", value("outcome") != "skipped" else { return nil }
            return (value("outcome") == "done" ? 1000 : 0, 1)
        case .automaticity: return Amount(value("mean")).map { ($0.thousandths, 1) }
        case .adherence:
            guard value("is_over") == "true", let due = Int64(value("due")), let taken = Int64(value("taken"))
            else { return nil }
            return (taken * 1000, due)
        case .heartRate: return Int64(value("beats")).map { ($0 * 1000, 1) }
        }
    }

    /// The table of weeks.
    var table: ExportTable {
        ExportTable(
            "weeks", "Weeks", "The mean of a measure over all participants in a week of the study.",
            of: sums.sorted { ($0.key.measure, $0.key.week) < ($1.key.measure, $1.key.week) },
            [
                .count("week", "The week of the study, from 1.") { $0.key.week },
                .choice(
                    "measure",
                    "check-ins: due days done / due days that were not skipped. adherence: doses taken / doses due, of days that are over. automaticity: the mean of the four answers, 1 to 7. heart-rate: beats per minute.",
                    of: Measure.allCases.map { $0.name }
                ) { $0.key.measure.name },
                .count("participants", "The number of participants with a value.") { $0.value.people },
                .number(
                    "mean", "The mean of the participants’ own means, so that each counts the same."
                ) { Amount(clamping: $0.value.means / Int64($0.value.people)) },
                .truth(
                    "is_small_cell",
                    "Whether it is of fewer than \(StudyGroups.fewest) participants. Do not publish it."
                ) { $0.value.people < StudyGroups.fewest },
            ])
    }
}
