/// The description of every column of every table.
struct Codebook {
    let tables: [ExportTable]

    private struct Line {
        let table: ExportTable
        let column: ColumnDescription
    }

    var table: ExportTable {
        ExportTable(
            "codebook", "Codebook", "A column of a table.",
            of: tables.lazy.flatMap { table in table.columns.map { Line(table: table, column: $0) } },
            [
                .text("table", "The table, and the name of its file.") { $0.table.name },
                .text("rows", "What a row of the table stands for.") { $0.table.meaning },
                .text("column", "The column.") { $0.column.name },
                .text("type", "The kind of its values.") { $0.column.kind.name },
            ] + columnsOfValues)
    }

    private var columnsOfValues: [Column<Line>] {
        [
            .text("unit", "The unit of a number (UCUM); empty if there is none, or another column has it.") {
                $0.column.unit
            },
            .text("values", "The possible values of a choice.") {
                if case .choice(let words) = $0.column.kind { words.joined(separator: " ") } else { nil }
            },
            meaning,
        ]
    }

    private var meaning: Column<Line> {
        .text("meaning", "What a value says. An empty one says that there is none.") { $0.column.meaning }
    }
}
