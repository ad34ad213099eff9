import HexisCore

/// On Today: an unobtrusive link for noting an urge, for each loop in progress.
struct LoopCards: View {
    let practice: Practice

    func write(to html: inout HTML) {
        let loops = practice.loops.filter { !$0.isFinalized }
        guard !loops.isEmpty else { return }
        html("section", .class("urge-cards")) { html in
            html("h2", text: LoopsWording.urgeQuestion)
            html("ul") { html in
                for loop in loops { write(loop, to: &html) }
            }
        }
    }

    private func write(_ loop: Loop, to html: inout HTML) {
        html("li") { html in
            html("a", .class("button quiet"), .href("/loops/\(loop.id)/log"), text: loop.routine.text)
        }
    }
}
