import HexisCore

/// How often a habit is due: on weekdays, a number of times a week, or every few days.
struct FrequencyFields: View {
    let form: HabitForm
    let problems: [Problem]
    let firstWeekday: Weekday

    @inline(never)
    func write(to html: inout HTML) {
        html("fieldset", .class("choices")) { html in
            html("legend", text: HabitsWording.frequency)
            html(
                Explanation(
                    title: HabitsWording.frequencyExplanationTitle, text: HabitsWording.frequencyExplanation))
            html(choice(.weekdays, HabitsWording.onWeekdays) { writeWeekdays(to: &$0) })
            html(choice(.times, HabitsWording.timesAWeek) { writeTimes(to: &$0) })
            html(choice(.interval, HabitsWording.everyDays) { html in html(intervalField) })
        }
    }

    private func writeWeekdays(to html: inout HTML) {
        html(
            "fieldset", .class("weekdays"), .id("weekdays"),
            Attribute("aria-describedby", problems["weekdays"].map { _ in "weekdays-problem" })
        ) { html in
            html("legend", .class("visually-hidden"), text: HabitsWording.onWeekdaysLegend)
            html(FieldNotes(field: "weekdays", hint: nil, problem: problems["weekdays"]))
            html(WeekdayChoices(days: firstWeekday.week, chosen: form.weekdays))
        }
    }

    private func writeTimes(to html: inout HTML) {
        html(
            TextField(
                label: HabitsWording.times, name: "times", value: form.times, hint: HabitsWording.timesHint,
                problem: problems["times"], keyboard: "numeric"))
        html(spanField)
    }

    private var spanField: SelectField {
        SelectField(
            label: HabitsWording.span, name: "span",
            options: [
                (TimesAWeek.Span.calendarWeek.name, HabitsWording.calendarWeek),
                (TimesAWeek.Span.anySevenDays.name, HabitsWording.anySevenDays),
            ], selected: form.span.name)
    }

    private var intervalField: TextField {
        TextField(
            label: HabitsWording.interval, name: "interval", value: form.interval,
            hint: HabitsWording.intervalHint, problem: problems["interval"], keyboard: "numeric")
    }

    private func choice(
        _ frequency: HabitForm.Frequency, _ label: String, details: @escaping (inout HTML) -> Void
    ) -> ChoiceView {
        ChoiceView(
            name: "frequency", value: frequency.name, label: label, isChosen: form.frequency == frequency,
            details: details)
    }
}
