import HexisCore

/// The form fields for adding or changing a reminder.
struct ReminderFormView: View {
    let habit: Habit
    let form: ReminderForm
    let problems: [Problem]
    let action: String
    let hidden: (name: String, value: String)
    let submit: String
    let practice: Practice
    let today: Day

    func write(to html: inout HTML) {
        html(
            "form", .class("reminder-form"), Attribute("method", "post"), Attribute("action", action),
            Attribute("novalidate", if: true)
        ) { html in
            html(HiddenFields([hidden]))
            writeTimeOrPlace(to: &html)
            writeWeekdays(to: &html)
            writeRoutine(to: &html)
            html("div", .class("buttons")) { html in html("button", .class("button"), text: submit) }
        }
    }

    private func writeTimeOrPlace(to html: inout HTML) {
        if let place = form.place {
            html(PlaceField(places: practice.places, chosen: place, problem: problems["place"]))
        } else {
            html(
                TextField(
                    label: RemindersWording.time, name: "time", value: form.time,
                    problem: problems["time"], type: "time", isRequired: true))
        }
    }

    /// Offers the days on which the habit can be due, if there is more than one.
    private func writeWeekdays(to html: inout HTML) {
        let possible = practice.possibleDays(of: habit, on: today)
        let days = practice.firstWeekday.week.filter {
            possible.contains($0) || form.weekdays.contains($0)
        }
        guard days.count > 1 else { return }
        html("fieldset", .class("weekdays"), Attribute("aria-describedby", "weekdays-hint")) { html in
            html("legend", text: RemindersWording.weekdays)
            html(FieldNotes(field: "weekdays", hint: RemindersWording.weekdaysHint, problem: nil))
            html(WeekdayChoices(days: days, chosen: form.weekdays))
        }
    }

    private func writeRoutine(to html: inout HTML) {
        html("details", .class("more")) { html in
            html("summary", text: RemindersWording.more)
            html(
                SelectField(
                    label: RemindersWording.routine, name: "routine",
                    options: ReminderRoutine.allCases.map { ($0.name, RemindersWording.name(of: $0)) },
                    selected: form.routine.name, hint: RemindersWording.routineHint))
        }
    }
}

/// A field to choose one of the person's places.
struct PlaceField: View {
    let places: [NamedPlace]
    let chosen: String
    var problem: String?

    func write(to html: inout HTML) {
        html(
            SelectField(
                label: RemindersWording.place, name: "place",
                options: places.map { ($0.id.description, $0.name.text) }, selected: chosen, problem: problem)
        )
    }
}
