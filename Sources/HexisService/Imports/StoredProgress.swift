import HexisCore
import HexisExchange
import HexisStore

/// How far an import is, as it is stored between its steps.
protocol StoredProgress: Sendable {
    /// The names of states and members never change.
    var json: JSON { get }
    var turn: ImportTurn { get }
}

/// Who takes the next step of an import.
enum ImportTurn: Sendable {
    /// The server that has the file: it works on it.
    case here
    /// Whichever server is free first.
    case anywhere
    /// The person, within an hour.
    case decision
    /// Nothing more has to happen. A person can undo an import for a week.
    case over

    /// How long there is for the step.
    var patience: Duration {
        switch self {
        case .here, .anywhere, .decision: .hours(1)
        case .over: .hours(24 * 7)
        }
    }
}
