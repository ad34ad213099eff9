/// A chart's values as a table, collapsed until opened.
struct FigureTable: View {
    let headings: [String]
    /// The first cell of each row is its heading.
    let rows: [[String]]

    func write(to html: inout HTML) {
        html("details", .class("figures")) { html in
            html("summary", text: ChartWording.asTable)
            html("table") { html in
                html("thead") { writeHeadings(to: &$0) }
                html("tbody") { html in
                    for row in rows { write(row, to: &html) }
                }
            }
        }
    }

    private func writeHeadings(to html: inout HTML) {
        html("tr") { html in
            for heading in headings { html("th", Attribute("scope", "col"), text: heading) }
        }
    }

    private func write(_ row: [String], to html: inout HTML) {
        html("tr") { html in
            for (place, text) in row.enumerated() {
                if place == 0 {
                    html("th", Attribute("scope", "row"), text: text)
                } else {
                    html("td", text: text)
                }
            }
        }
    }
}

/// User-facing text of charts.
enum ChartWording {
    static var asTable: String { "As a table" }
}
