import HexisCore

/// What a care provider asks a patient, and what the patient answered.
struct PatientQuestionnaires: View {
    let connection: CareConnection
    let library: [Questionnaire]
    let rejected: PatientQuestionnaireForm?
    let practice: Practice
    /// The patient's.
    let moment: Moment
    let surroundings: Surroundings

    private var address: String { PatientPage.address(of: connection.id) }
    private var form: PatientQuestionnaireForm { rejected ?? PatientQuestionnaireForm(today: moment.today) }

    func write(to html: inout HTML) {
        html("section", .class("group"), Attribute("aria-labelledby", "questionnaires")) { html in
            html("h2", .id("questionnaires"), text: WritingWording.title)
            for given in connection.givenQuestionnaires.reversed() { write(given, to: &html) }
            html("details", .class("more"), Attribute("open", if: rejected != nil)) { html in
                html("summary", text: WritingWording.give)
                writeGive(to: &html)
            }
        }
    }

    private func writeGive(to html: inout HTML) {
        let offered = library.filter { $0.items.hasQuestions }
        html("div", .class("fields")) { html in
            if offered.isEmpty {
                html("p", text: WritingWording.nothingToGive)
            } else {
                writeForm(offered, to: &html)
            }
            html("a", .class("tall"), .href(QuestionnairesPage.address), text: WritingWording.write)
        }
    }

    private func writeForm(_ offered: [Questionnaire], to html: inout HTML) {
        html(
            "form", .class("fields"), Attribute("method", "post"),
            Attribute("action", "\(address)/questionnaire"), Attribute("novalidate", if: true)
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(connection.id, 1540)]))
            writeChoice(of: offered, to: &html)
            writeTimes(to: &html)
            html("button", .class("button"), text: WritingWording.giveButton)
        }
    }

    private func writeChoice(of offered: [Questionnaire], to html: inout HTML) {
        html(
            SelectField(
                label: WritingWording.which, name: "questionnaire",
                options: offered.map { ($0.id.description, $0.title.text) }, selected: form.questionnaire,
                problem: form.problems["questionnaire"]))
    }

    private func writeTimes(to html: inout HTML) {
        html(
            SelectField(
                label: WritingWording.rhythm, name: "rhythm",
                options: PatientQuestionnaireForm.rhythms.map {
                    ("\($0)", QuestionnaireWording.rhythm($0 > 0 ? $0 : nil))
                }, selected: form.rhythm))
        html(
            TextField(
                label: WritingWording.first, name: "first", value: form.first,
                problem: form.problems["first"], type: "date"))
    }

    private func write(_ given: GivenQuestionnaire, to html: inout HTML) {
        let runs = practice.answers(to: given)
        html("section", .class("panel")) { html in
            html("h3", text: given.title.text)
            html("p", .class("hint"), text: line(given, runs.count))
            html(results(runs, of: given))
            if connection.isAsked(given) { writeEnd(given, to: &html) }
        }
    }

    private func line(_ given: GivenQuestionnaire, _ times: Int) -> String {
        let asked =
            connection.isAsked(given)
            ? "\(QuestionnaireWording.rhythm(given.interval)) \(WritingWording.from(given.first, seenFrom: moment.today))"
            : WritingWording.noLonger
        return "\(asked) · \(WritingWording.answered(times))"
    }

    private func results(_ runs: [SurveyRun], of given: GivenQuestionnaire) -> QuestionnaireResults {
        let survey = given.survey
        let results = runs.suffix(QuestionnaireResults.most).map { run in
            SurveyResult(of: run, through: survey, on: run.finishedAt.map { day(of: $0) })
        }
        return QuestionnaireResults(results: results, given: given, today: moment.today)
    }

    private func day(of instant: Instant) -> Day {
        Moment(instant: instant, offset: moment.offset, dayStart: moment.dayStart).today
    }

    private func writeEnd(_ given: GivenQuestionnaire, to html: inout HTML) {
        html("form", Attribute("method", "post"), Attribute("action", "\(address)/questionnaire-end")) {
            html in
            html(
                HiddenFields([
                    surroundings.formIdentifier(given.id, 1541), ("questionnaire", given.id.description),
                ]))
            html(
                "button", .class("button quiet"), .label(WritingWording.stopAsking(given.title.text)),
                text: WritingWording.stopAsking)
        }
    }
}
