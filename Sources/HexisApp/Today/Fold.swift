extension HTML {
    /// Writes a part of Today that can be folded away. The page script remembers for the rest of the day, by the key,
    /// whether the person opened or folded it.
    @inline(never)
    mutating func fold(
        _ key: String, _ title: String, _ detail: String, isOpen: Bool = false, content: (inout HTML) -> Void
    ) {
        self(
            "details", .class("group part"), Attribute("data-fold", key), Attribute("open", if: isOpen)
        ) { html in
            html("summary") { html in
                html("h2", text: title)
                html("span", .class("part-count"), text: detail)
                html("span", .class("arrow"), .decorative, text: "")
            }
            content(&html)
        }
    }
}
