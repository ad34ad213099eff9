import HexisCore

/// A page on top of another one: a rounded panel that slides up from below, with a link back to the page underneath.
///
///     Document(title, in: .rewards, settings: …, assets: …, sheet: Sheet(over: "/rewards"))
///
/// It is a page like any other, with its own address; only its looks place it on top.
struct Sheet: View {
    /// The address that closing leads to.
    let address: String

    init(over address: String) {
        self.address = address
    }

    func write(to html: inout HTML) {
        html("a", .class("round sheet-close"), .href(address), .label(CommonWording.close)) { html in
            html("span", .decorative, text: "×")
        }
    }
}
