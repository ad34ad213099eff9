/// Says what came of a way through a provider, where no field is to blame.
struct ProviderAlert: View {
    let text: String

    func write(to html: inout HTML) {
        html(
            "div", .class("problems"), Attribute("role", "alert"), .id("problems"),
            Attribute("tabindex", "-1")
        ) { html in
            html("p", text: text)
        }
    }
}
