import HexisCore

/// Moves a habit among the others, or into another group, on a sheet: what dragging does, without a pointer.
struct ArrangeHabitPage {
    let habit: Habit
    let practice: Practice
    let surroundings: Surroundings
    /// What was typed as the name of a new group.
    var typed = ""
    var problem: String?

    static func address(of habit: Habit) -> String { "/habits/\(habit.id)/arrange" }

    private var problems: [Problem] { problem.map { [Problem(field: "new-group", message: $0)] } ?? [] }

    func page() -> HTML {
        let document = Document(
            HabitsWording.arrange(habit.name), in: .habits, of: practice, with: surroundings,
            sheet: Sheet(over: "/habits#habit-\(habit.id)"))
        return document.page { html in
            html(
                HabitHeading(
                    habit: habit, line: habit.group?.text ?? TodayWording.ungrouped,
                    assets: surroundings.assets))
            html(ProblemSummary(problems: problems))
            let peers = practice.habitsInUse.filter { $0.group == habit.group }
            html(
                MoveButtons(
                    action: "/habits/\(habit.id)/move", place: peers.firstIndex { $0.id == habit.id } ?? 0,
                    count: peers.count, fields: [surroundings.formIdentifier(habit.id, 40)]))
            html("section", .class("group")) { html in
                html("h2", text: HabitsWording.toGroup)
                writeGroups(to: &html)
                writeNewGroup(to: &html)
            }
        }
    }

    private func writeGroups(to html: inout HTML) {
        html("ul", .class("rows menu")) { html in
            for name in practice.groupNames where name != habit.group?.text ?? "" {
                html(move(to: name, name))
            }
            if habit.group != nil { html(move(to: "", TodayWording.ungrouped)) }
        }
    }

    private func move(to group: String, _ name: String) -> MenuButton {
        MenuButton(
            name: name, action: "/habits/\(habit.id)/move",
            fields: [("group", group), surroundings.formIdentifier(habit.id, 41)])
    }

    private func writeNewGroup(to html: inout HTML) {
        html(
            "form", .class("panel fields"), Attribute("method", "post"),
            Attribute("action", "/habits/\(habit.id)/move")
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(habit.id, 47)]))
            html(
                TextField(
                    label: HabitsWording.newGroup, name: "new-group", value: typed, problem: problem,
                    longest: Line.longest))
            html("button", .class("button quiet"), text: HabitsWording.move)
        }
    }
}

/// Buttons that move something by one, or to an end of its list.
struct MoveButtons: View {
    let action: String
    let place: Int
    /// The length of the list.
    let count: Int
    let fields: [(name: String, value: String)]

    func write(to html: inout HTML) {
        guard count > 1 else { return }
        html("ul", .class("rows menu")) { html in
            for move in Move.allCases where move.isPossible(from: place, of: count) {
                html(
                    MenuButton(
                        name: HabitsWording.name(of: move), action: action,
                        fields: [("direction", move.name)] + fields))
            }
        }
    }
}

/// The directions in which something moves in its list.
enum Move: Int, Choice {
    case first = 0
    case up, down, last

    var name: String {
        switch self {
        case .first: "first"
        case .up: "up"
        case .down: "down"
        case .last: "last"
        }
    }

    func isPossible(from place: Int, of count: Int) -> Bool {
        switch self {
        case .first: place > 1
        case .up: place > 0
        case .down: place < count - 1
        case .last: place < count - 2
        }
    }

    /// Where something ends up, counted without it.
    func target(from place: Int, of count: Int) -> Int {
        switch self {
        case .first: 0
        case .up: max(0, place - 1)
        case .down: min(count - 1, place + 1)
        case .last: count - 1
        }
    }
}

/// A habit's symbol and name at the top of its sheet.
struct HabitHeading: View {
    let habit: Habit
    let line: String
    let assets: Assets

    func write(to html: inout HTML) {
        html("header", .class("page-header"), Attribute("data-colour", habit.colour.name)) { html in
            html("div", .class("habit-title")) { html in
                html("span", .class("card-symbol")) { html in
                    html(Symbol(habit.symbol.name, assets: assets))
                }
                html("h1", text: habit.name)
            }
            html("p", text: line)
        }
    }
}
