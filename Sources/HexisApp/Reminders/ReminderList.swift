import HexisCore

/// All reminders: those of active habits, each linking to its plan, and those of medicines.
struct ReminderList: View {
    let practice: Practice
    let surroundings: Surroundings

    private var today: Day { surroundings.moment.today }

    func write(to html: inout HTML) {
        let (habits, medicines) = (habits, medicines)
        html("section", .class("panel reminder-list"), Attribute("aria-labelledby", "all-reminders")) {
            html in
            html("h2", .id("all-reminders"), text: ReminderSettingsWording.yours)
            guard !habits.isEmpty || !medicines.isEmpty else { return writeNone(to: &html) }
            html("ul", .class("rows")) { html in
                for habit in habits { writeReminders(of: habit, to: &html) }
                for medicine in medicines { write(medicine, to: &html) }
            }
        }
    }

    private var habits: [Habit] {
        practice.habits.filter { habit in
            !habit.isArchived && !practice.allReminders(of: habit).isEmpty
        }
    }

    private var medicines: [Medicine] {
        practice.medicines.filter {
            $0.isCalledFor && $0.calls(by: practice, on: today) != nil
        }
    }

    private func writeNone(to html: inout HTML) {
        html("p", .class("hint"), text: ReminderSettingsWording.none)
        html("p") { html in
            html("a", .href("/habits"), text: ReminderSettingsWording.toHabits)
        }
    }

    private func writeReminders(of habit: Habit, to html: inout HTML) {
        for reminder in practice.reminders(of: habit) {
            write(
                "\(practice.clock.text(reminder.time)) \(habit.name)",
                RemindersWording.line(reminder, habit, practice, today), of: habit, reminder.plan, to: &html)
        }
        for reminder in practice.placeReminders(of: habit) {
            write(
                RemindersWording.at(practice.place(reminder.place), habit),
                RemindersWording.line(reminder, habit, practice, today), of: habit, reminder.plan, to: &html)
        }
    }

    private func write(
        _ name: String, _ line: String, of habit: Habit, _ plan: Identifier?, to html: inout HTML
    ) {
        html(ReminderRow(habit: habit, plan: plan, name: name, line: line, assets: surroundings.assets))
    }

    private func write(_ medicine: Medicine, to html: inout HTML) {
        html(
            MedicineReminderRow(
                medicine: medicine, today: today, practice: practice, assets: surroundings.assets))
    }
}

/// One reminder in a list, linking to its plan, or to the habit if it has none.
struct ReminderRow: View {
    let habit: Habit
    let plan: Identifier?
    let name: String
    let line: String
    let assets: Assets

    func write(to html: inout HTML) {
        html("li", .class("row"), Attribute("data-colour", habit.colour.name)) { html in
            html("a", .class("card-body"), .href("\(ReminderRow.address(of: plan, habit))#reminders")) {
                html in
                html("span", .class("card-symbol")) { html in html(Symbol(habit.symbol.name, assets: assets))
                }
                writeText(to: &html)
            }
        }
    }

    private func writeText(to html: inout HTML) {
        html("span", .class("card-text")) { html in
            html("span", .class("card-name"), text: name)
            html("span", .class("card-line"), text: line)
        }
    }

    /// The page on which a reminder is listed.
    static func address(of plan: Identifier?, _ habit: Habit) -> String {
        plan.map { "/habits/\(habit.id)/plans/\($0)" } ?? "/habits/\(habit.id)"
    }
}
