import HexisCore

/// A summary of all notes about a loop's urges: what recurs, when urges came, and each question's answers with their
/// counts. The person picks one or more answers as the cue.
struct CompilationPage {
    let visit: LoopVisit

    func reply() -> Reply {
        let compilation = visit.loop.compilation
        return visit.page(LoopsWording.compilation) { html in
            guard !visit.loop.urges.isEmpty else { return writeEmpty(to: &html) }
            html(RecurrencePanel(visit: visit, compilation: compilation))
            writeAnswers(compilation, to: &html)
            html(UrgeTimes(visit: visit, compilation: compilation))
            html(BondsPanel(visit: visit, compilation: compilation))
            html(UrgeList(visit: visit, urges: visit.loop.urges.suffix(60), title: LoopsWording.allNoted))
        }
    }

    private func writeEmpty(to html: inout HTML) {
        html("section", .class("empty")) { html in
            html("h2", text: LoopsWording.nothingNoted)
            html("p", text: LoopsWording.nothingNotedText)
            html("a", .class("button"), .href("\(visit.address)/log"), text: LoopsWording.urge)
        }
    }

    /// Writes a form that records nothing: the ticked answers become the draft of the cue on the next page.
    private func writeAnswers(_ compilation: Compilation, to html: inout HTML) {
        html(
            "form", .class("panel ranked"), Attribute("action", "\(visit.address)/cue"),
            Attribute("method", "get")
        ) { html in
            html("h2", text: LoopsWording.whichCue)
            html(Explanation(title: LoopsWording.cueTitle, text: LoopsWording.cueExplanation))
            html("p", .class("hint"), text: LoopsWording.tick)
            writeChoices(compilation, to: &html)
        }
    }

    private func writeChoices(_ compilation: Compilation, to html: inout HTML) {
        for question in CueQuestion.allCases where !compilation[question].isEmpty {
            writeAnswers(compilation, about: question, to: &html)
        }
        writeUsualTime(compilation, to: &html)
        html("div", .class("buttons")) { html in
            html("button", .class("button"), text: LoopsWording.toCue)
        }
    }

    private func writeAnswers(_ compilation: Compilation, about question: CueQuestion, to html: inout HTML) {
        html("fieldset") { html in
            html("legend", text: LoopsWording.question(question))
            for group in compilation[question].prefix(8) {
                write(group, question, of: compilation.urges.count, to: &html)
            }
        }
    }

    private func write(_ group: AnswerGroup, _ question: CueQuestion, of total: Int, to html: inout HTML) {
        write(
            group.text, question.name, group.text, group.count, of: total,
            group.others.isEmpty ? nil : LoopsWording.alsoWritten(group.others), to: &html)
    }

    private func writeUsualTime(_ compilation: Compilation, to html: inout HTML) {
        guard let time = compilation.usualTime else { return }
        html("fieldset") { html in
            html("legend", text: LoopsWording.time)
            let text = LoopsWording.between(time, by: visit.practice.clock)
            write(text, "time", text, time.count, of: compilation.urges.count, nil, to: &html)
        }
    }

    @inline(never)
    private func write(
        _ text: String, _ name: String, _ value: String, _ count: Int, of total: Int, _ note: String?,
        to html: inout HTML
    ) {
        html("label", .class("choice-label rank")) { html in
            html.void("input", .type("checkbox"), .name(name), .value(value))
            html("span", .class("card-text")) { html in
                html("span", text: text)
                if let note { html("span", .class("card-line"), text: note) }
                writeStrip(count, of: total, to: &html)
            }
            html("span", .class("report-percent"), text: "\(count)")
            html("span", .class("visually-hidden"), text: LoopsWording.ofUrges(total))
        }
    }

    private func writeStrip(_ count: Int, of total: Int, to html: inout HTML) {
        html(
            "svg", .class("strip"), .decorative, Attribute("viewBox", "0 0 \(total) 8"),
            Attribute("preserveAspectRatio", "none")
        ) { html in
            html("rect", .class("track"), Attribute("width", total), Attribute("height", 8), text: "")
            html("rect", .class("segment"), Attribute("width", count), Attribute("height", 8), text: "")
        }
    }
}
