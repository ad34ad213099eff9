import HexisApp
package import HexisCore
import HexisExchange

/// The data of a study, gathered from one participant after another in memory that does not grow with them.
package final class StudyData {
    package let terms: StudyTerms
    /// How many participants there are, and how many can be found among them.
    package private(set) var groups: StudyGroups
    private var weeks: StudyWeeks
    private let tables: StudyTables
    private var gathered: [Gathered] = []
    private var questionnaires: [Identifier: GivenQuestionnaire] = [:]

    /// The rows of a table, in a file that no other program can open.
    private struct Gathered {
        let table: ExportTable
        let file: UnlinkedFile
        var rows = 0

        func append(_ bytes: [UInt8]) throws(StudyDataError) {
            do {
                _ = try bytes.withUnsafeBytes { bytes throws(AppleHealthError) in try file.append(bytes) }
            } catch {
                throw .noRoom
            }
        }
    }

    /// - Parameters:
    ///   - researcher: Who provides the questionnaires whose answers are given out.
    ///   - folder: Where there is room for the data meanwhile.
    package init(_ terms: StudyTerms, of researcher: PersonID, with keys: StudyKeys, in folder: String)
        throws(StudyDataError)
    {
        self.terms = terms
        groups = StudyGroups(terms)
        weeks = StudyWeeks()
        tables = StudyTables(terms: terms, keys: keys, researcher: researcher)
        for table in tables.tables(of: nil) {
            let gathered = Gathered(table: table, file: try StudyData.file(in: folder))
            try gathered.append(CSV.head(of: table))
            self.gathered.append(gathered)
        }
    }

    /// Adds a participant. Throws if a table holds anything but what its columns declare.
    package func add(_ participant: StudyParticipant) throws(StudyDataError) {
        var means = StudyWeeks.Means()
        for (place, table) in tables.tables(of: participant).enumerated() {
            try add(table, at: place, to: &means)
        }
        groups.add(participant)
        weeks.add(means)
        for given in tables.questionnaires(of: participant) {
            questionnaires[tables.keys.key(of: given)] = given
        }
    }

    private func add(_ table: ExportTable, at place: Int, to means: inout StudyWeeks.Means)
        throws(StudyDataError)
    {
        let measured = StudyWeeks.MeasuredTable(table)
        var lines: [UInt8] = []
        for row in table.rows {
            try StudyData.check(row, of: table)
            lines += CSV.line(row, of: table)
            gathered[place].rows += 1
            measured?.add(row, to: &means)
        }
        try gathered[place].append(lines)
    }

    /// Text can name people. A table of participants has no column for it, and every value has to be of its column’s kind.
    private static func check(_ row: [String], of table: ExportTable) throws(StudyDataError) {
        for (cell, column) in zip(row, table.columns) where !column.kind.accepts(cell) {
            throw .unexpectedValue(table: table.name, column: column.name)
        }
    }

    private var questions: ExportTable {
        tables.questions(of: questionnaires.sorted { $0.key < $1.key }.map { $0.value })
    }

    private var others: [ExportTable] { [groups.table, questions, weeks.table] }

    /// Passes each file on in pieces, with its name before.
    ///
    /// - Parameter begin: Is called before the pieces of each file.
    package func write(
        begin: (String) throws -> Void, add: ([UInt8]) async throws -> Void
    ) async throws {
        for gathered in gathered where gathered.rows > 0 || shares(gathered.table.name) {
            try begin("\(gathered.table.name).csv")
            try await gathered.file.eachPiece { try await add($0) }
        }
        for table in others {
            try begin("\(table.name).csv")
            for piece in CSV.pieces(of: table) { try await add(piece) }
        }
        try await writeCodebook(begin: begin, add: add)
        try begin("style.css")
        try await add(Array(exportStyle.utf8))
    }

    private func writeCodebook(
        begin: (String) throws -> Void, add: ([UInt8]) async throws -> Void
    ) async throws {
        let codebook = StudyCodebook(terms: terms, groups: groups, tables: counted)
        try begin("codebook.csv")
        for piece in CSV.pieces(of: Codebook(tables: counted.map { $0.table }).table) { try await add(piece) }
        try begin("codebook.xml")
        try await add(codebook.xml)
        try begin("codebook.html")
        try await add(codebook.page)
    }

    /// The tables with the number of their rows.
    private var counted: [(table: ExportTable, rows: Int)] {
        gathered.filter { $0.rows > 0 || shares($0.table.name) }.map { ($0.table, $0.rows) }
            + others.map { ($0, $0.rows.reduce(0) { count, _ in count + 1 }) }
    }

    /// Whether a table without rows belongs to what the study collects.
    private func shares(_ table: String) -> Bool {
        switch table {
        case "habits": terms.topics.contains(.checkIns) || terms.topics.contains(.automaticity)
        case "survey-answers": terms.topics.contains(.surveys)
        default: StudyTopic(name: table).map { terms.topics.contains($0) } ?? false
        }
    }

    private static func file(in folder: String) throws(StudyDataError) -> UnlinkedFile {
        do { return try UnlinkedFile(in: folder) } catch { throw .noRoom }
    }
}
