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
            writeFiles(to: &xml)
            xml("dataDscr") { writeColumns(to: &$0) }
        }
        return Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8) + xml.bytes
    }

    private func writeStudy(to xml: inout HTML) {
        xml("citation") { writeCitation(to: &$0) }
        xml("stdyInfo") { writeSummary(to: &$0) }
        xml("dataAccs") { xml in
            xml("useStmt") { xml in
                xml("confDec", text: StudyExportWording.care(groups.small, of: groups.count))
            }
        }
    }

    private func writeCitation(to xml: inout HTML) {
        xml("titlStmt") { xml in xml("titl", text: terms.title.text) }
        xml("rspStmt") { xml in xml("AuthEnty", text: terms.contact.text) }
        xml("verStmt") { xml in xml("version", text: "\(terms.version)") }
    }

    private func writeSummary(to xml: inout HTML) {
        xml("abstract", text: terms.text.text)
        xml("sumDscr") { xml in
            xml("anlyUnit", text: StudyExportWording.unit)
            xml("dataKind", text: StudyExportWording.kind)
        }
    }

    private func writeFiles(to xml: inout HTML) {
        for (place, counted) in tables.enumerated() {
            write(counted.table, counted.rows, StudyCodebook.file(place), to: &xml)
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

    private func writeColumns(to xml: inout HTML) {
        for (place, counted) in tables.enumerated() {
            for (number, column) in counted.table.columns.enumerated() {
                write(column, number + 1, of: StudyCodebook.file(place), to: &xml)
            }
        }
    }

    private static func file(_ place: Int) -> String { "F\(place + 1)" }

    private func write(_ column: ColumnDescription, _ number: Int, of file: String, to xml: inout HTML) {
        xml(
            "var", Attribute("ID", "\(file)V\(number)"), Attribute("name", column.name),
            Attribute("files", file), Attribute("intrvl", column.kind == .number ? "contin" : "discrete")
        ) { writeMeaning(of: column, to: &$0) }
    }

    private func writeMeaning(of column: ColumnDescription, to xml: inout HTML) {
        xml("labl", text: column.title)
        xml("txt", text: column.meaning)
        for word in column.kind.words { xml("catgry") { xml in xml("catValu", text: word) } }
        xml(
            "varFormat", Attribute("type", column.kind == .number ? "numeric" : "character"),
            text: column.kind.name)
        if let unit = column.unit {
            xml("notes", Attribute("type", "unit"), text: StudyExportWording.unit(unit))
        }
    }
}

extension ColumnDescription.Kind {
    /// The possible values, if they can be listed.
    var words: [String] {
        switch self {
        case .choice(let words): words
        case .truth: ["true", "false"]
        default: []
        }
    }
}
