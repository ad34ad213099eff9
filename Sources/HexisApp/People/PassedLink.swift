/// A link that an administrator passes on, shown only once, with its QR code.
struct PassedLink: View {
    let link: String
    /// The address of the code.
    let code: String
    let title: String
    let text: String

    func write(to html: inout HTML) {
        html("section", .class("panel announcement"), Attribute("data-once", if: true)) { html in
            html("h2", text: title)
            html("p", text: text)
            html(AddressField(label: PeopleWording.link, name: "link", address: link))
            html("div", .class("buttons")) { html in html(CopyButton(field: "link")) }
            html.void(
                "img", .class("route-code"), Attribute("src", code), Attribute("alt", PeopleWording.code),
                Attribute("width", 240), Attribute("height", 240))
        }
    }
}
