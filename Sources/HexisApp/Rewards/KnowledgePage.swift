import HexisCore

/// A page to read a piece of knowledge.
struct KnowledgePage {
    let knowledge: Knowledge
    let practice: Practice
    let surroundings: Surroundings

    func page() -> HTML {
        let document = Document(
            knowledge.title, in: .rewards, of: practice, with: surroundings,
            sheet: Sheet(over: Place.rewards.address))
        return document.page { html in
            writeHeader(to: &html)
            html("p", .class("reading"), text: knowledge.text)
            if let tip = knowledge.tip { write(tip, to: &html) }
            html(SourceNote(source: knowledge.source))
        }
    }

    private func writeHeader(to html: inout HTML) {
        html("header", .class("reading-head")) { html in
            html("p", text: RewardsWording.oneKnowledge)
            html("h1", text: knowledge.title)
        }
    }

    private func write(_ tip: String, to html: inout HTML) {
        html("section", .class("panel tip")) { html in
            html("h2", text: RewardsWording.tryIt)
            html("p", text: tip)
        }
    }
}

/// The literature reference at the foot of a page.
struct SourceNote: View {
    let source: Source

    func write(to html: inout HTML) {
        html("p", .class("hint source")) { html in
            html("strong", text: RewardsWording.source)
            html.text(" \(RewardsWording.citation(source))")
            if let doi = source.doi {
                html.text(" ")
                html(
                    "a", .href("https://doi.org/\(doi)"), Attribute("rel", "noopener noreferrer"),
                    text: "doi.org/\(doi)")
            }
        }
    }
}
