import HexisCore

/// The page around the form that adds or changes a habit.
struct HabitFormPage {
    let form: HabitForm
    let problems: [Problem]
    /// The habit to change; `nil` for a new one.
    let habit: Habit?
    let practice: Practice
    let surroundings: Surroundings

    private var isNew: Bool { habit.map { _ in false } ?? true }
    private var title: String { habit.map { "\(HabitsWording.edit): \($0.name)" } ?? HabitsWording.new }
    private var address: String { habit.map { "/habits/\($0.id)" } ?? "/habits" }

    func page() -> HTML {
        let document = Document(
            title, in: .habits, of: practice, with: surroundings)
        return document.page { html in
            html("header", .class("page-header")) { html in
                html("a", .class("back-link"), .href(address), text: CommonWording.back)
                html("h1", text: isNew ? HabitsWording.new : HabitsWording.edit)
            }
            html(
                HabitFormView(
                    form: form, problems: problems, action: address,
                    hidden: [surroundings.formIdentifier(habit?.id, 30)],
                    submit: isNew ? HabitsWording.add : CommonWording.save, cancelAddress: address,
                    groups: groups, firstWeekday: practice.settings.firstWeekday, assets: surroundings.assets)
            )
        }
    }

    private var groups: [String] {
        var groups = HabitsWording.groupSuggestions
        for habit in practice.habits {
            if let group = habit.group?.text, !groups.contains(group) { groups.append(group) }
        }
        return groups
    }
}
