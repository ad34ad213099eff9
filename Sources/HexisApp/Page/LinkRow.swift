/// A row that leads to another page: its name, and what there is.
struct LinkRow: View {
    /// What leads back to the row, if anything does.
    var id: String?
    let name: String
    var line: String?
    let address: String

    func write(to html: inout HTML) {
        html("li", .class("row"), Attribute("id", id)) { html in
            html("a", .class("card-body"), .href(address)) { html in
                html("span", .class("card-text")) { html in
                    html("span", .class("card-name"), text: name)
                    if let line { html("span", .class("card-line"), text: line) }
                }
                html("span", .class("arrow ahead"), .decorative, text: "")
            }
        }
    }
}
