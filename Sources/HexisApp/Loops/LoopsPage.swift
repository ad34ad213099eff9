import HexisCore

/// The old habits that are being changed, on two shelves: those in progress and the finalized ones.
struct LoopsPage {
    let practice: Practice
    let surroundings: Surroundings

    func page() -> HTML {
        let loops = practice.loops
        let document = Document(LoopsWording.title, on: .oldHabits, of: practice, with: surroundings)
        return document.page { html in
            writeHeader(hasNew: !loops.isEmpty, to: &html)
            if loops.isEmpty { writeEmpty(to: &html) }
            writeShelves(of: loops, to: &html)
            if !loops.isEmpty { writeLearn(to: &html) }
        }
    }

    private func writeHeader(hasNew: Bool, to html: inout HTML) {
        html("header", .class("page-header")) { html in
            html("h1", text: LoopsWording.title)
            if hasNew { writeNew(to: &html) }
            html("p", text: LoopsWording.lead)
        }
    }

    private func writeNew(to html: inout HTML) {
        html("a", .class("button"), .href("/loops/new"), text: LoopsWording.new)
    }

    private func writeEmpty(to html: inout HTML) {
        html("section", .class("empty")) { html in
            html("div", .class("empty-picture")) { html in html(Symbol("turn", assets: surroundings.assets)) }
            html("h2", text: LoopsWording.emptyTitle)
            html("p", text: LoopsWording.explanation)
            writeNew(to: &html)
            writeLearn(to: &html)
        }
    }

    private func writeShelves(of loops: [Loop], to html: inout HTML) {
        write(
            LoopsWording.inProgress, LoopsWording.inProgressHint, loops.filter { !$0.isFinalized },
            to: &html)
        write(
            LoopsWording.finalized, LoopsWording.finalizedHint, loops.filter { $0.isFinalized }, to: &html
        )
    }

    private func write(_ title: String, _ hint: String, _ loops: [Loop], to html: inout HTML) {
        guard !loops.isEmpty else { return }
        html("section", .class("group")) { html in
            html("h2", text: title)
            html("p", .class("hint"), text: hint)
            html("ul", .class("rows")) { html in
                for loop in loops { write(loop, to: &html) }
            }
        }
    }

    private func write(_ loop: Loop, to html: inout HTML) {
        html("li", .class("row"), Attribute("data-colour", Door.loop.colour.name)) { html in
            html("a", .class("card-body"), .href("/loops/\(loop.id)")) { html in
                html("span", .class("card-symbol")) { html in
                    html(Symbol(Door.loop.symbol, assets: surroundings.assets))
                }
                writeText(of: loop, to: &html)
            }
        }
    }

    private func writeText(of loop: Loop, to html: inout HTML) {
        html("span", .class("card-text")) { html in
            html("span", .class("card-name"), text: loop.routine.text)
            html("span", .class("card-line"), text: LoopsWording.summary(loop))
        }
    }

    private func writeLearn(to html: inout HTML) {
        html("p") { html in html("a", .href("/loops/learn"), text: LoopsWording.learn) }
    }
}
