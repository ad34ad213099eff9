import HexisApp
import HexisCore
import HexisStore

/// How far an import of an export of Hexis is.
enum ExportProgress: StoredProgress {
    case reading
    /// What the file contains, and the size of the entries that are new, in bytes.
    case read(ExportPreview, newBytes: Int64)
    case recording
    case done(ExportImportResult)
    case refused(String)

    var turn: ImportTurn {
        switch self {
        case .reading: .here
        case .read: .decision
        case .recording: .anywhere
        case .done, .refused: .over
        }
    }

    var json: JSON {
        switch self {
        case .reading: .step("reading")
        case .read(let preview, let bytes):
            .step("read", ("preview", preview.json), ("newBytes", .integer(bytes)))
        case .recording: .step("recording")
        case .done(let result): .step("done", ("result", result.json))
        case .refused(let reason): .step("refused", ("reason", .string(reason)))
        }
    }

    /// Returns `nil` for a state that only a newer program knows.
    init?(_ stored: StoredImport) {
        guard let json = try? JSON(parsing: stored.content), let state = json["state"]?.string else {
            return nil
        }
        let preview = json["preview"].flatMap { ExportPreview($0) }
        let result = json["result"].flatMap { ExportImportResult($0) }
        switch (state, preview, result) {
        case ("reading", _, _): self = .reading
        case ("read", let preview?, _): self = .read(preview, newBytes: json["newBytes"]?.integer ?? 0)
        case ("recording", _, _): self = .recording
        case ("done", _, let result?): self = .done(result)
        case ("refused", _, _): self = .refused(json["reason"]?.string ?? "")
        default: return nil
        }
    }
}

extension ExportPreview {
    fileprivate var json: JSON {
        .members(
            ("userName", .string(userName)), ("habits", .integer(Int64(habits))),
            ("medicines", .integer(Int64(medicines))), ("photos", .integer(Int64(photos))),
            ("newEntries", .integer(Int64(newEntries))), ("entries", .integer(Int64(entries))),
            ("unreadable", .integer(Int64(unreadable))),
            ("first", span.map { .integer(Int64($0.lowerBound.number)) }),
            ("last", span.map { .integer(Int64($0.upperBound.number)) }))
    }

    fileprivate init?(_ json: JSON) {
        guard let userName = json["userName"]?.string, let habits = json["habits"]?.count,
            let medicines = json["medicines"]?.count, let photos = json["photos"]?.count,
            let newEntries = json["newEntries"]?.count, let entries = json["entries"]?.count,
            let unreadable = json["unreadable"]?.count
        else { return nil }
        let first = json["first"]?.integer.flatMap { Day(number: $0) }
        let last = json["last"]?.integer.flatMap { Day(number: $0) }
        var span: ClosedRange<Day>?
        if let first, let last, first <= last { span = first...last }
        self.init(
            userName: userName, of: Practice(), newEntries: newEntries, unreadable: unreadable, span: span)
        (self.habits, self.medicines, self.photos, self.entries) = (habits, medicines, photos, entries)
    }
}

extension ExportImportResult {
    fileprivate var json: JSON {
        .members(
            ("entries", .integer(Int64(entries))), ("photos", .integer(Int64(photos))),
            ("lostPhotos", .integer(Int64(lostPhotos))),
            ("endedConnections", .integer(Int64(endedConnections))))
    }

    fileprivate init?(_ json: JSON) {
        guard let entries = json["entries"]?.count, let photos = json["photos"]?.count,
            let lostPhotos = json["lostPhotos"]?.count, let ended = json["endedConnections"]?.count
        else { return nil }
        self.init()
        (self.entries, self.photos, self.lostPhotos, endedConnections) = (entries, photos, lostPhotos, ended)
    }
}
