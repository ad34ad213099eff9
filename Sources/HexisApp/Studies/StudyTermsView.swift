import HexisCore

/// What a study asks people to agree to, in full.
struct StudyTermsView: View {
    let terms: StudyTerms
    let today: Day

    func write(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("p", .class("survey-text"), text: terms.text.text)
            html("h2", text: TakingPartWording.contact)
            html("p", .class("survey-text"), text: terms.contact.text)
            writeTopics(to: &html)
            html("p", text: TakingPartWording.span(terms.days, seenFrom: today))
            html("p", text: TakingPartWording.never)
            html("p", text: TakingPartWording.leaving)
        }
    }

    private func writeTopics(to html: inout HTML) {
        html("h2", text: TakingPartWording.collected)
        html("ul", .class("bullets")) { html in
            for topic in terms.topics.topics {
                html("li", text: TakingPartWording.line(of: topic))
            }
        }
    }
}
