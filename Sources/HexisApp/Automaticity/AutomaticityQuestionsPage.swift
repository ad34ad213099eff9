import HexisCore

/// The four questions about a habit, each with a number from 1 to 7 for an answer.
struct AutomaticityQuestionsPage {
    let habit: Habit
    let form: AutomaticityForm
    let problems: [Problem]
    let settings: Settings
    let surroundings: Surroundings

    private var address: String { "/habits/\(habit.id)/automaticity" }

    func page() -> HTML {
        let document = Document(
            AutomaticityWording.questionsTitle, in: .habits, settings: settings, assets: surroundings.assets)
        return document.page { html in
            html("header", .class("page-header")) { html in
                html("a", .class("back-link"), .href(address), text: CommonWording.back)
                html("h1", text: AutomaticityWording.questionsTitle)
            }
            html(ProblemSummary(problems: problems))
            html(
                "form", .class("panel questions"), Attribute("method", "post"),
                Attribute("action", "\(address)/questions"), Attribute("novalidate", if: true),
                Attribute("data-colour", habit.colour.name)
            ) { html in
                html(HiddenFields([surroundings.formIdentifier(habit.id, 80)]))
                html("h2", text: AutomaticityWording.stem(habit.name))
                html(
                    Explanation(
                        title: AutomaticityWording.questionsExplanationTitle,
                        text: AutomaticityWording.questionsExplanation))
                for item in AutomaticityItem.allCases { write(item, to: &html) }
                html("div", .class("buttons")) { html in
                    html("button", .class("button"), text: CommonWording.save)
                }
            }
        }
    }

    private func write(_ item: AutomaticityItem, to html: inout HTML) {
        html(
            "fieldset", .id(item.name),
            Attribute("aria-describedby", problems[item.name].map { _ in "\(item.name)-problem" })
        ) { html in
            html("legend") { html in
                html("span", .class("visually-hidden"), text: AutomaticityWording.stem(habit.name))
                html.text(AutomaticityWording.ending(item))
            }
            html(FieldNotes(field: item.name, hint: nil, problem: problems[item.name]))
            html("div", .class("scale")) { html in
                for value in Agreement.range { write(value, of: item, to: &html) }
            }
            html("p", .class("scale-ends"), .decorative) { html in
                html("span", text: AutomaticityWording.notAtAll)
                html("span", text: AutomaticityWording.entirely)
            }
        }
    }

    private func write(_ value: Int, of item: AutomaticityItem, to html: inout HTML) {
        html("label") { html in
            html.void(
                "input", .type("radio"), .name(item.name), .value("\(value)"),
                .label(AutomaticityWording.agreement(value)),
                Attribute("checked", if: form[item]?.value == value))
            html("span", .decorative, text: "\(value)")
        }
    }
}
