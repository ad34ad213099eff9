public import HexisCore

/// Exporting everything that is stored about a person: what the file contains, and where to download it.
public struct ExportPage: Sendable {
    private let practice: Practice
    private let pictureBytes: Int64
    private let surroundings: Surroundings
    private let span: Form
    private let problem: String?

    public static var address: String { "/account/export" }
    /// The address of the file.
    public static var file: String { "/account/export.zip" }
    /// The address of the file for clinics.
    public static var fhir: String { "/account/fhir" }
    /// The address of the file for other habit trackers.
    public static var loop: String { "/account/loop.zip" }
    public static var fhirFileName: String { "fhir.json" }

    /// The days that somebody entered for the file for clinics; `nil` for one that they left empty.
    public struct Span: Hashable, Sendable {
        public let first: Day?
        public let last: Day?

        /// Returns `nil` for what are no days, or days in the wrong order.
        public init?(_ form: Form) {
            let (first, last) = (form["from"] ?? "", form["until"] ?? "")
            self.first = Day(first)
            self.last = Day(last)
            guard self.first != nil || first.isEmpty, self.last != nil || last.isEmpty else { return nil }
            if let first = self.first, let last = self.last, last < first { return nil }
        }
    }

    /// - Parameters:
    ///   - pictureBytes: The size of the person's photos in bytes.
    ///   - wrong: What was entered instead of a span of days.
    public init(
        _ practice: Practice, pictureBytes: Int64, surroundings: Surroundings, wrong: Form? = nil
    ) {
        self.practice = practice
        self.pictureBytes = pictureBytes
        self.surroundings = surroundings
        span = wrong ?? Form(encoded: "")
        problem = wrong.map { _ in ExportPageWording.wrongSpan }
    }

    /// The name of the file that is made on a day.
    public static func fileName(_ day: Day) -> String { "hexis-\(day).zip" }

    /// The whole document.
    public var bytes: [UInt8] {
        let document = Document(ExportPageWording.title, in: .settings, of: practice, with: surroundings)
        return document.page { html in
            html.pageHeader(
                ExportPageWording.title, back: StoredPage.address, StoredWording.title,
                lead: ExportPageWording.lead)
            writeArchive(to: &html)
            writeContents(to: &html)
            if !practice.habits.isEmpty { writeLoop(to: &html) }
            html(FHIRExportSection(span: span, problem: problem))
        }.bytes
    }

    private func writeArchive(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("p", text: ExportPageWording.unencrypted)
            html("p", text: ExportPageWording.unsent)
            html(
                "a", .class("button"), .href(ExportPage.file),
                Attribute("download", ExportPage.fileName(surroundings.moment.date)),
                text: ExportPageWording.download)
        }
    }

    private func writeContents(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: ExportPageWording.contents)
            html("ul", .class("rows")) { html in
                for (name, line) in rows { write(name, line, to: &html) }
            }
        }
    }

    private var rows: [(String, String)] {
        [
            (ExportPageWording.pages, ExportPageWording.pagesText),
            (ExportPageWording.tables, ExportPageWording.tablesText),
            (ExportPageWording.entries, ExportPageWording.entriesText),
            (ExportPageWording.account, ExportPageWording.accountText),
        ] + photoRows + routeRows
    }

    private var photoRows: [(String, String)] {
        let count = practice.photos.count
        guard count > 0 else { return [] }
        let line = "\(PhotosWording.count(count)), \(StoredWording.size(pictureBytes))"
        return [(StoredWording.name(of: .photos), line)]
    }

    private var routeRows: [(String, String)] {
        practice.routes.isEmpty
            ? [] : [(StoredWording.name(of: .routes), ExportPageWording.routesText)]
    }

    private func write(_ name: String, _ line: String, to html: inout HTML) {
        html("li", .class("row")) { html in
            html("span", .class("card-text")) { html in
                html("span", .class("card-name"), text: name)
                html("span", .class("card-line"), text: line)
            }
        }
    }

    private func writeLoop(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: ExportPageWording.loop)
            html("p", text: ExportPageWording.loopText)
            html(
                "a", .class("button quiet"), .href(ExportPage.loop), Attribute("download", if: true),
                text: ExportPageWording.downloadLoop)
        }
    }
}
