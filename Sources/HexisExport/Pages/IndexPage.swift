import HexisApp
import HexisCore

/// The page that leads to everything in an export.
struct IndexPage {
    let userName: String
    let day: Day
    let tables: [CountedTable]
    /// The photos whose pictures are in the export.
    let photos: [Photo]
    let missingPhotos: Int
    let routes: Int
    let unreadable: Int
    let hasCareKit: Bool

    var bytes: [UInt8] {
        exportPage(ExportWording.title(of: userName)) { html in
            html("h1", text: ExportWording.title(of: userName))
            html("p", .class("quiet"), text: ExportWording.lead(day.description))
            if unreadable > 0 { html("p", text: ExportWording.unreadable(unreadable)) }
            writeTables(to: &html)
            writePhotos(to: &html)
            writeFiles(to: &html)
        }
    }

    private func writeTables(to html: inout HTML) {
        html("h2", text: ExportWording.tables)
        if tables.isEmpty { html("p", text: ExportWording.nothing) }
        html("ul", .class("tables")) { html in
            for counted in tables { write(counted.table, counted.rows, to: &html) }
        }
    }

    private func write(_ table: ExportTable, _ rows: Int, to html: inout HTML) {
        html("li") { html in
            html("a", .href(TablePage(table: table).address), text: table.title)
            html("span", .class("quiet"), text: ExportWording.rows(rows))
            html("a", .href("csv/\(table.name).csv"), text: ExportWording.csv)
        }
    }

    private func writePhotos(to html: inout HTML) {
        guard !photos.isEmpty || missingPhotos > 0 else { return }
        html("h2", text: ExportWording.photos)
        if missingPhotos > 0 { html("p", text: ExportWording.missing(missingPhotos)) }
        html("div", .class("photos")) { html in
            for photo in photos { html("figure") { write(photo, to: &$0) } }
        }
    }

    private func write(_ photo: Photo, to html: inout HTML) {
        let caption = photo.caption?.text ?? photo.day.description
        html.void(
            "img", Attribute("src", photo.exportedFile), Attribute("alt", caption),
            Attribute("loading", "lazy"))
        html("figcaption") { html in
            if let caption = photo.caption { html("div", text: caption.text) }
            html("div", .class("quiet"), text: photo.day.description)
        }
    }

    private func writeFiles(to html: inout HTML) {
        html("h2", text: ExportWording.files)
        html("ul", .class("tables")) { html in
            write(ExportJSON.name, ExportWording.json, to: &html)
            write(FHIRBundle.name, ExportWording.fhir, to: &html)
            write("account.json", ExportWording.account, to: &html)
            if hasCareKit { write(PracticeExport.careKit, ExportWording.careKit, to: &html) }
            write("csv/codebook.csv", ExportWording.codebook, to: &html)
            if routes > 0 { write("routes/", ExportWording.routes(routes), to: &html) }
        }
    }

    private func write(_ file: String, _ text: String, to html: inout HTML) {
        html("li") { html in
            html("a", .href(file), text: file)
            html("span", .class("quiet"), text: text)
        }
    }
}
