/// Why another tracker's file could not be read. Nothing is imported in that case.
package enum TrackerError: Error, Hashable, Sendable {
    case empty
    case unknownFormat
    /// A file of a newer version of the program.
    case tooNew
    case damaged
    /// More habits or records than a person can have.
    case tooLarge
    /// A table without a column of dates.
    case noDates
    /// A table whose columns do not say which habits it is about.
    case noHabits

    /// For people: what is wrong, and what helps.
    package var message: String {
        switch self {
        case .empty: "The file is empty. Make it once more."
        case .unknownFormat:
            "This is no file that Hexis knows. Make a backup or an export in the other program, and choose that file here."
        case .tooNew: "A newer version of the program made this file than Hexis knows. Nothing was changed."
        case .damaged: "The file is damaged. Make it once more. Nothing was changed."
        case .tooLarge: "The file holds more than the habits of one person. Nothing was changed."
        case .noDates:
            "This table has no column of dates such as 2026-03-31, 31.3.2026 or March 31, 2026. Add one, and bring the table once more."
        case .noHabits:
            "The columns of this table do not say which habits it is about. Import it on the page, where you can choose what they mean."
        }
    }

    /// For logs.
    package var code: String {
        switch self {
        case .empty: "empty"
        case .unknownFormat: "unknown-format"
        case .tooNew: "too-new"
        case .damaged: "damaged"
        case .tooLarge: "too-large"
        case .noDates: "no-dates"
        case .noHabits: "no-habits"
        }
    }
}
