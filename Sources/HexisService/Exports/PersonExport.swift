import HexisApp
import HexisArchive
package import HexisCore
import HexisExchange
import HexisExport
package import HexisStore

/// Writes everything that is stored about a person as one zip file, in memory that does not grow with it.
package struct PersonExport: Sendable {
    private let store: any Store
    private let account: Account
    private let practice: Practice
    private let moment: Moment
    private let zone: ZoneRules

    /// The date on the person's calendar.
    package var day: Day { moment.date }

    /// What was written of the entries and photos.
    private struct Written {
        var unreadable = 0
        var photos: [Photo] = []
    }

    package init(
        of account: Account, _ practice: Practice, from store: any Store, _ zones: ZoneFolder,
        at now: Instant
    ) {
        self.store = store
        self.account = account
        self.practice = practice
        moment = zones.moment(of: practice, at: now)
        zone = zones.rules(of: practice)
    }

    private var files: PracticeExport {
        PracticeExport(
            practice, of: account.userName, as: store.pseudonym(of: account.person), at: moment,
            zone: zone)
    }

    /// What clinics can read, as JSON in pieces; see `PracticeExport.fhir`.
    package func fhir(from first: Day?, until last: Day?) -> some Sequence<[UInt8]> {
        files.fhir(from: first, until: last).pieces
    }

    /// The habits with their days for other habit trackers, as a zip file in pieces; see `LoopExport`.
    package func writeLoop(to sink: ([UInt8]) async throws -> Void) async throws {
        try await write(files.loop.files, sink)
    }

    /// The tables alone, as a zip file in pieces.
    package func writeTables(to sink: ([UInt8]) async throws -> Void) async throws {
        try await write(files.tables, sink)
    }

    private func write(_ files: [ExportFile], _ sink: ([UInt8]) async throws -> Void) async throws {
        let zip = try ZipWriter()
        for file in files { try await write(file, to: zip, sink) }
        try zip.end()
        try await sink(zip.taken())
    }

    /// Passes the file on in pieces. Waits for each piece before it makes the next.
    package func write(to sink: ([UInt8]) async throws -> Void) async throws {
        let zip = try ZipWriter()
        var written = Written()
        try await writeEntries(to: zip, &written, sink)
        try await writePhotos(to: zip, &written, sink)
        let json = try await store.accountJSON(of: account).text
        try await write(ExportFile("account.json", Array("\(json)\n".utf8)), to: zip, sink)
        try await writeFiles(to: zip, written, sink)
        try zip.end()
        try await sink(zip.taken())
    }

    private func writeFiles(
        to zip: ZipWriter, _ written: Written, _ sink: ([UInt8]) async throws -> Void
    ) async throws {
        let hasCareKit = try await writeCareKit(to: zip, sink)
        let files = files.files(
            with: written.photos, unreadable: written.unreadable, hasCareKit: hasCareKit)
        for file in files { try await write(file, to: zip, sink) }
    }

    /// Writes what is exchanged with apps built on CareKit, as they would pull all of it. Returns whether there is any.
    private func writeCareKit(to zip: ZipWriter, _ sink: ([UInt8]) async throws -> Void) async throws -> Bool
    {
        let revisions = try await store.careKitRevisions(of: account.person)
        guard !revisions.isEmpty else { return false }
        let lines = revisions.enumerated().lazy.map { place, revision in
            (place == 0 ? [] : Array(",\n".utf8)) + revision.bytes
        }
        let file = [Array("{\"revisions\":[\n".utf8)] + lines + [Array("\n]}\n".utf8)]
        try await write(ExportFile(PracticeExport.careKit, file), to: zip, sink)
        return true
    }

    private func writeEntries(
        to zip: ZipWriter, _ written: inout Written, _ sink: ([UInt8]) async throws -> Void
    ) async throws {
        try begin(ExportFile(ExportJSON.name, []), in: zip)
        try zip.add(ExportJSON.head(of: account.userName, at: RFC3339.text(moment.instant)))
        var (cursor, hasMore, areFirst) = (Int64(0), true, true)
        while hasMore {
            let page = try await store.entries(of: account.person, after: cursor, limit: PersonExport.atOnce)
            try zip.add(ExportJSON.lines(page.entries, areFirst: areFirst))
            try await sink(zip.taken())
            written.unreadable += page.unreadable
            areFirst = areFirst && page.entries.isEmpty
            (cursor, hasMore) = (page.cursor, page.hasMore)
        }
        try zip.add(ExportJSON.tail(unreadable: written.unreadable))
    }

    /// The entries that are held in memory at once.
    private static let atOnce = 1000

    private func writePhotos(
        to zip: ZipWriter, _ written: inout Written, _ sink: ([UInt8]) async throws -> Void
    ) async throws {
        for (photo, file) in files.photos {
            guard let bytes = try await store.picture(.large, of: photo.id, of: account.person) else {
                continue
            }
            try await write(ExportFile(file, isCompressed: false, bytes), to: zip, sink)
            written.photos.append(photo)
        }
    }

    private func write(
        _ file: ExportFile, to zip: ZipWriter, _ sink: ([UInt8]) async throws -> Void
    ) async throws {
        try begin(file, in: zip)
        for piece in file.pieces {
            try zip.add(piece)
            try await sink(zip.taken())
        }
    }

    private func begin(_ file: ExportFile, in zip: ZipWriter) throws(ZipError) {
        try zip.begin(
            file.name, at: moment.instant.milliseconds / 1000, isCompressed: file.isCompressed)
    }
}

extension Backend {
    /// The export of everything that is stored about a person now; `nil` for an account that was erased meanwhile.
    package func export(of person: PersonID, at now: Instant) async throws(StoreError) -> PersonExport? {
        guard let account = try await store.account(of: person) else { return nil }
        let practice = try await journals.practices.practice(of: person)
        return PersonExport(of: account, practice, from: store, zones, at: now)
    }
}

/// The export of a person by their user name, for the command line.
package func personExport(
    of userName: String, from store: any Store, zones: ZoneFolder, at now: Instant
) async throws -> PersonExport {
    guard let account = try await store.account(userName: userName) else {
        throw UnknownPerson(userName: userName)
    }
    let practice = try await LivePractices(store).practice(of: account.person)
    return PersonExport(of: account, practice, from: store, zones, at: now)
}
