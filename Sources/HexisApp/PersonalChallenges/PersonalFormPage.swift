import HexisCore

/// The form of a personal challenge, with presets to pick from if it is new.
struct PersonalFormPage {
    let form: PersonalForm
    let problems: [Problem]
    let changed: PersonalChallenge?
    let practice: Practice
    let surroundings: Surroundings

    private var address: String { "/personal-challenges" }

    func page() -> HTML {
        let title = changed == nil ? PersonalWording.new : PersonalWording.changeTitle
        let document = Document(title, below: .goals, of: practice, with: surroundings)
        return document.page { html in
            html.pageHeader(
                title, back: changed.map { "\(address)/\($0.id)" } ?? address,
                changed?.title.text ?? PersonalWording.title)
            html(ProblemSummary(problems: problems))
            if changed == nil, problems.isEmpty { writePresets(to: &html) }
            writeForm(to: &html)
        }
    }

    /// Writes a tile for each preset, which takes it on at once.
    private func writePresets(to html: inout HTML) {
        var number = 0
        html(
            "form", .class("panel"), Attribute("method", "post"), Attribute("action", address),
            Attribute("aria-labelledby", "presets")
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(nil, 1436)]))
            html("h2", .id("presets"), text: PersonalWording.presets)
            html("a", .class("tall"), .href("#form"), text: PersonalWording.own)
            for family in PersonalPreset.families {
                html("h3", text: family.name)
                html("ul", .class("presets")) { html in
                    for preset in family.presets {
                        html("li") { html in
                            html(
                                "button", .class("button quiet"), .name("preset"), .value("\(number)"),
                                text: preset.title)
                        }
                        number += 1
                    }
                }
            }
        }
    }

    private func writeForm(to html: inout HTML) {
        html(
            "form", .class("panel own-challenge"), .id("form"), Attribute("method", "post"),
            Attribute("action", changed.map { "\(address)/\($0.id)" } ?? address),
            Attribute("novalidate", if: true)
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(changed?.id, 1434)]))
            if changed == nil { html("h2", text: PersonalWording.own) }
            write(PersonalWording.titleLabel, "title", form.title, PersonalWording.titleHint, to: &html)
            writeChoices(to: &html)
            html("div", .class("pair")) { html in
                html("div", .class("how-much")) { html in
                    write(
                        PersonalWording.amount, "amount", form.amount, PersonalWording.amountHint,
                        keyboard: "decimal", to: &html)
                }
                html("div", .class("of-what")) { html in
                    write(PersonalWording.unit, "unit", form.unit, PersonalWording.unitHint, to: &html)
                }
            }
            html("div", .class("pair")) { html in
                write(PersonalWording.first, "first", form.first, type: "date", to: &html)
                write(PersonalWording.last, "last", form.last, type: "date", to: &html)
            }
            html(
                TextField(
                    label: PersonalWording.description, name: "description", value: form.description,
                    hint: PersonalWording.descriptionHint, problem: problems["description"], rows: 3))
            html("div", .class("buttons")) { html in
                html(
                    "button", .class("button"),
                    text: changed == nil ? PersonalWording.start : CommonWording.save)
            }
        }
    }

    private func writeChoices(to html: inout HTML) {
        var kinds: [(value: String, text: String)] = PersonalChallenge.Kind.allCases.map {
            ($0.name, PersonalWording.name(of: $0))
        }
        // Miles come after kilometres.
        kinds.insert((PersonalForm.miles, PersonalWording.inMiles), at: 2)
        html("div", .class("pair")) { html in
            html(
                SelectField(
                    label: PersonalWording.kind, name: "kind",
                    options: kinds, selected: form.kindName))
            html(
                SelectField(
                    label: PersonalWording.pace, name: "pace",
                    options: PersonalChallenge.Pace.allCases.map { ($0.name, PersonalWording.name(of: $0)) },
                    selected: form.pace.name))
        }
    }

    private func write(
        _ label: String, _ name: String, _ value: String, _ hint: String? = nil, type: String = "text",
        keyboard: String? = nil, to html: inout HTML
    ) {
        html(
            TextField(
                label: label, name: name, value: value, hint: hint, problem: problems[name], type: type,
                keyboard: keyboard))
    }
}
