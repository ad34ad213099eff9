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
            html("h3", text: RemindersWording.byTime)
            html(
                ReminderFormView(
                    habit: habit, form: formByTime, problems: problems, action: address,
                    hidden: surroundings.formIdentifier(plan.id, 100), submit: RemindersWording.add,
                    practice: practice, today: today))
            writeByPlace(to: &html)
            html("p") { html in
                html("a", .href("/settings/reminders"), text: ReminderSettingsWording.link)
            }
        }
    }

    /// Writes the form for a place. Weekdays and routine can be changed once the reminder exists.
    private func writeByPlace(to html: inout HTML) {
        let places = practice.places
        html("h3", .id("by-place"), text: RemindersWording.byPlace)
        let new = "/settings/places/new?plan=\(PlanAddress(habit: habit.id, plan: plan.id))"
        guard !places.isEmpty else {
            html("p", .class("hint"), text: RemindersWording.noPlace)
            html("p") { html in
                html("a", .class("button quiet"), .href(new), text: RemindersWording.firstPlace)
            }
            return
        }
        html(
            "form", .class("reminder-form"), Attribute("method", "post"), Attribute("action", address),
            Attribute("novalidate", if: true)
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(plan.id, 114)]))
            html(PlaceField(places: places, chosen: form.place ?? "", problem: problems["place"]))
            html("div", .class("buttons")) { html in
                html("button", .class("button"), text: RemindersWording.add)
                html("a", .class("button quiet"), .href(new), text: RemindersWording.anotherPlace)
            }
        }
    }

    private func writeList(to html: inout HTML) {
        let reminders = practice.reminders(of: habit, on: plan)
        let byPlace = practice.placeReminders(of: habit, on: plan)
        guard !reminders.isEmpty || !byPlace.isEmpty else {
            html("p", .class("hint"), text: RemindersWording.none)
            return
        }
        html("ul", .class("rows")) { html in
            for reminder in reminders {
                write(
                    reminder.id, practice.clock.text(reminder.time),
                    RemindersWording.line(reminder, habit, practice, today), to: &html)
            }
            for reminder in byPlace {
                write(
                    reminder.id, practice.place(reminder.place)?.name.text ?? "",
                    RemindersWording.line(reminder, habit, practice, today), to: &html)
            }
        }
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
}
