import HexisCore

/// The form fields for changing a habit.
struct HabitFormView: View {
    let form: HabitForm
    let problems: [Problem]
    let action: String
    let hidden: (name: String, value: String)
    /// The groups in use, suggested in addition to the usual ones.
    let groups: [String]
    let firstWeekday: Weekday
    let assets: Assets

    func write(to html: inout HTML) {
        html(ProblemSummary(problems: problems))
        html(
            "form", .class("habit-form"), Attribute("method", "post"), Attribute("action", action),
            Attribute("novalidate", if: true)
        ) { html in
            html(HiddenFields([hidden]))
            writeFields(to: &html)
            writeButtons(to: &html)
        }
    }

    private func writeFields(to html: inout HTML) {
        html(
            TextField(
                label: HabitsWording.name, name: "name", value: form.name, hint: HabitsWording.nameHint,
                problem: problems["name"], isRequired: true))
        html(FrequencyFields(form: form, problems: problems, firstWeekday: firstWeekday))
        html(GoalFields(form: form, problems: problems))
        html(LooksFields(form: form, problems: problems, groups: groups, assets: assets))
    }

    private func writeButtons(to html: inout HTML) {
        html("div", .class("buttons")) { html in
            html("button", .class("button"), text: CommonWording.save)
            html("a", .class("button quiet"), .href(action), text: CommonWording.cancel)
        }
    }
}
