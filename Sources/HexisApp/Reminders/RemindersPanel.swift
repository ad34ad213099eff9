import HexisCore

/// On a plan's page: its reminders, and forms for another one.
struct RemindersPanel: View {
    let habit: Habit
    let plan: Plan
    let form: ReminderForm
    let problems: [Problem]
    let practice: Practice
    let surroundings: Surroundings

    private var today: Day { surroundings.moment.today }
    private var address: String { "/habits/\(habit.id)/plans/\(plan.id)/reminders" }

    /// The form for a time. It is empty if the typed values belong to the form for a place below it.
    private var formByTime: ReminderForm {
        form.place == nil ? form : ReminderForm(practice.settings.routine)
    }

    func write(to html: inout HTML) {
        html(
            "section", .class("panel reminders"), .id("reminders"),
            Attribute("aria-labelledby", "reminders-title")
        ) { html in
            html("h2", .id("reminders-title"), text: RemindersWording.title)
            html(Explanation(title: RemindersWording.explanationTitle, text: RemindersWording.explanation))
            writeList(to: &html)
            html(RemindersOutOfReach(practice: practice, surroundings: surroundings))
            writeByTime(to: &html)
            writeByPlace(to: &html)
            html("p") { html in
                html("a", .href("/settings/reminders"), text: ReminderSettingsWording.link)
            }
        }
    }

    private func writeList(to html: inout HTML) {
        let reminders = practice.reminders(of: habit, on: plan)
        let byPlace = practice.placeReminders(of: habit, on: plan)
        guard !reminders.isEmpty || !byPlace.isEmpty else {
            return html("p", .class("hint"), text: RemindersWording.none)
        }
        html("ul", .class("rows")) { html in
            for reminder in reminders { write(reminder, to: &html) }
            for reminder in byPlace { write(reminder, to: &html) }
        }
    }

    private func write(_ reminder: Reminder, to html: inout HTML) {
        write(
            reminder.id, practice.clock.text(reminder.time),
            RemindersWording.line(reminder, habit, practice, today), to: &html)
    }

    private func write(_ reminder: PlaceReminder, to html: inout HTML) {
        write(
            reminder.id, practice.place(reminder.place)?.name.text ?? "",
            RemindersWording.line(reminder, habit, practice, today), to: &html)
    }

    private func write(_ reminder: Identifier, _ name: String, _ line: String, to html: inout HTML) {
        html("li", .class("row"), .id("reminder-\(reminder)")) { html in
            html("span", .class("card-text")) { html in
                html("span", .class("card-name reminder-time"), text: name)
                html("span", .class("card-line"), text: line)
            }
            html(
                "a", .class("button quiet"), .href("/habits/\(habit.id)/reminders/\(reminder)"),
                .label("\(PlansWording.change): \(name)"), text: PlansWording.change)
        }
    }

    private func writeByTime(to html: inout HTML) {
        html("h3", text: RemindersWording.byTime)
        html(
            ReminderFormView(
                habit: habit, form: formByTime, problems: problems, action: address,
                hidden: surroundings.formIdentifier(plan.id, 100), submit: RemindersWording.add,
                practice: practice, today: today))
    }

    /// Writes the form for a place. Weekdays and routine can be changed once the reminder exists.
    private func writeByPlace(to html: inout HTML) {
        html("h3", .id("by-place"), text: RemindersWording.byPlace)
        guard !practice.places.isEmpty else { return writeFirstPlace(to: &html) }
        html(
            "form", .class("reminder-form"), Attribute("method", "post"), Attribute("action", address),
            Attribute("novalidate", if: true)
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(plan.id, 114)]))
            html(PlaceField(places: practice.places, chosen: form.place ?? "", problem: problems["place"]))
            html("div", .class("buttons")) { html in writePlaceButtons(to: &html) }
        }
    }

    private func writeFirstPlace(to html: inout HTML) {
        html("p", .class("hint"), text: RemindersWording.noPlace)
        html("p") { html in
            html("a", .class("button quiet"), .href(newPlace), text: RemindersWording.firstPlace)
        }
    }

    private func writePlaceButtons(to html: inout HTML) {
        html("button", .class("button"), text: RemindersWording.add)
        html("a", .class("button quiet"), .href(newPlace), text: RemindersWording.anotherPlace)
    }

    private var newPlace: String {
        "/settings/places/new?plan=\(PlanAddress(habit: habit.id, plan: plan.id))"
    }
}
