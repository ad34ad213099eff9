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
                html("h2", text: LoopsWording.whatGoesOn)
                html(Explanation(title: LoopsWording.whyTitle, text: LoopsWording.why))
                html("div", .class("times")) { html in
                    html(
                        TextField(
                            label: LoopsWording.time, name: "time", value: form.time,
                            problem: problems["time"], type: "time"))
                    html(
                        TextField(
                            label: LoopsWording.day, name: "day", value: form.day, problem: problems["day"],
                            type: "date"))
                }
                let compilation = visit.loop.compilation
                for question in CueQuestion.allCases { write(question, compilation, to: &html) }
                html("div", .class("buttons")) { html in
                    html("button", .class("button"), text: CommonWording.save)
                }
            }
            if let changed {
                visit.button(
                    &html, CommonWording.delete, to: "/log/\(changed.id)/remove", 115, of: changed.id,
                    names: "button quiet danger")
            }
        }
    }

    private func write(_ question: CueQuestion, _ compilation: Compilation, to html: inout HTML) {
        html("div", .class("question")) { html in
            html(
                TextField(
                    label: LoopsWording.question(question), name: question.name,
                    value: form.texts[question.rawValue], hint: LoopsWording.example(question),
                    problem: problems[question.name]))
            let chips = chips(question, compilation)
            guard !chips.isEmpty else { return }
            html(
                "div", .class("weekdays"), Attribute("role", "group"),
                .label(LoopsWording.earlier(question))
            ) { html in
                for chip in chips { write(chip, question, to: &html) }
            }
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
}

/// Noted urges, latest first, each with a link to change it.
struct UrgeList: View {
    let visit: LoopVisit
    let urges: ArraySlice<Urge>
    let title: String

    func write(to html: inout HTML) {
        guard !urges.isEmpty else { return }
        html("section", .class("panel")) { html in
            html("h2", text: title)
            html("ul", .class("rows")) { html in
                for urge in urges.reversed() { write(urge, to: &html) }
            }
        }
    }

    private func write(_ urge: Urge, to html: inout HTML) {
        let when = LoopsWording.when(urge, seenFrom: visit.today, by: visit.practice.clock)
        html("li", .class("row")) { html in
            html("span", .class("card-text")) { html in
                html("span", .class("card-name"), text: when)
                html(
                    "span", .class("card-line"),
                    text: CueQuestion.allCases.compactMap { urge[$0]?.text }.joined(separator: " · "))
            }
            html(
                "a", .class("button quiet"), .href("\(visit.address)/log/\(urge.id)"),
                .label("\(PlansWording.change): \(when)"), text: PlansWording.change)
        }
    }
}
