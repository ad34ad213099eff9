import HexisCore
import HexisExchange

/// The files that are made from a person's practice alone: tables, routes and pages. Entries, photos and the account come
/// from where they are stored.
public struct PracticeExport {
    private let practice: Practice
    private let userName: String
    private let pseudonym: Identifier
    private let moment: Moment
    private let zone: ZoneRules

    /// - Parameters:
    ///   - pseudonym: What stands for the person in files for others.
    ///   - zone: The person's time zone.
    public init(
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
    public func fhir(from first: Day? = nil, until last: Day? = nil) -> FHIRBundle {
        let end = last ?? moment.today
        return FHIRBundle(
            practice, of: pseudonym, in: min(first ?? firstDay, end)...end, at: moment, zone: zone)
    }

    /// The first day of a medicine or a measurement; today without any.
    private var firstDay: Day {
        let starts = practice.medicines.map { $0.start }
        let measured = practice.measuredSignals.compactMap { practice.measuredDays(of: $0).first }
        return (starts + measured).min() ?? moment.today
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
            ExportFile(FHIRBundle.name, fhir().pieces),
        ] + counted.flatMap { files(of: $0.table) } + routes
    }

    private func files(of table: ExportTable) -> [ExportFile] {
        let page = TablePage(table: table)
        return [
            ExportFile("csv/\(table.name).csv", CSV.pieces(of: table)), ExportFile(page.address, page.pieces),
        ]
    }
}
