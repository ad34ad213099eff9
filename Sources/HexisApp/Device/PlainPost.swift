/// A button that sends nothing but itself, and loads the page that comes back as a whole.
struct PlainPost: View {
    let address: String
    let text: String
    /// Whether it is what most people will want.
    let isFirst: Bool

    init(_ address: String, _ text: String, isFirst: Bool = false) {
        self.address = address
        self.text = text
        self.isFirst = isFirst
    }

    func write(to html: inout HTML) {
        html(
            "form", Attribute("method", "post"), Attribute("action", address),
            Attribute("data-plain", if: true)
        ) { html in
            html("button", .class(isFirst ? "button" : "button quiet"), text: text)
        }
    }
}
