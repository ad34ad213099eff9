import HexisApp
import HexisCore

extension StudyCodebook {
    /// The page for people.
    var page: [UInt8] {
        exportPage(terms.title.text) { html in
            html("h1", text: terms.title.text)
            html("p", .class("quiet"), text: StudyExportWording.version(terms.version))
            html("p", text: StudyExportWording.care(groups.small, of: groups.count))
            writeTerms(to: &html)
            writeTables(to: &html)
        }
    }

    private func writeTerms(to html: inout HTML) {
        html("h2", text: StudyExportWording.about)
        html("p", text: terms.text.text)
        html("p", text: terms.contact.text)
    }

    private func writeTables(to html: inout HTML) {
        html("h2", text: StudyExportWording.collected)
        html("p", text: StudyExportWording.kind)
        for counted in tables { write(counted.table, counted.rows, to: &html) }
    }

    private func write(_ table: ExportTable, _ rows: Int, to html: inout HTML) {
        html("h2", text: "\(table.name).csv")
        html("p", text: "\(table.meaning) \(ExportWording.rows(rows)).")
        html("div", .class("scroll"), Attribute("tabindex", 0)) { html in
            html("table") { html in
                html("thead") { html in html("tr") { writeTitles(to: &$0) } }
                html("tbody") { html in
                    for column in table.columns { html("tr") { write(column, to: &$0) } }
                }
            }
        }
    }

    private func writeTitles(to html: inout HTML) {
        for title in StudyExportWording.columns { html("th", Attribute("scope", "col"), text: title) }
    }

    private func write(_ column: ColumnDescription, to html: inout HTML) {
        html("td", .class("short"), text: column.name)
        html("td", text: column.meaning)
        html("td", text: ([column.kind.name] + column.kind.words).joined(separator: "\n"))
        html("td", text: column.unit ?? "")
    }
}
