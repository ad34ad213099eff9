import HexisCore
import HexisExchange

/// A table of an export: one row for each observation, one column for each variable (tidy data, Wickham 2014).
package struct ExportTable {
    /// The name of its file, without the ending: `check-ins`.
    package let name: String
    package let title: String
    /// What a row stands for.
    package let meaning: String
    package let columns: [ColumnDescription]
    /// The rows, made one after another: a table can be much longer than what fits into memory beside it. A missing value is
    /// empty.
    package var rows: AnySequence<[String]> { makeRows() }

    var isEmpty: Bool { rows.makeIterator().next() == nil }

    private let makeRows: () -> AnySequence<[String]>

    init<Row>(
        _ name: String, _ title: String, _ meaning: String, of rows: some Sequence<Row>,
        _ columns: [Column<Row>]
    ) {
        self.name = name
        self.title = title
        self.meaning = meaning
        self.columns = columns.map { $0.description }
        makeRows = {
            AnySequence(rows.lazy.map { row in columns.map { $0.value(row) ?? "" } })
        }
    }
}

/// What a column holds, as the codebook describes it.
package struct ColumnDescription: Hashable, Sendable {
    package let name: String
    package let kind: Kind
    package let meaning: String
    package let unit: String?

    /// The kinds of values.
    package enum Kind: Hashable, Sendable {
        case identifier
        case text
        /// `2026-11-27`
        case day
        /// `08:30`, on the person's clock.
        case time
        /// `2026-11-27T08:30:00Z`, in UTC.
        case instant
        /// With a point before its decimals.
        case number
        /// `true` or `false`
        case truth
        /// One of these words.
        case choice([String])

        package var name: String {
            switch self {
            case .identifier: "identifier"
            case .text: "text"
            case .day: "day"
            case .time: "time"
            case .instant: "instant"
            case .number: "number"
            case .truth: "true or false"
            case .choice: "choice"
            }
        }
    }
}
