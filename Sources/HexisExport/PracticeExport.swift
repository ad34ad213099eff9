package import HexisCore
import HexisExchange

/// The files that are made from a person's practice alone: tables, routes and pages. Entries, photos and the account come
/// from where they are stored.
package struct PracticeExport {
    /// The file with the revisions of apps built on CareKit.
    package static let careKit = "carekit.json"

    private let practice: Practice
    private let userName: String
    private let pseudonym: Identifier
    private let moment: Moment
    private let zone: ZoneRules

    /// - Parameters:
    ///   - pseudonym: What stands for the person in files for others.
    ///   - zone: The person's time zone.
    package init(
        _ practice: Practice, of userName: String, as pseudonym: Identifier, at moment: Moment,
        zone: ZoneRules
    ) {
        self.practice = practice
        self.userName = userName
        self.pseudonym = pseudonym
        self.moment = moment
        self.zone = zone
    }

    /// Returns what clinics can read, of some days.
    ///
    /// - Parameters:
    ///   - first: The first day; `nil` for the first with anything.
    ///   - last: The last day; `nil` for today.
    package func fhir(from first: Day? = nil, until last: Day? = nil) -> FHIRBundle {
        let end = last ?? moment.today
        return FHIRBundle(
            practice, of: pseudonym,
            in: min(first ?? FHIRBundle.firstDay(of: practice, today: moment.today), end)...end, at: moment,
            zone: zone)
    }

    /// The habits with their days, for other habit trackers.
    package var loop: LoopExport { LoopExport(practice, today: moment.today) }

    /// The tables and their codebook, and nothing else.
    package var tables: [ExportFile] {
        let tables = ExportTables(practice, at: moment).all
        return [ExportFile("codebook.csv", CSV.pieces(of: Codebook(tables: tables).table))]
            + tables.filter { !$0.isEmpty }.map { ExportFile("\($0.name).csv", CSV.pieces(of: $0)) }
    }

    /// The photos, and the file for each.
    package var photos: [(photo: Photo, file: String)] {
        practice.photos.map { ($0, $0.exportedFile) }
    }

    /// Returns the files, made one after another: they are read once, and in this order, because the first page counts what
    /// came before it.
    ///
    /// - Parameters:
    ///   - photos: The photos whose pictures are in the export.
    ///   - unreadable: How many entries could not be read.
    ///   - hasCareKit: Whether there is a file of what apps built on CareKit exchange.
    package func files(
        with photos: [Photo], unreadable: Int, hasCareKit: Bool = false
    ) -> some Sequence<ExportFile> {
        let tables = ExportTables(practice, at: moment).all
        let counted = tables.filter { !$0.isEmpty }.map { CountedTable($0) }
        let routes = routes
        let index = AnySequence {
            let page = IndexPage(
                userName: userName, day: moment.date, tables: counted, photos: photos,
                missingPhotos: practice.photos.count - photos.count, routes: routes.count,
                unreadable: unreadable, hasCareKit: hasCareKit)
            return CollectionOfOne(page.bytes).makeIterator()
        }
        return [
            ExportFile("style.css", Array(exportStyle.utf8)),
            ExportFile("csv/codebook.csv", CSV.pieces(of: Codebook(tables: tables).table)),
            ExportFile(FHIRBundle.name, fhir().pieces),
        ] + counted.flatMap { files(of: $0) } + routes + [ExportFile("index.html", index)]
    }

    private var routes: [ExportFile] {
        practice.routes.compactMap { route in
            route.exportedFile.flatMap { file in route.gpx.map { ExportFile(file, $0) } }
        }
    }

    private func files(of counted: CountedTable) -> [ExportFile] {
        let page = TablePage(table: counted.table)
        return [
            ExportFile(
                "csv/\(counted.table.name).csv",
                CSV.pieces(of: counted.table) { counted.rows += 1 }),
            ExportFile(page.address, page.pieces),
        ]
    }
}

/// A table, and how many rows of it were written.
final class CountedTable {
    let table: ExportTable
    var rows = 0

    init(_ table: ExportTable) {
        self.table = table
    }
}
