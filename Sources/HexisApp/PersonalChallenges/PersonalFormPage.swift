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
        html(
            "form", .class("panel"), Attribute("method", "post"), Attribute("action", address),
            Attribute("aria-labelledby", "presets")
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(nil, 1436)]))
            html("h2", .id("presets"), text: PersonalWording.presets)
            html("a", .class("tall"), .href("#form"), text: PersonalWording.own)
            writeFamilies(to: &html)
        }
    }

    private func writeFamilies(to html: inout HTML) {
        var number = 0
        for family in PersonalPreset.families {
            html("h3", text: family.name)
            html("ul", .class("presets")) { html in
                for preset in family.presets {
                    write(preset, number, to: &html)
                    number += 1
                }
            }
        }
    }

    private func write(_ preset: PersonalPreset, _ number: Int, to html: inout HTML) {
        html("li") { html in
            html(
                "button", .class("button quiet"), .name("preset"), .value("\(number)"), text: preset.title)
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
            html(PersonalFields(form: form, problems: problems))
            writeButton(to: &html)
        }
    }

    private func writeButton(to html: inout HTML) {
        html("div", .class("buttons")) { html in
            html(
                "button", .class("button"),
                text: changed == nil ? PersonalWording.start : CommonWording.save)
        }
    }
}
