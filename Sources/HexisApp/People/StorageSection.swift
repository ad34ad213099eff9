import HexisCore

/// How much somebody stores, and a form for how much it may be.
struct StorageSection: View {
    let use: StorageUse
    /// Where the form goes.
    let address: String
    /// What was sent, if it cannot be used.
    let refused: StorageForm?

    func write(to html: inout HTML) {
        html("section", .class("panel"), Attribute("aria-labelledby", "storage")) { html in
            html("h2", .id("storage"), text: PeopleWording.storage)
            html("ul", .class("rows")) { html in
                write(PeopleWording.journal, use.journal, to: &html)
                write(PeopleWording.photos, use.photos, to: &html)
            }
            writeLimits(to: &html)
        }
    }

    private func write(_ name: String, _ part: StorageUse.Part, to html: inout HTML) {
        html("li", .class("row")) { html in
            html("p", .class("card-text")) { html in
                html("strong", .class("card-name"), text: name)
                html("span", .class("card-line"), text: PeopleWording.used(part))
            }
        }
    }

    private func writeLimits(to html: inout HTML) {
        html("details", .class("more"), Attribute("open", if: refused != nil)) { html in
            html("summary", text: PeopleWording.changeLimits)
            writeForm(to: &html)
        }
    }

    private func writeForm(to html: inout HTML) {
        html(
            "form", .class("fields"), Attribute("method", "post"), Attribute("action", address),
            Attribute("novalidate", if: true)
        ) { html in
            field(StorageForm.journal, PeopleWording.journalLimit, use.journal, to: &html)
            field(StorageForm.photos, PeopleWording.photoLimit, use.photos, to: &html)
            html("button", .class("button quiet"), text: PeopleWording.saveLimits)
        }
    }

    private func field(_ name: String, _ label: String, _ part: StorageUse.Part, to html: inout HTML) {
        html(
            TextField(
                label: label, name: name,
                value: refused?.text(of: name) ?? (part.isOwn ? "\(part.limit)" : ""),
                hint: PeopleWording.limitHint(standard: part.standard), problem: refused?.problems[name],
                longest: 7, keyboard: "numeric"))
    }
}
