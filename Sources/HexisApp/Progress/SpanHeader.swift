/// The week or month shown, with links to the previous and the next where they exist.
struct SpanHeader: View {
    struct Step {
        let address: String
        let label: String
    }

    /// The id of the title, which labels the section.
    let id: String
    let title: String
    let details: [String]
    /// `nil` if there is nothing earlier.
    let earlier: Step?
    /// `nil` if there is nothing later.
    let later: Step?

    func write(to html: inout HTML) {
        html("header", .class("calendar-header")) { html in
            write(earlier, arrow: "arrow back", to: &html)
            html("div", .class("span-title")) { writeTitle(to: &$0) }
            write(later, arrow: "arrow ahead", to: &html)
        }
    }

    private func writeTitle(to html: inout HTML) {
        html("h2", .id(id), text: title)
        guard !details.isEmpty else { return }
        html("p") { html in
            for detail in details { html("span", text: detail) }
        }
    }

    private func write(_ step: Step?, arrow: String, to html: inout HTML) {
        guard let step else {
            html("span", .class("no-step"), text: "")
            return
        }
        html("a", .class("round"), .href(step.address), .label(step.label)) { html in
            html("span", .class(arrow), .decorative, text: "")
        }
    }
}
