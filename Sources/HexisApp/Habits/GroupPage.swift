import HexisCore

/// Renames a group of habits or moves it among the others, on a sheet.
struct GroupPage {
    let group: Line
    let practice: Practice
    let surroundings: Surroundings
    /// The name as typed, and what is wrong with it.
    var typed: String?
    var problem: String?

    static let address = "/habits/groups"

    static func address(of group: Line) -> String { "\(address)?group=\(Form.encoded(group.text))" }

    private var problems: [Problem] { problem.map { [Problem(field: "name", message: $0)] } ?? [] }

    func page() -> HTML {
        let document = Document(
            HabitsWording.changeGroup(group.text), in: .habits, of: practice, with: surroundings,
            sheet: Sheet(over: "/habits"))
        return document.page { html in
            html.pageHeader(group.text)
            html(ProblemSummary(problems: problems))
            html("section", .class("group")) { html in writeName(to: &html) }
            html(moveButtons)
        }
    }

    private func writeName(to html: inout HTML) {
        html(
            "form", .class("panel fields"), Attribute("method", "post"),
            Attribute("action", GroupPage.address)
        ) { html in
            html(HiddenFields([("group", group.text), surroundings.formIdentifier(nil, 48)]))
            html(nameField)
            html("button", .class("button"), text: CommonWording.save)
        }
    }

    private var nameField: TextField {
        TextField(
            label: HabitsWording.groupName, name: "name", value: typed ?? group.text,
            hint: HabitsWording.groupNameHint, problem: problem, longest: Line.longest)
    }

    private var moveButtons: MoveButtons {
        let groups = practice.namedGroups
        return MoveButtons(
            action: GroupPage.address, place: groups.firstIndex(of: group) ?? 0, count: groups.count,
            fields: [("group", group.text), surroundings.formIdentifier(nil, 49)])
    }
}

extension Practice {
    /// The habits in use, in the person's order.
    var habitsInUse: [Habit] { habits.filter { !$0.isArchived } }

    /// The groups of the habits in use, in the person's order; `nil` for habits without a group.
    var groupsInUse: [Line?] {
        var groups: [Line?] = []
        for habit in habitsInUse where !groups.contains(habit.group) { groups.append(habit.group) }
        return inOrder(groups)
    }

    var namedGroups: [Line] { groupsInUse.compactMap { $0 } }
}
