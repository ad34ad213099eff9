import HexisCore

/// The reminder times of a medicine, which may differ from its dose times: for weekdays and weekends, per routine.
struct DoseCallTimesPage {
    let form: DoseCallTimesForm
    let problems: [Problem]
    let practice: Practice
    let surroundings: Surroundings
    var notice: Notice?

    private var medicine: Medicine { form.medicine }
    private var address: String { "/medicine/\(medicine.id)/reminders" }

    func page() -> HTML {
        let document = Document(
            DoseCallTimesWording.title, below: .medicine, of: practice, with: surroundings, notice: notice)
        return document.page { html in
            html.pageHeader(DoseCallTimesWording.title, back: "/medicine/\(medicine.id)", medicine.name)
            html(ProblemSummary(problems: problems))
            html(RemindersOutOfReach(practice: practice, surroundings: surroundings))
            writeTimes(to: &html)
        }
    }

    private func writeTimes(to html: inout HTML) {
        guard !form.fields.isEmpty else {
            return html("p", .class("hint"), text: DoseCallTimesWording.noTimes)
        }
        html("p", .class("hint"), text: DoseCallTimesWording.lead)
        writeRoutines(to: &html)
        writeRoutineInEffect(to: &html)
        writeForm(to: &html)
    }

    private func writeRoutines(to html: inout HTML) {
        html("nav", .class("call-routines"), .label(DoseCallTimesWording.routines)) { html in
            for routine in ReminderRoutine.allCases {
                html(
                    "a", .class("button quiet"), .href("\(address)?routine=\(routine.name)"),
                    Attribute("aria-current", routine == form.routine ? "true" : nil),
                    text: RemindersWording.name(of: routine))
            }
        }
    }

    private func writeRoutineInEffect(to html: inout HTML) {
        html("p", .class("hint")) { html in
            let holds = practice.settings.routine
            html("span", text: "\(DoseCallTimesWording.holds(RemindersWording.name(of: holds))) ")
            html("a", .class("tall"), .href("/settings/reminders"), text: DoseCallTimesWording.change)
        }
    }

    private func writeForm(to html: inout HTML) {
        html(
            "form", .class("fields"), Attribute("method", "post"), Attribute("action", address),
            Attribute("novalidate", if: true)
        ) { html in
            html(HiddenFields(hiddenFields))
            for place in stride(from: 0, to: form.fields.count - 1, by: 2) {
                write(form.fields[place], form.fields[place + 1], to: &html)
            }
            html("button", .class("button"), text: CommonWording.save)
        }
    }

    private var hiddenFields: [(name: String, value: String)] {
        [surroundings.formIdentifier(medicine.id, 1293), ("routine", form.routine.name)]
    }

    private func write(
        _ weekday: DoseCallTimesForm.Field, _ weekend: DoseCallTimesForm.Field, to html: inout HTML
    ) {
        html("fieldset", .class("panel call-times")) { html in
            html("legend", text: DoseCallTimesWording.dose(practice.clock.text(weekday.dose)))
            html("div", .class("pair")) { html in
                write(weekday, DoseCallTimesWording.weekdays, to: &html)
                write(weekend, DoseCallTimesWording.weekend, to: &html)
            }
        }
    }

    private func write(_ field: DoseCallTimesForm.Field, _ label: String, to html: inout HTML) {
        html(
            TextField(
                label: label, name: field.name, value: field.typed, problem: problems[field.name],
                type: "time"))
    }
}
