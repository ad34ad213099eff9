import HexisCore

/// On the page of a study: how people join it, and closing it to more of them.
struct StudyInvitation: View {
    let study: Study
    /// The address of its page.
    let address: String
    /// The whole address at which people join.
    let link: String
    /// The address of its QR code.
    let picture: String

    func write(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: StudiesWording.invite)
            if study.isClosed {
                html("p", text: StudiesWording.closedText)
            } else {
                writeWays(to: &html)
            }
            writeClosing(to: &html)
        }
    }

    private func writeWays(to html: inout HTML) {
        html("p", text: StudiesWording.inviteText)
        writeCode(to: &html)
        html(AddressField(label: StudiesWording.link, name: "link", address: link))
        html("div", .class("buttons")) { html in html(CopyButton(field: "link")) }
        html.void(
            "img", .class("route-code"), Attribute("src", picture), Attribute("alt", StudiesWording.picture),
            Attribute("width", 240), Attribute("height", 240))
    }

    private func writeCode(to html: inout HTML) {
        html("p") { html in
            html.text("\(StudiesWording.code): ")
            html("strong") { html in html("code", text: study.code.text) }
        }
    }

    private func writeClosing(to html: inout HTML) {
        html(
            "form", Attribute("method", "post"),
            Attribute("action", "\(address)/\(study.isClosed ? "open" : "close")")
        ) { html in
            html(
                "button", .class("button quiet"),
                text: study.isClosed ? StudiesWording.reopen : StudiesWording.close)
        }
    }
}
