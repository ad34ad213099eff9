import HexisCore

/// The daily goal of a habit: none, an amount to reach, or a limit to keep.
struct GoalFields: View {
    let form: HabitForm
    let problems: [Problem]

    @inline(never)
    func write(to html: inout HTML) {
        html("fieldset", .class("choices measure")) { html in
            html("legend", text: HabitsWording.measure)
            html("p", .class("hint"), text: HabitsWording.measureExplanation)
            html(choice(.once, HabitsWording.once))
            html(choice(.atLeast, HabitsWording.atLeast))
            html(choice(.atMost, HabitsWording.atMost))
            html("div", .class("amount-fields")) { html in writeAmount(to: &html) }
        }
    }

    private func writeAmount(to html: inout HTML) {
        html(
            TextField(
                label: HabitsWording.amount, name: "amount", value: form.amount,
                hint: HabitsWording.amountHint, problem: problems["amount"], keyboard: "decimal"))
        html(
            TextField(
                label: HabitsWording.unit, name: "unit", value: form.unit, hint: HabitsWording.unitHint,
                problem: problems["unit"]))
        writeSignal(to: &html)
    }

    private func writeSignal(to html: inout HTML) {
        html("div", .class("measured-by")) { html in
            html(
                SelectField(
                    label: MeasurementsWording.follows, name: "signal",
                    options: [("", MeasurementsWording.followsNothing)]
                        + Signal.ofHabits.map { ($0.name, MeasurementsWording.followed($0)) },
                    selected: form.signal?.name ?? "", hint: MeasurementsWording.followsHint))
        }
    }

    private func choice(_ measure: HabitForm.Measure, _ label: String) -> ChoiceView {
        ChoiceView(
            name: "measure", value: measure.name, label: label, isChosen: form.measure == measure,
            details: { _ in })
    }
}
