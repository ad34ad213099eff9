import HexisCore

/// The fields of a personal challenge.
struct PersonalFields: View {
    let form: PersonalForm
    let problems: [Problem]

    func write(to html: inout HTML) {
        write(PersonalWording.titleLabel, "title", form.title, PersonalWording.titleHint, to: &html)
        html("div", .class("pair")) { html in writeChoices(to: &html) }
        html("div", .class("pair")) { html in writeAmount(to: &html) }
        html("div", .class("pair")) { html in
            write(PersonalWording.first, "first", form.first, type: "date", to: &html)
            write(PersonalWording.last, "last", form.last, type: "date", to: &html)
        }
        writeDescription(to: &html)
    }

    private func writeChoices(to html: inout HTML) {
        html(
            SelectField(
                label: PersonalWording.kind, name: "kind", options: kinds, selected: form.kindName))
        html(
            SelectField(
                label: PersonalWording.pace, name: "pace",
                options: PersonalChallenge.Pace.allCases.map { ($0.name, PersonalWording.name(of: $0)) },
                selected: form.pace.name))
    }

    private var kinds: [(value: String, text: String)] {
        var kinds: [(value: String, text: String)] = PersonalChallenge.Kind.allCases.map {
            ($0.name, PersonalWording.name(of: $0))
        }
        // Miles come after kilometres.
        kinds.insert((PersonalForm.miles, PersonalWording.inMiles), at: 2)
        return kinds
    }

    private func writeAmount(to html: inout HTML) {
        html("div", .class("how-much")) { html in
            write(
                PersonalWording.amount, "amount", form.amount, PersonalWording.amountHint,
                keyboard: "decimal", to: &html)
        }
        html("div", .class("of-what")) { html in
            write(PersonalWording.unit, "unit", form.unit, PersonalWording.unitHint, to: &html)
        }
    }

    private func writeDescription(to html: inout HTML) {
        html(
            TextField(
                label: PersonalWording.description, name: "description", value: form.description,
                hint: PersonalWording.descriptionHint, problem: problems["description"], rows: 3))
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
