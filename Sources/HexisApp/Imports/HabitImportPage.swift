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
            switch state {
            case .nothing, .undone: html(AnotherImport())
            case .read(let program, let found, let isTable):
                write(found, of: program, isTable: isTable, to: &html)
            case .table(let table, let reading, let problem):
                html(TableColumnsForm(table: table, reading: reading, problem: problem))
            case .done(let program, let habits, let medicines, let measurements, let joins):
                write(habits, medicines, measurements, joins: joins, of: program, to: &html)
                html(AnotherImport())
            case .refused(let reason):
                html(ImportRefusal(title: HabitImportWording.failed, reason: reason))
                html(AnotherImport())
            }
        }.bytes
    }

    private func write(_ found: HabitImport, of program: String, isTable: Bool, to html: inout HTML) {
        html("section", .class("panel import-state"), Attribute("role", "status")) { html in
            html("h2", text: HabitImportWording.preview(program))
            html("p", text: summary(found))
            html("ul", .class("rows")) { html in
                for habit in found.habits {
                    write(
                        habit.name, HabitImportWording.line(habit, seenFrom: surroundings.moment.today),
                        to: &html)
                }
                if found.hasMeasurements {
                    write(
                        HabitImportWording.measurements,
                        HabitImportWording.measured(found, seenFrom: surroundings.moment.today), to: &html)
                }
                for medicine in found.medicines {
                    write(
                        medicine.name,
                        HabitImportWording.line(medicine, seenFrom: surroundings.moment.today), to: &html)
                }
            }
            if !found.differences.isEmpty {
                html("h3", text: HabitImportWording.differences)
                html("ul", .class("unused")) { html in
                    for line in found.differences { html("li", text: line) }
                }
            }
            if !found.isEmpty { writeAccept(found, to: &html) }
            html("div", .class("buttons")) { html in
                if isTable { html(button("again", "button quiet", TableImportWording.again)) }
                html(button("discard", "button quiet", HabitImportWording.discard))
            }
        }
    }

    private func write(_ name: String, _ line: String, to html: inout HTML) {
        html("li", .class("row")) { html in
            html("span", .class("card-text")) { html in
                html("span", .class("card-name"), text: name)
                html("span", .class("card-line"), text: line)
            }
        }
    }

    /// The choice, for each habit whose name the person has already, and the button.
    private func writeAccept(_ found: HabitImport, to html: inout HTML) {
        html(
            "form", .class("import-form"), Attribute("method", "post"),
            Attribute("action", "\(HabitImportPage.address)/accept")
        ) { html in
            if found.habits.contains(where: { $0.hasNamesake }) {
                html(
                    LinedChoices(legend: HabitImportWording.joinLegend) { html in
                        for habit in found.habits where habit.hasNamesake {
                            html(
                                LinedChoice(
                                    name: HabitImportPage.joinField, value: habit.id.description,
                                    text: HabitImportWording.join(habit.name),
                                    line: HabitImportWording.joinHint, isChosen: habit.isJoined,
                                    isOneOfMany: true))
                        }
                    })
            }
            html("div", .class("buttons")) { html in
                html("button", .class("button"), text: HabitImportWording.accept)
            }
        }
    }

    private func summary(_ found: HabitImport) -> String {
        if found.habits.isEmpty && found.medicines.isEmpty && !found.hasMeasurements {
            return HabitImportWording.none
        }
        return found.isEmpty ? HabitImportWording.nothing : HabitImportWording.counts(found)
    }

    private func write(
        _ habits: [Identifier], _ medicines: [Identifier], _ measurements: [Identifier], joins: Int,
        of program: String, to html: inout HTML
    ) {
        let left = habits.count { practice.habit($0) != nil }
        let leftMedicines = medicines.count { practice.medicine($0) != nil }
        html("section", .class("panel import-state"), Attribute("role", "status")) { html in
            html("h2", text: HabitImportWording.done(program))
            if !habits.isEmpty || joins > 0 {
                html("p") { html in html("a", .href("/habits"), text: HabitImportWording.see) }
            }
            if !medicines.isEmpty {
                html("p") { html in html("a", .href("/medicine"), text: HabitImportWording.seeMedicines) }
            }
            if left > 0 { html("p", .class("hint"), text: HabitImportWording.undoText(left)) }
            if leftMedicines > 0 {
                html("p", .class("hint"), text: HabitImportWording.undoMedicines(leftMedicines))
            }
            if joins > 0 { html("p", .class("hint"), text: HabitImportWording.undoJoins(joins)) }
            let leftMeasurements = measurements.count { practice.measurement($0) != nil }
            if !measurements.isEmpty {
                html("p") { html in
                    html("a", .href("/measurements"), text: HabitImportWording.seeMeasurements)
                }
            }
            if leftMeasurements > 0 {
                html("p", .class("hint"), text: HabitImportWording.undoMeasurements(leftMeasurements))
            }
            if left + leftMedicines + leftMeasurements + joins > 0 {
                html(button("undo", "button quiet danger", HabitImportWording.undo))
            }
        }
    }

    private func button(_ action: String, _ look: Literal, _ text: String) -> ImportButton {
        ImportButton(address: "\(HabitImportPage.address)/\(action)", text: text, look: look)
    }
}
