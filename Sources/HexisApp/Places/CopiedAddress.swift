/// An address to copy, with the button that does so.
struct CopiedAddress: View {
    let label: String
    /// The field's id.
    let name: String
    let address: String

    func write(to html: inout HTML) {
        html(AddressField(label: label, name: name, address: address))
        html("div", .class("buttons")) { html in html(CopyButton(field: name)) }
    }
}
