/// A code just made, which is shown only this once, the link that holds it, and its QR code.
struct TypedCodePanel: View {
    let title: String
    let text: String
    let code: String
    let link: String
    /// The address of the QR code.
    let picture: String

    func write(to html: inout HTML) {
        html("section", .class("panel announcement"), Attribute("data-once", if: true)) { html in
            html("h2", text: title)
            html("p", text: text)
            html("p") { html in html("strong") { html in html("code", text: code) } }
            html(AddressField(label: PeopleWording.link, name: "link", address: link))
            html("div", .class("buttons")) { html in html(CopyButton(field: "link")) }
            html.void(
                "img", .class("route-code"), Attribute("src", picture), Attribute("alt", PeopleWording.code),
                Attribute("width", 240), Attribute("height", 240))
        }
    }
}
