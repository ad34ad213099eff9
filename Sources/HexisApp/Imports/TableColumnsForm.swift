/// What each column of a table means, to be confirmed or corrected.
struct TableColumnsForm: View {
    let table: ImportedTable
    let reading: TableReading
    let problem: TableReading.Problem?

    static var address: String { "\(HabitImportPage.address)/columns" }

    func write(to html: inout HTML) {
        html("section", .class("panel import-state")) { html in
            html("h2", text: TableImportWording.title)
            html("p", text: TableImportWording.lead(rows: table.rows))
            if let problem { write(problem, to: &html) }
            writeForm(to: &html)
            html(ImportButton("discard", "button quiet", HabitImportWording.discard))
        }
    }

    private func write(_ problem: TableReading.Problem, to html: inout HTML) {
        html("p", .class("problem"), Attribute("role", "alert"), text: TableImportWording.text(of: problem))
    }

    private func writeForm(to html: inout HTML) {
        html(
            "form", .class("import-form"), Attribute("method", "post"),
            Attribute("action", TableColumnsForm.address)
        ) { html in
            for (number, column) in table.columns.enumerated() { write(column, number, to: &html) }
            writeFormats(to: &html)
            html("div", .class("buttons")) { html in
                html("button", .class("button"), text: TableImportWording.read)
            }
        }
    }

    private func write(_ column: TableColumn, _ number: Int, to html: inout HTML) {
        html(
            SelectField(
                label: column.name, name: TableReading.field(number),
                options: TableReading.Role.allCases.map { ($0.rawValue, TableImportWording.name(of: $0)) },
                selected: reading.roles[number].rawValue, hint: TableImportWording.samples(column.samples)))
    }

    private func writeFormats(to html: inout HTML) {
        write(
            "dates", asking: table.ambiguousDate.map { TableImportWording.dates($0) },
            TableReading.DateOrder.allCases.map { ($0.rawValue, TableImportWording.name(of: $0)) },
            selected: reading.dates.rawValue, to: &html)
        write(
            "decimals", asking: table.ambiguousAmount.map { TableImportWording.decimals($0) },
            TableReading.DecimalMark.allCases.map { ($0.rawValue, TableImportWording.name(of: $0)) },
            selected: reading.decimals.rawValue, to: &html)
    }

    /// A choice that is hidden, with its value, where there is nothing to ask.
    private func write(
        _ name: String, asking label: String?, _ options: [(value: String, text: String)], selected: String,
        to html: inout HTML
    ) {
        if let label {
            html(SelectField(label: label, name: name, options: options, selected: selected))
        } else {
            html(HiddenFields([(name, selected)]))
        }
    }
}
