import HexisCore

/// A page that lies over another one: a rounded panel that slides up from below, with a way back to what is under it.
///
///     Document(title, in: .rewards, settings: …, assets: …, sheet: Sheet(over: "/rewards"))
///
/// It is a page like any other, with an address of its own; only its looks say that it lies on top.
struct Sheet: View {
    /// Where closing leads.
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
