import HexisCore

/// The form for a new API token: its name, and what it may do.
struct ProgramFormPanel: View {
    let form: ProgramForm
    let problems: [Problem]

    func write(to html: inout HTML) {
        html(
            "form", .class("panel"), Attribute("method", "post"),
            Attribute("action", "/settings/programs" as Literal), Attribute("novalidate", if: true)
        ) { html in
            html("h2", text: ProgramsWording.new)
            html(name)
            html("div", .id("may")) { writeScopes(to: &$0) }
            html("div", .class("buttons")) { $0("button", .class("button"), text: ProgramsWording.make) }
        }
    }

    private var name: TextField {
        TextField(
            label: ProgramsWording.name, name: "name", value: form.name, hint: ProgramsWording.nameHint,
            problem: problems["name"], longest: Line.longest)
    }

    private func writeScopes(to html: inout HTML) {
        html(FieldNotes(field: "may", hint: nil, problem: problems["may"]))
        html(
            LinedChoices(legend: ProgramsWording.scope) { html in
                html(choice("add", ProgramsWording.add, ProgramsWording.addText, .adding))
                html(choice("read", ProgramsWording.read, ProgramsWording.readText, .reading))
                html(choice("sync", ProgramsWording.sync, ProgramsWording.syncText, .syncing))
            })
    }

    private func choice(_ value: String, _ text: String, _ line: String, _ scope: AccessScope) -> LinedChoice
    {
        LinedChoice(
            name: "may", value: value, text: text, line: line, isChosen: form.scope.contains(scope),
            isOneOfMany: true)
    }
}
