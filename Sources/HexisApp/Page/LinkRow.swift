/// A row that leads to another page: its name, and what there is.
struct LinkRow: View {
    let name: String
    let line: String
    let address: String

    func write(to html: inout HTML) {
        html("li", .class("row")) { html in
            html("a", .class("card-body"), .href(address)) { html in
                html("span", .class("card-text")) { html in
                    html("span", .class("card-name"), text: name)
                    html("span", .class("card-line"), text: line)
                }
                html("span", .class("arrow ahead"), .decorative, text: "")
            }
        }
    }
}
