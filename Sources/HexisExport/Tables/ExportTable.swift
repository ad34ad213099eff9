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

/// A column, and where its value in a row comes from.
struct Column<Row> {
    let description: ColumnDescription
    let value: (Row) -> String?

    private init(
        _ name: String, _ kind: ColumnDescription.Kind, _ meaning: String, unit: String? = nil,
        _ value: @escaping (Row) -> String?
    ) {
        description = ColumnDescription(name: name, kind: kind, meaning: meaning, unit: unit)
        self.value = value
    }
}

extension Column {
    static func identifier(
        _ name: String, _ meaning: String, _ value: @escaping (Row) -> Identifier?
    ) -> Column {
        Column(name, .identifier, meaning) { value($0)?.description }
    }

    static func text(_ name: String, _ meaning: String, _ value: @escaping (Row) -> String?)
        -> Column
    {
        Column(name, .text, meaning, value)
    }

    static func day(_ name: String, _ meaning: String, _ value: @escaping (Row) -> Day?) -> Column {
        Column(name, .day, meaning) { value($0)?.description }
    }

    static func time(_ name: String, _ meaning: String, _ value: @escaping (Row) -> TimeOfDay?)
        -> Column
    {
        Column(name, .time, meaning) { value($0)?.description }
    }

    static func instant(_ name: String, _ meaning: String, _ value: @escaping (Row) -> Instant?)
        -> Column
    {
        Column(name, .instant, meaning) { value($0).map { RFC3339.text($0) } }
    }

    static func number(
        _ name: String, _ meaning: String, unit: String? = nil,
        _ value: @escaping (Row) -> Amount?
    ) -> Column {
        Column(name, .number, meaning, unit: unit) { value($0)?.description }
    }

    static func count(
        _ name: String, _ meaning: String, unit: String? = nil, _ value: @escaping (Row) -> Int?
    ) -> Column {
        Column(name, .number, meaning, unit: unit) { value($0).map { "\($0)" } }
    }

    static func truth(_ name: String, _ meaning: String, _ value: @escaping (Row) -> Bool?)
        -> Column
    {
        Column(name, .truth, meaning) { value($0).map { $0 ? "true" : "false" } }
    }

    static func choice(
        _ name: String, _ meaning: String, of words: [String],
        _ value: @escaping (Row) -> String?
    ) -> Column {
        Column(name, .choice(words), meaning, value)
    }
}
