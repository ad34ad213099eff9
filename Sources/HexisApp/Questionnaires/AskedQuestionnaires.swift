import HexisCore

extension AskedSurvey {
    /// A questionnaire that a care provider gave.
    static func given(_ given: GivenQuestionnaire) -> AskedSurvey { AskedSurvey(given.survey) }
}

/// On Today and on the page of a care provider: the questionnaires that wait for answers.
struct OpenQuestionnairesView: View {
    let open: [OpenQuestionnaire]
    let practice: Practice
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        for questionnaire in open {
            let given = questionnaire.given
            html("section", .class("panel announcement")) { html in
                html("h2", text: given.title.text)
                html("p", text: QuestionnaireWording.asks(questionnaire.connection.name))
                writeForm(given, to: &html)
            }
        }
    }

    private func writeForm(_ given: GivenQuestionnaire, to html: inout HTML) {
        let isBegun = practice.unfinishedRun(of: GivenQuestionnaire.survey, about: given.id) != nil
        html("form", Attribute("method", "post"), Attribute("action", "/surveys")) { html in
            html(HiddenFields(fields(given)))
            html(
                "button", .class("button"), .label(QuestionnaireWording.answer(given.title.text)),
                text: isBegun ? SurveyWording.goOn : CareWording.answer)
        }
    }

    private func fields(_ given: GivenQuestionnaire) -> [(name: String, value: String)] {
        [
            surroundings.formIdentifier(given.id, 1504),
            ("survey", GivenQuestionnaire.survey.text), ("subject", given.id.description),
        ]
    }
}
