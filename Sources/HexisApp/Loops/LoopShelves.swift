import HexisCore

/// On Habits: the loops, on two shelves.
struct LoopShelves: View {
    let practice: Practice

    func write(to html: inout HTML) {
        let loops = practice.loops
        html("section", .class("archived loops"), .id("loops")) { html in
            html("h2", text: LoopsWording.new)
            html(Explanation(title: LoopsWording.explanationTitle, text: LoopsWording.explanation))
            write(
                LoopsWording.inProgress, LoopsWording.inProgressHint, loops.filter { !$0.isFinalized },
                to: &html)
            write(
                LoopsWording.finalized, LoopsWording.finalizedHint, loops.filter { $0.isFinalized }, to: &html
            )
            html("div", .class("buttons")) { html in
                html("a", .class("button quiet"), .href("/loops/new"), text: LoopsWording.begin)
                html("a", .class("button quiet plain"), .href("/loops/learn"), text: LoopsWording.learn)
            }
        }
    }

    private func write(_ title: String, _ hint: String, _ loops: [Loop], to html: inout HTML) {
        guard !loops.isEmpty else { return }
        html("h3", text: title)
        html("p", .class("hint"), text: hint)
        html("ul", .class("rows")) { html in
            for loop in loops {
                html("li", .class("row")) { html in
                    html("a", .class("card-body"), .href("/loops/\(loop.id)")) { html in
                        html("span", .class("card-text")) { html in
                            html("span", .class("card-name"), text: loop.routine.text)
                            html("span", .class("card-line"), text: LoopsWording.summary(loop))
                        }
                    }
                }
            }
        }
    }
}

/// On Today: an unobtrusive link for noting an urge, for each loop in progress.
struct LoopCards: View {
    let practice: Practice

    func write(to html: inout HTML) {
        let loops = practice.loops.filter { !$0.isFinalized }
        guard !loops.isEmpty else { return }
        html("section", .class("urge-cards")) { html in
            html("h2", text: LoopsWording.urgeQuestion)
            html("ul") { html in
                for loop in loops {
                    html("li") { html in
                        html(
                            "a", .class("button quiet"), .href("/loops/\(loop.id)/log"),
                            text: loop.routine.text)
                    }
                }
            }
        }
    }
}
