import HexisCore

/// The address does not exist or belongs to another person; both look the same.
struct NotFoundPage {
    let practice: Practice
    let surroundings: Surroundings

    func page() -> HTML {
        Document(NotFoundWording.title, in: .today, of: practice, with: surroundings).page { html in
            html("section", .class("empty")) { html in
                html("h1", text: NotFoundWording.title)
                html("p", text: NotFoundWording.text)
                html("a", .class("button"), .href("/today"), text: CommonWording.today)
            }
        }
    }
}

/// User-facing text of the page for unknown addresses.
enum NotFoundWording {
    static var title: String { "There is nothing here" }
    static var text: String { "The page may have moved, or what it showed was deleted." }
}
