import HexisCore

/// The file for clinics, of days that somebody may choose.
struct FHIRExportSection: View {
    /// The days as typed.
    let span: Form
    let problem: String?

    func write(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: ExportPageWording.fhir)
            html("p", text: ExportPageWording.fhirText)
            html(
                "form", Attribute("method", "get"), Attribute("action", ExportPage.fhir),
                Attribute("data-plain", "")
            ) { html in
                html("div", .class("fields")) { writeFields(to: &$0) }
            }
        }
    }

    private func writeFields(to html: inout HTML) {
        writeDay("from", ExportPageWording.from, problem, to: &html)
        writeDay("until", ExportPageWording.until, nil, to: &html)
        html("button", .class("button quiet"), text: ExportPageWording.downloadFHIR)
    }

    private func writeDay(_ name: String, _ label: String, _ problem: String?, to html: inout HTML) {
        html(
            TextField(label: label, name: name, value: span[name] ?? "", problem: problem, type: "date"))
    }
}
