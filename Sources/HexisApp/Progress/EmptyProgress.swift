import HexisCore

/// What stands where there is no progress to show yet: what will appear, and the next step.
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
