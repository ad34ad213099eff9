import HexisCore

/// An introduction to habit loops: the drawing, the meaning of each part, and three examples. It takes three minutes
/// to read.
struct LearnPage {
    let practice: Practice
    let surroundings: Surroundings

    func page() -> HTML {
        let document = Document(LoopsWording.learn, below: .oldHabits, of: practice, with: surroundings)
        return document.page { html in
            html.pageHeader(
                LoopsWording.learn, back: "/loops", LoopsWording.title, lead: LoopsWording.learnLead)
            writeParts(to: &html)
            for example in LoopsWording.examples { write(example, to: &html) }
            writeSteps(to: &html)
            writeNew(to: &html)
        }
    }

    private func writeParts(to html: inout HTML) {
        html("section", .class("panel loop-parts")) { html in
            let any = LoopsWording.cue
            html(LoopDrawing(cue: any, routine: LoopsWording.routine, reward: LoopsWording.reward))
            html("dl", .class("loop-words plain")) { html in
                for part in LoopsWording.parts { html(Term(name: part.name, text: part.text)) }
            }
        }
    }

    private func write(_ example: LoopExample, to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: example.title)
            html("dl", .class("loop-words")) { html in
                html(Term(name: LoopsWording.cue, text: example.cue))
                html(Term(name: LoopsWording.routine, text: example.routine))
                html(Term(name: LoopsWording.craving, text: example.craving))
            }
            html("p", .class("statement"), text: example.plan)
        }
    }

    private func writeSteps(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: LoopsWording.how)
            html("ol", .class("numbered")) { html in
                for step in LoopsWording.steps { html("li", text: step) }
            }
            html("p", .class("hint"), text: LoopsWording.source)
        }
    }

    private func writeNew(to html: inout HTML) {
        html("div", .class("buttons")) { html in
            html("a", .class("button"), .href("/loops/new"), text: LoopsWording.new)
        }
    }
}

/// A term and its explanation.
struct Term: View {
    let name: String
    let text: String

    func write(to html: inout HTML) {
        html("div") { html in
            html("dt", text: name)
            html("dd", text: text)
        }
    }
}

/// An example of an old habit that became a new one.
struct LoopExample {
    let title: String
    let cue: String
    let routine: String
    let craving: String
    let plan: String
}
