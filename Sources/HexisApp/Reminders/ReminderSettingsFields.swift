import HexisCore

/// The fields of the reminder settings, and their button.
struct ReminderSettingsFields: View {
    let form: ReminderSettingsForm
    let problems: [Problem]
    let practice: Practice

    func write(to html: inout HTML) {
        writeRoutine(to: &html)
        writeQuietHours(to: &html)
        writeEveningQuestion(to: &html)
        writeWording(to: &html)
        html("div", .class("buttons")) { html in
            html("button", .class("button"), text: CommonWording.save)
        }
    }

    private func writeRoutine(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: ReminderSettingsWording.routine)
            html(
                Explanation(
                    title: ReminderSettingsWording.routineExplanationTitle,
                    text: ReminderSettingsWording.routineExplanation))
            writeRoutines(to: &html)
        }
    }

    private func writeRoutines(to html: inout HTML) {
        html(
            LinedChoices(legend: ReminderSettingsWording.routine) { html in
                for routine in ReminderRoutine.allCases { write(routine, to: &html) }
            })
    }

    private func write(_ routine: ReminderRoutine, to html: inout HTML) {
        html(
            LinedChoice(
                name: "routine", value: routine.name, text: RemindersWording.name(of: routine),
                line: ReminderSettingsWording.count(practice.reminderCount(in: routine)),
                isChosen: form.routine == routine))
    }

    private func writeQuietHours(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: ReminderSettingsWording.quietHours)
            html(
                Explanation(
                    title: ReminderSettingsWording.quietExplanationTitle,
                    text: ReminderSettingsWording.quietExplanation))
            html("p", .class("hint"), text: ReminderSettingsWording.quietHint)
            html("div", .class("times")) { html in writeQuietTimes(to: &html) }
        }
    }

    private func writeQuietTimes(to html: inout HTML) {
        html(
            TextField(
                label: ReminderSettingsWording.quietFrom, name: "quiet-from", value: form.quietFrom,
                problem: problems["quiet-from"], type: "time"))
        html(
            TextField(
                label: ReminderSettingsWording.quietUntil, name: "quiet-until", value: form.quietUntil,
                problem: problems["quiet-until"], type: "time"))
    }

    private func writeEveningQuestion(to html: inout HTML) {
        html("section", .class("panel reminder-question")) { html in
            html("h2", text: ReminderSettingsWording.question)
            html(
                TextField(
                    label: ReminderSettingsWording.questionTime, name: "evening-question",
                    value: form.eveningQuestion, hint: ReminderSettingsWording.questionHint,
                    problem: problems["evening-question"], type: "time"))
        }
    }

    private func writeWording(to html: inout HTML) {
        html("section", .class("panel"), .id("wording")) { html in
            html("h2", text: ReminderSettingsWording.wording)
            html("p", .class("hint"), text: ReminderSettingsWording.wordingHint)
            html(
                LinedChoices(legend: ReminderSettingsWording.wording) { html in
                    for wording in ReminderWording.allCases { write(wording, to: &html) }
                })
        }
    }

    private func write(_ wording: ReminderWording, to html: inout HTML) {
        html(
            LinedChoice(
                name: "wording", value: wording.name, text: ReminderSettingsWording.name(of: wording),
                line: ReminderSettingsWording.example(of: wording), isChosen: form.wording == wording))
    }
}

extension Practice {
    /// The number of reminders of active habits in a routine.
    fileprivate func reminderCount(in routine: ReminderRoutine) -> Int {
        var count = 0
        for habit in habits where !habit.isArchived {
            for reminder in reminders(of: habit) where reminder.routine == routine { count += 1 }
            for reminder in placeReminders(of: habit) where reminder.routine == routine { count += 1 }
        }
        return count
    }
}
