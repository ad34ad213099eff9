import HexisCore

/// Six questions on one screen: the time is filled in, earlier answers take one tap, and each question is optional.
struct UrgePage {
    let visit: LoopVisit
    let form: UrgeForm
    let problems: [Problem]
    /// `nil` for a new urge.
    let changed: Urge?

    /// The number of earlier answers offered.
    private static let mostChips = 5

    func reply() -> Reply {
        visit.page(LoopsWording.urge, problems) { html in
            let place = changed.map { "/log/\($0.id)" } ?? "/log"
            visit.form(&html, "panel urge", to: place, 114, of: changed?.id) { html in
                writeFields(to: &html)
            }
            if let changed { writeRemoval(of: changed, to: &html) }
        }
    }

    private func writeFields(to html: inout HTML) {
        html("h2", text: LoopsWording.whatGoesOn)
        html(Explanation(title: LoopsWording.whyTitle, text: LoopsWording.why))
        html("div", .class("times")) { html in writeTime(to: &html) }
        let compilation = visit.loop.compilation
        for question in CueQuestion.allCases { write(question, compilation, to: &html) }
        html("div", .class("buttons")) { html in
            html("button", .class("button"), text: CommonWording.save)
        }
    }

    private func writeTime(to html: inout HTML) {
        html(
            TextField(
                label: LoopsWording.time, name: "time", value: form.time, problem: problems["time"],
                type: "time"))
        html(
            TextField(
                label: LoopsWording.day, name: "day", value: form.day, problem: problems["day"],
                type: "date"))
    }

    private func write(_ question: CueQuestion, _ compilation: Compilation, to html: inout HTML) {
        html("div", .class("question")) { html in
            html(
                TextField(
                    label: LoopsWording.question(question), name: question.name,
                    value: form.texts[question.rawValue], hint: LoopsWording.example(question),
                    problem: problems[question.name]))
            writeChips(question, compilation, to: &html)
        }
    }

    private func writeChips(_ question: CueQuestion, _ compilation: Compilation, to html: inout HTML) {
        let chips = chips(question, compilation)
        guard !chips.isEmpty else { return }
        html(
            "div", .class("weekdays"), Attribute("role", "group"),
            .label(LoopsWording.earlier(question))
        ) { html in
            for chip in chips { write(chip, question, to: &html) }
        }
    }

    private func write(_ chip: String, _ question: CueQuestion, to html: inout HTML) {
        html("label", .class("weekday-choice")) { html in
            html.void(
                "input", .type("checkbox"), .name("\(question.name)-chip"), .value(chip),
                Attribute("checked", if: form.chips[question.rawValue].contains(chip)))
            html("span", text: chip)
        }
    }

    /// Offers the latest answer first, then the most frequent ones; chosen answers stay.
    private func chips(_ question: CueQuestion, _ compilation: Compilation) -> [String] {
        var chips = form.chips[question.rawValue].filter { Answer($0) != nil }
        let groups = compilation[question]
        let lately = groups.firstIndex { $0.latest == compilation.urges.last?.day }
        for place in (lately.map { [$0] } ?? []) + Array(groups.indices)
        where chips.count < UrgePage.mostChips && !chips.contains(groups[place].text) {
            chips.append(groups[place].text)
        }
        return chips
    }

    private func writeRemoval(of urge: Urge, to html: inout HTML) {
        visit.button(
            &html, CommonWording.delete, to: "/log/\(urge.id)/remove", 115, of: urge.id,
            names: "button quiet danger")
    }
}
