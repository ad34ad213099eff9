import HexisCore

/// The page around the form that changes a habit.
struct HabitFormPage {
    let form: HabitForm
    let problems: [Problem]
    let habit: Habit
    let practice: Practice
    let surroundings: Surroundings

    private var address: String { "/habits/\(habit.id)" }

    func page() -> HTML {
        let document = Document(
            "\(HabitsWording.edit): \(habit.name)", in: .habits, of: practice, with: surroundings)
        return document.page { html in
            html.pageHeader(HabitsWording.edit, back: address, habit.name)
            html(
                HabitFormView(
                    form: form, problems: problems, action: address,
                    hidden: surroundings.formIdentifier(habit.id, 30), groups: practice.groupNames,
                    firstWeekday: practice.firstWeekday, assets: surroundings.assets))
        }
    }
}

extension Practice {
    /// The names of groups to suggest: the usual ones, then those in use.
    var groupNames: [String] {
        var groups = HabitsWording.groupSuggestions
        for habit in habits {
            if let group = habit.group?.text, !groups.contains(group) { groups.append(group) }
        }
        return groups
    }
}
