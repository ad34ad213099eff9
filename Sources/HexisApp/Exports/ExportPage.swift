import HexisCore

/// Exporting everything that is stored about a person: what the file contains, and where to download it.
public struct ExportPage: Sendable {
    private let practice: Practice
    private let pictureBytes: Int64
    private let surroundings: Surroundings

    public static var address: String { "/account/export" }
    /// The address of the file.
    public static var file: String { "/account/export.zip" }

    /// - Parameter pictureBytes: The size of the person's photos in bytes.
    public init(_ practice: Practice, pictureBytes: Int64, surroundings: Surroundings) {
        self.practice = practice
        self.pictureBytes = pictureBytes
        self.surroundings = surroundings
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
            html("section", .class("panel")) { html in
                html("p", text: ExportPageWording.unencrypted)
                html("p", text: ExportPageWording.unsent)
                html(
                    "a", .class("button"), .href(ExportPage.file),
                    Attribute("download", ExportPage.fileName(surroundings.moment.date)),
                    text: ExportPageWording.download)
            }
            html("section", .class("panel")) { html in
                html("h2", text: ExportPageWording.contents)
                html("ul", .class("rows")) { html in
                    for (name, line) in rows { write(name, line, to: &html) }
                }
            }
        }.bytes
    }

    private var rows: [(String, String)] {
        let photos = practice.photos.count
        var rows = [
            (ExportPageWording.pages, ExportPageWording.pagesText),
            (ExportPageWording.tables, ExportPageWording.tablesText),
            (ExportPageWording.entries, ExportPageWording.entriesText),
            (ExportPageWording.account, ExportPageWording.accountText),
        ]
        if photos > 0 {
            rows.append(
                (
                    StoredWording.name(of: .photos),
                    "\(ExportPageWording.photos(photos)), \(StoredWording.size(pictureBytes))"
                ))
        }
        if !practice.routes.isEmpty {
            rows.append((StoredWording.name(of: .routes), ExportPageWording.routesText))
        }
        return rows
    }

    private func write(_ name: String, _ line: String, to html: inout HTML) {
        html("li", .class("row")) { html in
            html("span", .class("card-text")) { html in
                html("span", .class("card-name"), text: name)
                html("span", .class("card-line"), text: line)
            }
        }
    }
}
