import HexisCore

/// User-facing text about importing an export of Hexis.
enum ExportImportWording {
    static var title: String { "Import from Hexis" }
    static var program: String { "Hexis" }
    static var lead: String {
        "Everything from another Hexis server, or from an earlier account: the zip file that “Export everything” or “Download a copy” made, or the “hexis.json” in it, which contains no photos."
    }
    static var reading: String { "The file is being read" }
    static var recording: String { "The entries are being recorded" }
    static var failed: String { "This file cannot be imported" }
    static var notRecorded: String {
        "The server could not record all of it. Import the file again later: what is here already is not doubled."
    }
    static func noRoom(megabytes: Int) -> String {
        "The file needs more room than the \(megabytes) MB that your account has. Nothing was changed. An administrator can give it more."
    }
    static var accept: String { "Import" }

    static func of(_ userName: String) -> String {
        userName.isEmpty ? "An export of Hexis" : "An export of “\(userName)”"
    }

    static func contents(_ preview: ExportPreview) -> String {
        let parts = [
            HabitsWording.count(preview.habits),
            preview.medicines > 0 ? count(preview.medicines, "medicine") : nil,
            preview.photos > 0 ? PhotosWording.count(preview.photos) : nil,
        ].compactMap { $0 }
        return "It contains \(parts.joined(separator: ", ")), and their whole history."
    }

    static func span(_ span: ClosedRange<Day>, seenFrom today: Day) -> String {
        let first = DateWording.long(span.lowerBound, seenFrom: today)
        let last = DateWording.long(span.upperBound, seenFrom: today)
        return "Recorded from \(first) to \(last)."
    }

    static func news(_ preview: ExportPreview) -> String {
        if preview.newEntries == 0 { return "All of it is here already." }
        let all = count(preview.newEntries, "entry", "entries")
        let known = preview.entries - preview.newEntries
        return known == 0
            ? "\(all) will be imported." : "\(all) will be imported; the other \(known) are here already."
    }

    static var mixed: String {
        "This account has habits of its own. They stay, beside those of the file. An import cannot be undone as a whole."
    }
    static var connections: String {
        "Care providers and companions stay connected only where they were: connections to people who are not on this server end here."
    }

    static func unreadable(_ number: Int) -> String {
        number == 1
            ? "1 entry of it cannot be read, and will be missing."
            : "\(number) entries of it cannot be read, and will be missing."
    }

    static var done: String { "The import is complete" }

    static func came(_ result: ExportImportResult) -> String {
        let entries = count(result.entries, "new entry", "new entries")
        return result.photos == 0 ? "\(entries)." : "\(entries) and \(PhotosWording.count(result.photos))."
    }

    static func lost(_ number: Int) -> String {
        number == 1
            ? "1 photo could not be kept: the file lacks it, or there is no room for it."
            : "\(number) photos could not be kept: the file lacks them, or there is no room for them."
    }

    static func ended(_ number: Int) -> String {
        number == 1
            ? "1 connection to somebody who is not on this server ended."
            : "\(number) connections to people who are not on this server ended."
    }

    static var today: String { "Go to Today" }

    private static func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
        number == 1 ? "1 \(one)" : "\(number) \(many ?? "\(one)s")"
    }
}
