import HexisCore

/// Bringing habits from another tracker: a file, what will come of it, and undoing it.
public struct HabitImportPage: Sendable {
    private let state: State
    private let practice: Practice
    private let surroundings: Surroundings

    /// What has come of a file so far.
    public enum State: Sendable {
        case nothing
        /// What a file of this program would bring.
        case read(program: String, HabitImport)
        /// The habits that are new through it.
        case done(program: String, habits: [Identifier])
        case undone
        /// The reason why a file cannot be imported.
        case refused(String)
    }

    public static var address: String { "/settings/import/habits" }
    /// The name of the form's file field.
    public static var field: String { "backup" }
    public static var noFile: String { HabitImportWording.noFile }
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
                HabitImportWording.title, back: "/settings/import", HealthImportWording.title,
                lead: HabitImportWording.introduction)
            switch state {
            case .nothing, .undone: writeForm(to: &html)
            case .read(let program, let found): write(found, of: program, to: &html)
            case .done(let program, let habits):
                write(habits, of: program, to: &html)
                writeForm(to: &html)
            case .refused(let reason):
                html(ImportRefusal(title: HabitImportWording.failed, reason: reason))
                writeForm(to: &html)
            }
        }.bytes
    }

    private func write(_ found: HabitImport, of program: String, to html: inout HTML) {
        html("section", .class("panel import-state"), Attribute("role", "status")) { html in
            html("h2", text: HabitImportWording.preview(program))
            html("p", text: summary(found))
            html("ul", .class("rows")) { html in
                for habit in found.habits {
                    html("li", .class("row")) { html in
                        html("span", .class("card-text")) { html in
                            html("span", .class("card-name"), text: habit.name)
                            html(
                                "span", .class("card-line"),
                                text: HabitImportWording.line(habit, seenFrom: surroundings.moment.today))
                        }
                    }
                }
            }
            if !found.differences.isEmpty {
                html("h3", text: HabitImportWording.differences)
                html("ul", .class("unused")) { html in
                    for line in found.differences { html("li", text: line) }
                }
            }
            html("div", .class("buttons")) { html in
                if !found.isEmpty { html(button("accept", "button", HabitImportWording.accept)) }
                html(button("discard", "button quiet", HabitImportWording.discard))
            }
        }
    }

    private func summary(_ found: HabitImport) -> String {
        if found.habits.isEmpty { return HabitImportWording.none }
        return found.isEmpty
            ? HabitImportWording.nothing : HabitImportWording.counts(found.newHabits.count, found.days)
    }

    private func write(_ habits: [Identifier], of program: String, to html: inout HTML) {
        let left = habits.filter { practice.habit($0) != nil }.count
        html("section", .class("panel import-state"), Attribute("role", "status")) { html in
            html("h2", text: HabitImportWording.done(program))
            html("p") { html in html("a", .href("/habits"), text: HabitImportWording.see) }
            if left > 0 {
                html("p", .class("hint"), text: HabitImportWording.undoText(left))
                html(button("undo", "button quiet danger", HabitImportWording.undo))
            }
        }
    }

    private func button(_ action: String, _ look: Literal, _ text: String) -> ImportButton {
        ImportButton(address: "\(HabitImportPage.address)/\(action)", text: text, look: look)
    }

    private func writeForm(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: HabitImportWording.choose)
            html(
                ImportForm(
                    action: HabitImportPage.address, field: HabitImportPage.field,
                    label: HabitImportWording.file, hint: HabitImportWording.fileHint,
                    button: HabitImportWording.read))
        }
    }
}
