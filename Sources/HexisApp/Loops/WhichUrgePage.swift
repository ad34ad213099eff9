import HexisCore

/// The target of the home screen shortcut: it leads straight to noting an urge if exactly one loop is in progress,
/// and otherwise asks which one.
struct WhichUrgePage {
    let practice: Practice
    let surroundings: Surroundings

    func reply() -> Reply {
        let loops = practice.loops.filter { !$0.isFinalized }
        if loops.count == 1, let loop = loops.first { return .redirect(to: "/loops/\(loop.id)/log") }
        let document = Document(LoopsWording.whichUrge, below: .oldHabits, of: practice, with: surroundings)
        return .page(
            document.page { html in
                html.pageHeader(LoopsWording.whichUrge, back: "/loops", LoopsWording.title)
                if loops.isEmpty { writeNone(to: &html) }
                html(LoopCards(practice: practice))
            })
    }

    private func writeNone(to html: inout HTML) {
        html("section", .class("panel empty")) { html in
            html("p", text: LoopsWording.explanation)
            html("a", .class("button"), .href("/loops/new"), text: LoopsWording.new)
        }
    }
}
