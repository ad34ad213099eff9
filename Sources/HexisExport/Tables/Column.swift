import HexisCore
import HexisExchange

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
