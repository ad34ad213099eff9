import HexisCore
import HexisExchange

/// The files that are made from a person's practice alone: tables, routes and pages. Entries, photos and the account come
/// from where they are stored.
public struct PracticeExport {
    private let practice: Practice
    private let moment: Moment
    private let userName: String

    public init(_ practice: Practice, of userName: String, at moment: Moment) {
        self.practice = practice
        self.userName = userName
        self.moment = moment
    }

    /// The photos, and the file for each.
    public var photos: [(photo: Photo, file: String)] {
        practice.photos.map { ($0, $0.exportedFile) }
    }

    /// Returns the files, made one after another.
    ///
    /// - Parameters:
    ///   - photos: The photos whose pictures are in the export.
    ///   - unreadable: How many entries could not be read.
    public func files(with photos: [Photo], unreadable: Int) -> some Sequence<ExportFile> {
        let tables = ExportTables(practice, at: moment).all
        let counted = tables.map { (table: $0, rows: $0.rows.reduce(0) { count, _ in count + 1 }) }
            .filter { $0.rows > 0 }
        let routes = practice.routes.compactMap { route in
            route.exportedFile.flatMap { file in route.gpx.map { ExportFile(file, $0) } }
        }
        let index = IndexPage(
            userName: userName, day: moment.date, tables: counted, photos: photos,
            missingPhotos: practice.photos.count - photos.count, routes: routes.count, unreadable: unreadable)
        let codebook = Codebook(tables: tables).table
        return [
            ExportFile("index.html", index.bytes), ExportFile("style.css", Array(exportStyle.utf8)),
            ExportFile("csv/codebook.csv", CSV.pieces(of: codebook)),
        ] + counted.flatMap { files(of: $0.table) } + routes
    }

    private func files(of table: ExportTable) -> [ExportFile] {
        let page = TablePage(table: table)
        return [
            ExportFile("csv/\(table.name).csv", CSV.pieces(of: table)), ExportFile(page.address, page.pieces),
        ]
    }
}
