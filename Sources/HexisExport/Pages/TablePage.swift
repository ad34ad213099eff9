import HexisApp
import HexisCore

/// A page with all rows of a table. Identifiers are left out: names say what they mean.
struct TablePage {
    let table: ExportTable

    var address: String { "pages/\(table.name).html" }

    var pieces: AnySequence<[UInt8]> {
        let shown = table.columns.indices.filter { table.columns[$0].kind != .identifier }
        let rows = table.rows.lazy.map { line(of: $0, shown) }
        let (head, tail) = frame(shown)
        return AnySequence(Pieces(first: head, of: rows, last: tail))
    }

    private func line(of row: [String], _ shown: [Int]) -> [UInt8] {
        var html = HTML(capacity: 512)
        html("tr") { html in
            for place in shown {
                html("td", .class(cellClass(table.columns[place].kind)), text: row[place])
            }
        }
        return html.bytes
    }

    /// The document before and after the rows.
    private func frame(_ shown: [Int]) -> (head: [UInt8], tail: [UInt8]) {
        let page = exportPage(table.title, folder: "../") { html in
            html("p") { html in html("a", .href("../index.html"), text: ExportWording.all) }
            html("h1", text: table.title)
            html("p", .class("quiet"), text: table.meaning)
            html("div", .class("scroll"), Attribute("tabindex", 0)) { html in
                html("table") { html in
                    html("thead") { html in html("tr") { writeTitles(shown, to: &$0) } }
                    html("tbody") { _ in }
                }
            }
        }
        return TablePage.split(page)
    }

    private func writeTitles(_ shown: [Int], to html: inout HTML) {
        for place in shown {
            let column = table.columns[place]
            html(
                "th", Attribute("scope", "col"), Attribute("title", column.meaning), text: column.title)
        }
    }

    private static func split(_ page: [UInt8]) -> (head: [UInt8], tail: [UInt8]) {
        let end = Array("</tbody>".utf8)
        let cut = page.indices.first { page[$0...].starts(with: end) } ?? page.endIndex
        return (Array(page[..<cut]), Array(page[cut...]))
    }

    private func cellClass(_ kind: ColumnDescription.Kind) -> String {
        switch kind {
        case .number: "number"
        case .day, .time, .instant: "short"
        case .text, .identifier, .truth, .choice: "text"
        }
    }
}

extension ColumnDescription {
    /// `Taken at (s)` for `taken_at`
    var title: String {
        let words = name.replacing("_", with: " ")
        let sentence = words.prefix(1).uppercased() + words.dropFirst()
        return unit.map { "\(sentence) (\($0))" } ?? sentence
    }
}

/// Writes a page of an export.
///
/// - Parameter folder: The way to the export's own folder: `../` from a folder in it.
func exportPage(_ title: String, folder: String = "", content: (inout HTML) -> Void) -> [UInt8] {
    var html = HTML()
    html.doctype()
    html("html", Attribute("lang", "en")) { html in
        html("head") { writeHead(title, folder, to: &$0) }
        html("body") { html in
            html("main") { html in content(&html) }
        }
    }
    return html.bytes
}

private func writeHead(_ title: String, _ folder: String, to html: inout HTML) {
    html.void("meta", Attribute("charset", "utf-8"))
    html.void(
        "meta", Attribute("name", "viewport"), Attribute("content", "width=device-width, initial-scale=1"))
    html("title", text: title)
    html.void("link", Attribute("rel", "stylesheet"), .href("\(folder)style.css"))
}
