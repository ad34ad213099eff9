import HexisCore

/// The page to change a reminder.
struct ReminderPage {
    let habit: Habit
    let reminder: PlanReminder
    let form: ReminderForm
    let problems: [Problem]
    let practice: Practice
    let surroundings: Surroundings

    private var address: String { "/habits/\(habit.id)/reminders/\(reminder.id)" }

    func page() -> HTML {
        let document = Document(RemindersWording.change, in: .habits, of: practice, with: surroundings)
        return document.page { html in
            html.pageHeader(
                RemindersWording.change, back: "\(ReminderRow.address(of: reminder.plan, habit))#reminders",
                reminder.plan == nil ? habit.name : PlansWording.plan, lead: subject)
            html(ProblemSummary(problems: problems))
            html("section", .class("panel reminders")) { html in writeForm(to: &html) }
            writeRemoval(to: &html)
        }
    }

    /// The plan's sentence, or the habit's name if the reminder has no plan.
    private var subject: String {
        practice.plan(of: reminder, of: habit).map { PlansWording.sentence($0) } ?? habit.name
    }

    private func writeForm(to html: inout HTML) {
        html(
            ReminderFormView(
                habit: habit, form: form, problems: problems, action: address,
                hidden: surroundings.formIdentifier(reminder.id, 102), submit: CommonWording.save,
                practice: practice, today: surroundings.moment.today))
    }

    private func writeRemoval(to html: inout HTML) {
        html("form", Attribute("method", "post"), Attribute("action", "\(address)/remove")) { html in
            html(HiddenFields([surroundings.formIdentifier(reminder.id, 101)]))
            html("button", .class("button quiet danger"), text: RemindersWording.remove)
        }
    }
}
