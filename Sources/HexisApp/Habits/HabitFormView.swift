import HexisCore

/// The form fields for adding or changing a habit.
struct HabitFormView: View {
    let form: HabitForm
    let problems: [Problem]
    let action: String
    let hidden: [(name: String, value: String)]
    let submit: String
    let cancelAddress: String
    /// The groups in use, suggested in addition to the usual ones.
    let groups: [String]
    let firstWeekday: Weekday
    let assets: Assets

    func write(to html: inout HTML) {
        html(ProblemSummary(problems: problems))
        html(
            "form", .class("habit-form"), Attribute("method", "post"), Attribute("action", action),
            Attribute("novalidate", if: true)
        ) { html in
            html(HiddenFields(hidden))
            html(
                TextField(
                    label: HabitsWording.name, name: "name", value: form.name, hint: HabitsWording.nameHint,
                    problem: problems["name"], isRequired: true))
            writeFrequency(to: &html)
            writeMeasure(to: &html)
            writeLooks(to: &html)
            html("div", .class("buttons")) { html in
                html("button", .class("button"), text: submit)
                html("a", .class("button quiet"), .href(cancelAddress), text: CommonWording.cancel)
            }
        }
    }

    private func writeFrequency(to html: inout HTML) {
        html("fieldset", .class("choices")) { html in
            html("legend", text: HabitsWording.frequency)
            html(
                Explanation(
                    title: HabitsWording.frequencyExplanationTitle, text: HabitsWording.frequencyExplanation))
            html(
                choice("frequency", "weekdays", HabitsWording.onWeekdays, form.frequency == .weekdays) {
                    writeWeekdays(to: &$0)
                })
            html(
                choice("frequency", "times", HabitsWording.timesAWeek, form.frequency == .times) {
                    writeTimes(to: &$0)
                })
            html(
                choice("frequency", "interval", HabitsWording.everyDays, form.frequency == .interval) {
                    html in
                    html(
                        TextField(
                            label: HabitsWording.interval, name: "interval", value: form.interval,
                            hint: HabitsWording.intervalHint, problem: problems["interval"],
                            keyboard: "numeric"))
                })
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
        html(
            SelectField(
                label: HabitsWording.span, name: "span",
                options: [
                    (TimesAWeek.Span.calendarWeek.name, HabitsWording.calendarWeek),
                    (TimesAWeek.Span.anySevenDays.name, HabitsWording.anySevenDays),
                ], selected: form.span.name))
    }

    private func writeMeasure(to html: inout HTML) {
        html("fieldset", .class("choices measure")) { html in
            html("legend", text: HabitsWording.measure)
            html("p", .class("hint"), text: HabitsWording.measureExplanation)
            html(choice("measure", "once", HabitsWording.once, form.measure == .once))
            html(choice("measure", "atLeast", HabitsWording.atLeast, form.measure == .atLeast))
            html(choice("measure", "atMost", HabitsWording.atMost, form.measure == .atMost))
            html("div", .class("amount-fields")) { html in
                html(
                    TextField(
                        label: HabitsWording.amount, name: "amount", value: form.amount,
                        hint: HabitsWording.amountHint, problem: problems["amount"], keyboard: "decimal"))
                html(
                    TextField(
                        label: HabitsWording.unit, name: "unit", value: form.unit,
                        hint: HabitsWording.unitHint,
                        problem: problems["unit"]))
                writeSignal(to: &html)
            }
        }
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

    private func writeLooks(to html: inout HTML) {
        let hasProblem = problems["group"] != nil || problems["start"] != nil
        html("details", .class("more"), Attribute("open", if: hasProblem)) { html in
            html("summary", text: HabitsWording.more)
            writeSwatches(to: &html)
            writeSymbols(to: &html)
            html(
                TextField(
                    label: HabitsWording.group, name: "group", value: form.group,
                    hint: HabitsWording.groupHint,
                    problem: problems["group"], suggestions: "groups"))
            html("datalist", .id("groups")) { html in
                for group in groups { html("option", .value(group), text: "") }
            }
            html(
                TextField(
                    label: HabitsWording.start, name: "start", value: form.start,
                    hint: HabitsWording.startHint,
                    problem: problems["start"], type: "date"))
        }
    }

    private func writeSwatches(to html: inout HTML) {
        html("fieldset", .class("swatches")) { html in
            html("legend", text: HabitsWording.colour)
            for colour in HabitColour.allCases {
                html("label", .class("swatch"), Attribute("data-colour", colour.name)) { html in
                    html.void(
                        "input", .type("radio"), .name("colour"), .value(colour.name),
                        .label(HabitsWording.name(of: colour)),
                        Attribute("checked", if: colour == form.colour))
                    html("span", .decorative, text: "")
                }
            }
        }
    }

    private func writeSymbols(to html: inout HTML) {
        html("fieldset", .class("swatches")) { html in
            html("legend", text: HabitsWording.symbol)
            for symbol in HabitSymbol.allCases {
                html("label", .class("swatch drawn")) { html in
                    html.void(
                        "input", .type("radio"), .name("symbol"), .value(symbol.name),
                        .label(HabitsWording.name(of: symbol)),
                        Attribute("checked", if: symbol == form.symbol))
                    html("span", .decorative) { html in html(Symbol(symbol.name, assets: assets)) }
                }
            }
        }
    }

    private func choice(
        _ name: String, _ value: String, _ label: String, _ isChosen: Bool,
        details: @escaping (inout HTML) -> Void = { _ in }
    ) -> ChoiceView {
        ChoiceView(name: name, value: value, label: label, isChosen: isChosen, details: details)
    }
}

/// A radio button with fields of its own, which are visible while it is chosen.
struct ChoiceView: View {
    let name: String
    let value: String
    let label: String
    let isChosen: Bool
    let details: (inout HTML) -> Void

    func write(to html: inout HTML) {
        html("div", .class("choice")) { html in
            html("label", .class("choice-label")) { html in
                html.void(
                    "input", .type("radio"), .name(name), .value(value), .id("\(name)-\(value)"),
                    Attribute("checked", if: isChosen))
                html("span", text: label)
            }
            html("div", .class("choice-details")) { details(&$0) }
        }
    }
}
