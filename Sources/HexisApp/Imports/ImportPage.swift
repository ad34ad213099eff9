public import HexisCore

/// Where a person brings a file of any other program, and finds out which files Hexis can read.
public struct ImportPage: Sendable {
    /// Why a file went to no import.
    public enum Refusal: String, CaseIterable, Sendable {
        case noFile = "no-file"
        case empty
        case unknown
        case tooLarge = "too-large"
        /// The connection ended before all of it had arrived.
        case cutShort = "incomplete"
        case noRoom = "no-room"
    }

    private let refusal: Refusal?
    /// The largest file that the server takes, in megabytes.
    private let mostMegabytes: Int64
    private let practice: Practice
    private let surroundings: Surroundings

    public static var address: String { "/settings/import" }
    /// The name of the form's file field.
    public static var field: String { "file" }

    public init(
        _ refusal: Refusal?, mostMegabytes: Int64, practice: Practice, surroundings: Surroundings
    ) {
        self.refusal = refusal
        self.mostMegabytes = mostMegabytes
        self.practice = practice
        self.surroundings = surroundings
    }

    /// Where a refused file leads.
    public static func address(_ refusal: Refusal) -> String { "\(address)?\(refusal.rawValue)" }

    /// The whole document.
    public var bytes: [UInt8] {
        let document = Document(ImportWording.title, in: .settings, of: practice, with: surroundings)
        return document.page { html in
            html.pageHeader(
                ImportWording.title, back: "/settings", CommonWording.settings, lead: ImportWording.lead)
            if let refusal { write(refusal, to: &html) }
            writeForm(to: &html)
            writeSources(to: &html)
            writeHealthSteps(to: &html)
            html("p") { html in html("a", .href(WaysInPage.address), text: WaysInWording.link) }
        }.bytes
    }

    private func write(_ refusal: Refusal, to html: inout HTML) {
        html(
            ImportRefusal(
                title: ImportWording.refused,
                reason: ImportWording.text(of: refusal, mostMegabytes: mostMegabytes)))
    }

    private func writeForm(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: ImportWording.choose)
            html(
                ImportForm(
                    action: ImportPage.address, field: ImportPage.field, label: ImportWording.file,
                    hint: ImportWording.fileHint, button: ImportWording.read))
        }
    }

    private func writeSources(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: ImportWording.sources)
            html("ul", .class("rows")) { html in
                for source in ImportWording.allSources {
                    html(ImportRow(name: source.name, line: source.text))
                }
            }
        }
    }

    private func writeHealthSteps(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: HealthImportWording.how)
            html("ol", .class("import-steps")) { html in
                for step in HealthImportWording.steps { html("li", text: step) }
            }
            html(
                Explanation(
                    title: HealthImportWording.explanationTitle, text: HealthImportWording.explanation))
        }
    }
}

/// Leads from the outcome of an import to the next.
struct AnotherImport: View {
    func write(to html: inout HTML) {
        html("p") { html in
            html("a", .class("button quiet"), .href(ImportPage.address), text: ImportWording.another)
        }
    }
}
