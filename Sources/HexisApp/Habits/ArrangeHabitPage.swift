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
            html(heading)
            html(ProblemSummary(problems: problems))
            html(moveButtons)
            html("section", .class("group")) { html in writeGroups(to: &html) }
        }
    }

    private var heading: HabitHeading {
        HabitHeading(
            habit: habit, line: habit.group?.text ?? TodayWording.ungrouped, assets: surroundings.assets)
    }

    private var moveButtons: MoveButtons {
        let peers = practice.habitsInUse.filter { $0.group == habit.group }
        return MoveButtons(
            action: "/habits/\(habit.id)/move", place: peers.firstIndex { $0.id == habit.id } ?? 0,
            count: peers.count, fields: [surroundings.formIdentifier(habit.id, 40)])
    }

    private func writeGroups(to html: inout HTML) {
        html("h2", text: HabitsWording.toGroup)
        html("ul", .class("rows menu")) { html in
            for name in practice.groupNames where name != habit.group?.text ?? "" {
                html(move(to: name, name))
            }
            if habit.group != nil { html(move(to: "", TodayWording.ungrouped)) }
        }
        writeNewGroup(to: &html)
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
            html(newGroupField)
            html("button", .class("button quiet"), text: HabitsWording.move)
        }
    }

    private var newGroupField: TextField {
        TextField(
            label: HabitsWording.newGroup, name: "new-group", value: typed, problem: problem,
            longest: Line.longest)
    }
}
