import HexisCore

/// On a plan's page: its reminders, and a form for another one.
struct RemindersPanel: View {
    let habit: Habit
    let plan: Plan
    let form: ReminderForm
    let problems: [Problem]
    let practice: Practice
    let surroundings: Surroundings

    private var today: Day { surroundings.moment.today }

    func write(to html: inout HTML) {
        html(
            "section", .class("panel reminders"), .id("reminders"),
            Attribute("aria-labelledby", "reminders-title")
        ) { html in
            html("h2", .id("reminders-title"), text: RemindersWording.title)
            html(Explanation(title: RemindersWording.explanationTitle, text: RemindersWording.explanation))
            writeList(to: &html)
            html("h3", text: RemindersWording.new)
            html(
                ReminderFormView(
                    habit: habit, form: form, problems: problems,
                    action: "/habits/\(habit.id)/plans/\(plan.id)/reminders",
                    hidden: surroundings.formIdentifier(plan.id, 100), submit: RemindersWording.add,
                    practice: practice, today: today))
            html("p") { html in
                html("a", .href("/settings/reminders"), text: ReminderSettingsWording.link)
            }
        }
    }

    private func writeList(to html: inout HTML) {
        let reminders = practice.reminders(of: habit, on: plan)
        guard !reminders.isEmpty else {
            html("p", .class("hint"), text: RemindersWording.none)
            return
        }
        html("ul", .class("rows")) { html in
            for reminder in reminders { write(reminder, to: &html) }
        }
    }

    private func write(_ reminder: Reminder, to html: inout HTML) {
        html("li", .class("row")) { html in
            html("span", .class("card-text")) { html in
                html("span", .class("card-name reminder-time"), text: reminder.time.description)
                html(
                    "span", .class("card-line"), text: RemindersWording.line(reminder, habit, practice, today)
                )
            }
            html(
                "a", .class("button quiet"), .href("/habits/\(habit.id)/reminders/\(reminder.id)"),
                .label("\(PlansWording.change): \(reminder.time)"), text: PlansWording.change)
        }
    }
}
