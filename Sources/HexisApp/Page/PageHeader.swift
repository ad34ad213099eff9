// The top of most pages. These are functions instead of views, because passing texts one by one takes less code in the
// wasm module.

extension HTML {
    /// Writes the header of a page: its title, and what it is about.
    @inline(never)
    mutating func pageHeader(_ title: String, lead: String? = nil) {
        self("header", .class("page-header")) { html in html.writeTitle(title, lead) }
    }

    /// Writes the header of a page below another one, and the link back to that.
    @inline(never)
    mutating func pageHeader(_ title: String, back address: String, _ name: String, lead: String? = nil) {
        self("header", .class("page-header")) { html in
            html.backLink(to: address, name)
            html.writeTitle(title, lead)
        }
    }

    /// Writes the link at the top of a page that leads back, and names where it leads.
    @inline(never)
    mutating func backLink(to address: String, _ name: String) {
        self("a", .class("back-link"), .href(address), text: name)
    }

    /// Leads to the section named by `from` in a page's address, where the person came from; else to the page above.
    mutating func backLink(from section: String?, else address: String, _ name: String) {
        let origin = Place.named(section)
        backLink(to: origin?.address ?? address, origin?.name ?? name)
    }

    private mutating func writeTitle(_ title: String, _ lead: String?) {
        self("h1", text: title)
        if let lead { self("p", text: lead) }
    }
}
