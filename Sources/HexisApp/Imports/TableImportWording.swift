import HexisCore

/// User-facing text about the columns of a table.
enum TableImportWording {
    static var title: String { "What are the columns?" }
    static func lead(rows: Int) -> String {
        "The file is a table with \(MeasurementsWording.counted(Int64(rows), "row")). This is what its columns seem to be: correct what is wrong. You see what will come before anything is kept."
    }
    static func samples(_ samples: [String]) -> String {
        samples.isEmpty ? "It is empty." : "For example: \(samples.joined(separator: ", "))"
    }
    static var read: String { "See what will come" }
    static var again: String { "Change the columns" }

    static func name(of role: TableReading.Role) -> String {
        switch role {
        case .unused: "Not imported"
        case .day: "The day"
        case .habit: "The name of the habit"
        case .amount: "How much, or if it was done"
        case .note: "A note for the day"
        case .answers: "A habit: its answers by day"
        }
    }

    static func dates(_ example: String) -> String { "What comes first in a date such as \(example)?" }
    static func name(of order: TableReading.DateOrder) -> String {
        switch order {
        case .dayFirst: "The day"
        case .monthFirst: "The month"
        }
    }

    static func decimals(_ example: String) -> String {
        "What separates the decimals of a number such as \(example)?"
    }
    static func name(of mark: TableReading.DecimalMark) -> String {
        switch mark {
        case .point: "A point"
        case .comma: "A comma"
        }
    }

    static func text(of problem: TableReading.Problem) -> String {
        switch problem {
        case .noDay: "Choose the column that has the day."
        case .severalDays: "Only one column can be the day. Choose “Not imported” for the others."
        case .noHabits:
            "Choose the column that has the names of the habits, or the columns that are habits themselves."
        case .severalNames: "Only one column can have the names of the habits."
        case .bothLayouts:
            "One column has the names of the habits, and others are habits themselves. Choose one of the two."
        }
    }
}
