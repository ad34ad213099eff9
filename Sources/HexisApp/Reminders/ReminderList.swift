import HexisCore

/// All reminders of habits in use, each leading to its plan.
struct ReminderList: View {
    let practice: Practice
    let surroundings: Surroundings

    private var today: Day { surroundings.moment.today }

    func write(to html: inout HTML) {
        let habits = practice.habits.filter { !$0.isArchived && !practice.reminders(of: $0).isEmpty }
        html("section", .class("panel reminder-list"), Attribute("aria-labelledby", "all-reminders")) {
            html in
            html("h2", .id("all-reminders"), text: ReminderSettingsWording.yours)
            guard !habits.isEmpty else {
                html("p", .class("hint"), text: ReminderSettingsWording.none)
                html("p") { html in
                    html("a", .href("/habits"), text: ReminderSettingsWording.toHabits)
                }
                return
            }
            html("ul", .class("rows")) { html in
                for habit in habits {
                    for reminder in practice.reminders(of: habit) { write(reminder, of: habit, to: &html) }
                }
            }
        }
    }

    private func write(_ reminder: Reminder, of habit: Habit, to html: inout HTML) {
        html("li", .class("row"), Attribute("data-colour", habit.colour.name)) { html in
            html(
                "a", .class("card-body"), .href("/habits/\(habit.id)/plans/\(reminder.plan)#reminders")
            ) { html in
                html("span", .class("card-symbol")) { html in
                    html(Symbol(habit.symbol.name, assets: surroundings.assets))
                }
                html("span", .class("card-text")) { html in
                    html("span", .class("card-name"), text: "\(reminder.time) \(habit.name)")
                    html(
                        "span", .class("card-line"),
                        text: RemindersWording.line(reminder, habit, practice, today))
                }
            }
        }
    }
}
