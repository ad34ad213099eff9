import HexisCore

/// What is wrong with a form field, in a message beside it.
struct Problem: Hashable {
    let field: String
    let message: String
}

extension [Problem] {
    subscript(field: String) -> String? {
        first { $0.field == field }?.message
    }
}

/// The number of fields to correct, with a link to each, at the top of a rejected form.
struct ProblemSummary: View {
    let problems: [Problem]

    func write(to html: inout HTML) {
        guard !problems.isEmpty else { return }
        html(
            "div", .class("problems"), Attribute("role", "alert"), .id("problems"),
            Attribute("tabindex", "-1")
        ) { html in
            html("p", text: CommonWording.problems(problems.count))
            html("ul") { writeLinks(to: &$0) }
        }
    }

    private func writeLinks(to html: inout HTML) {
        for problem in problems {
            html("li") { html in
                html("a", .href("#\(problem.field)"), text: problem.message)
            }
        }
    }
}
