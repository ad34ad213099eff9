import HexisCore

/// A placeholder until there is progress to show: what will appear here, and the next step.
struct EmptyProgress: View {
    let title: String
    let text: String
    let address: String
    let action: String
    let assets: Assets

    func write(to html: inout HTML) {
        html("section", .class("empty")) { html in
            html("div", .class("empty-picture")) { html in html(Symbol("place-progress", assets: assets)) }
            html("h2", text: title)
            html("p", text: text)
            html("a", .class("button"), .href(address), text: action)
        }
    }
}
