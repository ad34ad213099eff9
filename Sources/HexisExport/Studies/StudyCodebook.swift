import HexisApp
import HexisCore

/// What the tables of a study mean: for programs as DDI-Codebook 2.5, and for people as a page.
struct StudyCodebook {
    let terms: StudyTerms
    let groups: StudyGroups
    let tables: [(table: ExportTable, rows: Int)]

    /// The dates of the study are left out: with them, the numbers of days would be dates.
    var xml: [UInt8] {
        var xml = HTML()
        xml(
            "codeBook", Attribute("xmlns", "ddi:codebook:2_5"), Attribute("version", "2.5"),
            Attribute("xml:lang", "en")
        ) { xml in
            xml("stdyDscr") { writeStudy(to: &$0) }
            for (place, counted) in tables.enumerated() {
                write(counted.table, counted.rows, StudyCodebook.file(place), to: &xml)
            }
            xml("dataDscr") { xml in
                for (place, counted) in tables.enumerated() {
                    for (number, column) in counted.table.columns.enumerated() {
                        write(column, number + 1, of: StudyCodebook.file(place), to: &xml)
                    }
                }
            }
        }
        return Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8) + xml.bytes
    }

    private static func file(_ place: Int) -> String { "F\(place + 1)" }

    private func writeStudy(to xml: inout HTML) {
        xml("citation") { xml in
            xml("titlStmt") { xml in xml("titl", text: terms.title.text) }
            xml("rspStmt") { xml in xml("AuthEnty", text: terms.contact.text) }
            xml("verStmt") { xml in xml("version", text: "\(terms.version)") }
        }
        xml("stdyInfo") { xml in
            xml("abstract", text: terms.text.text)
            xml("sumDscr") { xml in
                xml("anlyUnit", text: StudyExportWording.unit)
                xml("dataKind", text: StudyExportWording.kind)
            }
        }
        xml("dataAccs") { xml in
            xml("useStmt") { xml in
                xml("confDec", text: StudyExportWording.care(groups.small, of: groups.count))
            }
        }
    }

    private func write(_ table: ExportTable, _ rows: Int, _ id: String, to xml: inout HTML) {
        xml("fileDscr", Attribute("ID", id)) { xml in
            xml("fileTxt") { xml in
                xml("fileName", text: "\(table.name).csv")
                xml("fileCont", text: table.meaning)
                xml("dimensns") { xml in
                    xml("caseQnty", text: "\(rows)")
                    xml("varQnty", text: "\(table.columns.count)")
                }
                xml("fileType", text: "text/csv")
            }
        }
    }

    private func write(_ column: ColumnDescription, _ number: Int, of file: String, to xml: inout HTML) {
        xml(
            "var", Attribute("ID", "\(file)V\(number)"), Attribute("name", column.name),
            Attribute("files", file), Attribute("intrvl", column.kind == .number ? "contin" : "discrete")
        ) { xml in
            xml("labl", text: column.title)
            xml("txt", text: column.meaning)
            for word in column.kind.words {
                xml("catgry") { xml in xml("catValu", text: word) }
            }
            xml(
                "varFormat", Attribute("type", column.kind == .number ? "numeric" : "character"),
                text: column.kind.name)
            if let unit = column.unit {
                xml("notes", Attribute("type", "unit"), text: StudyExportWording.unit(unit))
            }
        }
    }

    /// The page for people.
    var page: [UInt8] {
        exportPage(terms.title.text) { html in
            html("h1", text: terms.title.text)
            html("p", .class("quiet"), text: StudyExportWording.version(terms.version))
            html("p", text: StudyExportWording.care(groups.small, of: groups.count))
            html("h2", text: StudyExportWording.about)
            html("p", text: terms.text.text)
            html("p", text: terms.contact.text)
            html("h2", text: StudyExportWording.collected)
            html("p", text: StudyExportWording.kind)
            for counted in tables { write(counted.table, counted.rows, to: &html) }
        }
    }

    private func write(_ table: ExportTable, _ rows: Int, to html: inout HTML) {
        html("h2", text: "\(table.name).csv")
        html("p", text: "\(table.meaning) \(ExportWording.rows(rows)).")
        html("div", .class("scroll"), Attribute("tabindex", 0)) { html in
            html("table") { html in
                html("thead") { html in
                    html("tr") { html in
                        for title in StudyExportWording.columns {
                            html("th", Attribute("scope", "col"), text: title)
                        }
                    }
                }
                html("tbody") { html in
                    for column in table.columns {
                        html("tr") { html in
                            html("td", .class("short"), text: column.name)
                            html("td", text: column.meaning)
                            html("td", text: ([column.kind.name] + column.kind.words).joined(separator: "\n"))
                            html("td", text: column.unit ?? "")
                        }
                    }
                }
            }
        }
    }
}

extension ColumnDescription.Kind {
    /// The possible values, if they can be listed.
    fileprivate var words: [String] {
        switch self {
        case .choice(let words): words
        case .truth: ["true", "false"]
        default: []
        }
    }
}
