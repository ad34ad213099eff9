import HexisCore

/// The page that adds a habit, on one screen: what to do, after what, whether to be reminded. The rest has good values
/// and is folded away.
///
/// Chips fill in a field and are buttons of the form, so that everything typed stays, and no script is needed.
struct NewHabitPage {
    let form: NewHabitForm
    let problems: [Problem]
    /// Whether a chip was tapped, so that the page holds something that leaving it would lose.
    var isFilled = false
    let practice: Practice
    let surroundings: Surroundings

    static var address: String { "/habits/new" }

    func page() -> HTML {
        let document = Document(HabitsWording.new, in: .habits, of: practice, with: surroundings)
        return document.page { html in
            html.pageHeader(HabitsWording.new, back: "/habits", CommonWording.habits)
            html(ProblemSummary(problems: problems))
            writeForm(to: &html)
        }
    }

    private func writeForm(to html: inout HTML) {
        html(
            "form", .class("habit-form"), Attribute("method", "post"),
            Attribute("action", NewHabitPage.address), Attribute("novalidate", if: true),
            Attribute("data-once", if: isFilled)
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(nil, 30)]))
            writeDefaultButton(to: &html)
            writeFields(to: &html)
            writeAdd(to: &html)
        }
    }

    /// The Enter key pushes a form's first button, which must not be a chip.
    private func writeDefaultButton(to html: inout HTML) {
        html("button", .class("visually-hidden"), .decorative, Attribute("tabindex", "-1"), text: "")
    }

    private func writeFields(to html: inout HTML) {
        writeName(to: &html)
        writeCue(to: &html)
        writeReminder(to: &html)
        writeFrequencyAndGoal(to: &html)
        html(
            LooksFields(
                form: form.habit, problems: problems, groups: practice.groupNames,
                assets: surroundings.assets))
    }

    private func writeName(to html: inout HTML) {
        html("div", .class("panel")) { html in
            html(
                TextField(
                    label: HabitsWording.name, name: "name", value: form.habit.name,
                    problem: problems["name"], isRequired: true))
            html(
                Chips(
                    name: "idea", label: HabitsWording.ideasLabel, choices: HabitsWording.ideas,
                    chosen: form.habit.name))
        }
    }

    private func writeCue(to html: inout HTML) {
        html("div", .class("panel")) { html in
            html(
                Explanation(
                    title: PlansWording.explanationTitle(.action), text: PlansWording.explanation(.action)))
            html(cueField)
            html(
                Chips(
                    name: "cue", label: HabitsWording.cuesLabel,
                    choices: practice.freeCues.map { ($0, $0) }, chosen: form.cue))
        }
    }

    private var cueField: TextField {
        TextField(
            label: HabitsWording.cue, name: "situation", value: form.cue, hint: HabitsWording.cueHint,
            problem: problems["situation"])
    }

    private func writeReminder(to html: inout HTML) {
        html("div", .class("panel switched")) { html in
            html(Switch(name: "remind", label: RemindersWording.remindMe, isOn: form.isReminded))
            html("div", .class("switched-on")) { html in
                html(
                    TextField(
                        label: RemindersWording.time, name: "time", value: form.time,
                        problem: problems["time"], type: "time"))
                html(PushPanel(isWarning: true))
            }
        }
    }

    private func writeFrequencyAndGoal(to html: inout HTML) {
        let fields = ["weekdays", "times", "interval", "amount", "unit"]
        let hasProblem = fields.contains { problems[$0] != nil }
        html("details", .class("fold"), Attribute("open", if: hasProblem)) { html in
            writeChosen(to: &html)
            html(
                FrequencyFields(
                    form: form.habit, problems: problems, firstWeekday: practice.firstWeekday))
            html(GoalFields(form: form.habit, problems: problems))
        }
    }

    /// Writes the chosen frequency and goal, which opens the fields.
    private func writeChosen(to html: inout HTML) {
        html("summary") { html in
            html("span", .class("card-text")) { html in
                html("span", .class("card-name"), text: HabitsWording.frequencyAndGoal)
                html(ChosenFrequency())
            }
            html("span", .class("fold-change"), .decorative, text: PlansWording.change)
        }
    }

    private func writeAdd(to html: inout HTML) {
        html("div", .class("buttons")) { html in
            html("button", .class("button wide"), text: HabitsWording.add)
        }
    }
}
