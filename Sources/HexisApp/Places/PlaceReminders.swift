import HexisCore

/// The reminders that come at a place.
struct PlaceReminders: View {
    let place: NamedPlace
    let practice: Practice
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        let reminders = practice.placeReminders(at: place.id)
        html("section", .class("panel reminder-list"), Attribute("aria-labelledby", "reminders-here")) {
            html in
            html("h2", .id("reminders-here"), text: PlacesWording.remindersHere)
            guard !reminders.isEmpty else { return writeNone(to: &html) }
            html("ul", .class("rows")) { html in
                for reminder in reminders { write(reminder, to: &html) }
            }
        }
    }

    private func writeNone(to html: inout HTML) {
        html("p", .class("hint"), text: PlacesWording.noReminders)
        html("p") { html in html("a", .href("/habits"), text: PlacesWording.toHabits) }
    }

    private func write(_ reminder: PlaceReminder, to html: inout HTML) {
        guard let habit = practice.habit(reminder.habit) else { return }
        html(
            ReminderRow(
                habit: habit, plan: reminder.plan, name: habit.name,
                line: RemindersWording.line(reminder, habit, practice, surroundings.moment.today),
                assets: surroundings.assets))
    }
}
