extension HTML {
    /// Writes a part of what is stored about a person: its title, a text if there is one, and a row for each kind.
    mutating func storedSection(_ title: String, _ text: String? = nil, rows: (inout HTML) -> Void) {
        self("section", .class("panel")) { html in
            html("h2", text: title)
            if let text { html("p", text: text) }
            html("ul", .class("rows"), content: rows)
        }
    }

    /// Writes a kind of what is stored, with how much there is and why.
    mutating func storedRow(_ name: String, _ lines: [String]) {
        self("li", .class("row")) { html in
            html("span", .class("card-text")) { html in
                html("span", .class("card-name"), text: name)
                for line in lines { html("span", .class("card-line"), text: line) }
            }
        }
    }
}
