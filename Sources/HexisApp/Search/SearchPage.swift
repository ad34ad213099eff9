import HexisCore

/// Finds what the person has and where things are: habits, medicines, goals, old habits, knowledge and pages.
struct SearchPage {
    let text: String
    let practice: Practice
    let surroundings: Surroundings

    static let address = "/search"

    func page() -> HTML {
        let document = Document(SearchWording.title, in: .today, of: practice, with: surroundings)
        return document.page { html in
            html.pageHeader(SearchWording.title)
            writeForm(to: &html)
            let terms = SearchTerms(text)
            if !terms.isEmpty { writeResults(of: terms, to: &html) }
        }
    }

    private func writeForm(to html: inout HTML) {
        html("form", .class("search"), Attribute("role", "search"), Attribute("action", SearchPage.address)) {
            html in
            html(
                TextField(
                    label: SearchWording.label, name: "text", value: text, type: "search",
                    longest: SearchTerms.longest))
            html("button", .class("button"), text: SearchWording.title)
        }
    }

    private func writeResults(of terms: SearchTerms, to html: inout HTML) {
        var results = SearchResults(terms: terms)
        results.addOwn(of: practice)
        results.addPages()
        results.addKnowledge(of: practice)
        results.write(to: &html)
    }
}

/// The magnifying glass in a page's header.
struct SearchLink: View {
    let assets: Assets

    func write(to html: inout HTML) {
        html("a", .class("round"), .href(SearchPage.address), .label(SearchWording.title)) { html in
            html(Symbol("search", assets: assets))
        }
    }
}
