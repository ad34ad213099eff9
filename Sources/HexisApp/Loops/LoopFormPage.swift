import HexisCore

/// The form for naming the routine of a new loop or renaming that of an existing one.
struct LoopFormPage {
    let text: String
    let problems: [Problem]
    /// `nil` for a new one.
    let loop: Loop?
    let practice: Practice
    let surroundings: Surroundings

    private var address: String { loop.map { "/loops/\($0.id)" } ?? "/loops" }

    func page() -> HTML {
        let title = loop == nil ? LoopsWording.new : LoopsWording.rename
        return Document(title, below: .oldHabits, of: practice, with: surroundings).page { html in
            html.pageHeader(title, back: address, loop?.routine.text ?? LoopsWording.title)
            html(ProblemSummary(problems: problems))
            html(
                "form", .class("panel"), Attribute("method", "post"),
                Attribute("action", loop == nil ? address : "\(address)/edit"),
                Attribute("novalidate", if: true)
            ) { html in writeFields(to: &html) }
            if loop == nil { writeLesson(to: &html) }
        }
    }

    private func writeFields(to html: inout HTML) {
        html(HiddenFields([surroundings.formIdentifier(loop?.id, 110)]))
        html(
            TextField(
                label: LoopsWording.routineField, name: "routine", value: text,
                hint: LoopsWording.routineHint, problem: problems["routine"], isRequired: true))
        html("div", .class("buttons")) { html in
            html("button", .class("button"), text: loop == nil ? LoopsWording.begin : CommonWording.save)
        }
    }

    private func writeLesson(to html: inout HTML) {
        html("section", .class("panel loop-parts")) { html in
            html(LoopDrawing())
            html("div") { html in
                html("h2", text: LoopsWording.explanationTitle)
                html("p", text: LoopsWording.explanation)
                html("p") { html in
                    html("a", .class("tall"), .href("/loops/learn"), text: LoopsWording.learn)
                }
            }
        }
    }
}
