/// Recovery codes that were just made: to be kept now, because they are shown only once.
struct RecoveryCodeList: View {
    let codes: [String]

    func write(to html: inout HTML) {
        html("section", .class("panel announcement"), Attribute("data-once", if: true)) { html in
            html("h2", text: RecoveryWording.codes)
            html("p", text: RecoveryWording.codesText)
            html("ol", .class("recovery-codes")) { html in
                for code in codes { html("li") { html in html("code", text: code) } }
            }
            html("div", .class("buttons")) { writePrint(to: &$0) }
        }
    }

    /// The page script shows it and prints the page.
    private func writePrint(to html: inout HTML) {
        html(
            "button", .class("button quiet"), .type("button"), Attribute("data-print", if: true),
            Attribute("hidden", if: true), text: RecoveryWording.print)
    }
}
