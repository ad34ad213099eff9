import HexisCore

/// The existing pauses, and a form for another one.
struct PausesPage {
    let form: PauseForm
    let problems: [Problem]
    let practice: Practice
    let surroundings: Surroundings

    private var today: Day { surroundings.moment.today }

    func page() -> HTML {
        let document = Document(PausesWording.title, in: .habits, of: practice, with: surroundings)
        return document.page { html in
            html.pageHeader(
                PausesWording.title, back: "/habits", CommonWording.habits, lead: PausesWording.lead)
            html(ProblemSummary(problems: problems))
            writeForm(to: &html)
            html("section", .class("panel")) { writeList(to: &$0) }
        }
    }

    private func writeForm(to html: inout HTML) {
        html("form", .class("panel"), Attribute("method", "post"), Attribute("action", "/pauses")) { html in
            html(HiddenFields([surroundings.formIdentifier(nil, 50)]))
            writeHabit(to: &html)
            html("div", .class("pair")) { writeDays(to: &$0) }
            html(
                TextField(
                    label: PausesWording.reason, name: "reason", value: form.reason,
                    hint: PausesWording.reasonHint, problem: problems["reason"]))
            html("button", .class("button"), text: PausesWording.new)
        }
    }

    private func writeHabit(to html: inout HTML) {
        html(
            SelectField(
                label: PausesWording.habit, name: "habit",
                options: [("", PausesWording.everyHabit)]
                    + practice.habits.filter { !$0.isArchived }.map { ($0.id.description, $0.name) },
                selected: form.habit))
    }

    private func writeDays(to html: inout HTML) {
        html(
            TextField(
                label: PausesWording.from, name: "from", value: form.from, problem: problems["from"],
                type: "date"))
        html(
            TextField(
                label: PausesWording.until, name: "until", value: form.until, problem: problems["until"],
                type: "date"))
    }

    private func writeList(to html: inout HTML) {
        let pauses = practice.pauses
        html("h2", text: PausesWording.listTitle)
        guard !pauses.isEmpty else { return html("p", .class("hint"), text: PausesWording.empty) }
        html("ul", .class("rows")) { html in
            for pause in pauses { write(pause, to: &html) }
        }
    }

    private func write(_ pause: Pause, to html: inout HTML) {
        html("li", .class("row"), .id("pause-\(pause.id)")) { html in
            html("span", .class("card-text")) { html in
                html("span", .class("card-name"), text: PausesWording.span(pause, seenFrom: today))
                html("span", .class("card-line"), text: subject(of: pause))
            }
            html("div", .class("row-moves")) { writeButtons(for: pause, to: &$0) }
        }
    }

    private func subject(of pause: Pause) -> String {
        let name = pause.habit.map { practice.habit($0)?.name ?? "" } ?? PausesWording.everyHabit
        return [name, pause.reason?.text].compactMap { $0 }.joined(separator: " · ")
    }

    private func writeButtons(for pause: Pause, to html: inout HTML) {
        if pause.contains(today), pause.from < today {
            writeButton(PausesWording.end, "end", pause, 51, to: &html)
        }
        writeButton(PausesWording.remove, "remove", pause, 52, to: &html)
    }

    private func writeButton(
        _ text: String, _ action: String, _ pause: Pause, _ number: UInt64, to html: inout HTML
    ) {
        html("form", Attribute("method", "post"), Attribute("action", "/pauses/\(pause.id)/\(action)")) {
            html in
            html(HiddenFields([surroundings.formIdentifier(pause.id, number)]))
            html(
                "button", .class("button quiet"),
                .label("\(text): \(PausesWording.span(pause, seenFrom: today))"), text: text)
        }
    }
}
