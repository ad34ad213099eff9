public import HexisCore

/// What will come of a file of another tracker, what came of it, and undoing it.
public struct HabitImportPage: Sendable {
    private let state: State
    private let practice: Practice
    private let surroundings: Surroundings

    /// What has come of a file so far.
    public enum State: Sendable {
        case nothing
        /// What a file of this program would bring.
        case read(program: String, HabitImport, isTable: Bool = false)
        /// A table whose columns await a decision, and why the last one does not do.
        case table(ImportedTable, TableReading, TableReading.Problem?)
        /// The habits that are new through it, and the number of those that it joined.
        case done(
            program: String, habits: [Identifier], medicines: [Identifier] = [],
            measurements: [Identifier] = [], joins: Int = 0)
        case undone
        /// The reason why a file cannot be imported.
        case refused(String)
    }

    public static var address: String { "/settings/import/habits" }
    /// The name of the fields that say which habits join one of the same name.
    public static var joinField: String { "join" }
    public static var notRecorded: String { HabitImportWording.notRecorded }

    public init(_ state: State, practice: Practice, surroundings: Surroundings) {
        self.state = state
        self.practice = practice
        self.surroundings = surroundings
    }

    /// The whole document.
    public var bytes: [UInt8] {
        let notice: Notice? =
            if case .undone = state { Notice(text: HabitImportWording.undone) } else { nil }
        let document = Document(
            HabitImportWording.title, in: .settings, of: practice, with: surroundings, notice: notice)
        return document.page { html in
            html.pageHeader(
                HabitImportWording.title, back: ImportPage.address, ImportWording.title)
            writeState(to: &html)
        }.bytes
    }

    private func writeState(to html: inout HTML) {
        switch state {
        case .nothing, .undone: html(AnotherImport())
        case .read(let program, let found, let isTable):
            write(found, of: program, isTable: isTable, to: &html)
        case .table(let table, let reading, let problem):
            html(TableColumnsForm(table: table, reading: reading, problem: problem))
        case .done(let program, let habits, let medicines, let measurements, let joins):
            write(habits, medicines, measurements, joins: joins, of: program, to: &html)
        case .refused(let reason): write(refused: reason, to: &html)
        }
    }

    private func write(_ found: HabitImport, of program: String, isTable: Bool, to html: inout HTML) {
        html(
            HabitImportPreview(
                found: found, program: program, isTable: isTable, today: surroundings.moment.today))
    }

    private func write(
        _ habits: [Identifier], _ medicines: [Identifier], _ measurements: [Identifier], joins: Int,
        of program: String, to html: inout HTML
    ) {
        html(
            HabitImportOutcome(
                program: program, habits: habits, medicines: medicines, measurements: measurements,
                joins: joins, practice: practice))
        html(AnotherImport())
    }

    private func write(refused reason: String, to html: inout HTML) {
        html(ImportRefusal(title: HabitImportWording.failed, reason: reason))
        html(AnotherImport())
    }
}

extension ImportButton {
    /// - Parameter action: The last part of its address, below that of the page.
    init(_ action: String, _ look: Literal, _ text: String) {
        self.init(address: "\(HabitImportPage.address)/\(action)", text: text, look: look)
    }
}
