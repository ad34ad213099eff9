import HexisCore

/// The known cue, routine and reward.
struct LoopParts: View {
    let visit: LoopVisit

    private var loop: Loop { visit.loop }
    private var cue: String? { loop.cue?.text }
    private var craving: String? { loop.theory?.craving.text }

    func write(to html: inout HTML) {
        html("section", .class("panel loop-parts")) { html in
            html(LoopDrawing(cue: cue, routine: loop.routine.text, reward: craving))
            html("dl", .class("loop-words")) { html in
                writeParts(to: &html)
                writeFurtherWords(to: &html)
            }
            writeLinks(to: &html)
        }
    }

    private func writeParts(to html: inout HTML) {
        html(Term(name: LoopsWording.cue, text: cue ?? LoopsWording.notYet))
        html(Term(name: LoopsWording.routine, text: loop.routine.text))
        html(Term(name: LoopsWording.reward, text: craving ?? LoopsWording.notYet))
    }

    private func writeFurtherWords(to html: inout HTML) {
        if let instead = loop.theory?.fulfilment?.text {
            html(Term(name: LoopsWording.instead, text: instead))
        }
        if !loop.earlierCues.isEmpty {
            let earlier = loop.earlierCues.map { "“\($0.text)”" }.joined(separator: ", ")
            html(Term(name: LoopsWording.earlierCues, text: earlier))
        }
    }

    private func writeLinks(to html: inout HTML) {
        html("p", .class("footer-links")) { html in
            html("a", .href("\(visit.address)/compilation"), text: LoopsWording.toCompilation)
            html(
                "a", .href("\(visit.address)/cue"),
                text: cue == nil ? LoopsWording.toCue : LoopsWording.changeCue)
            html("a", .href("\(visit.address)/rewards"), text: LoopsWording.toRewards)
        }
    }
}
