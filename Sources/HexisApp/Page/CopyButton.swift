/// Copies the content of a field. The page script makes it visible.
struct CopyButton: View {
    /// The field's id.
    let field: String

    func write(to html: inout HTML) {
        html(
            "button", .class("button quiet"), .type("button"), Attribute("data-copy", field),
            Attribute("hidden", if: true), text: CommonWording.copy)
    }
}
