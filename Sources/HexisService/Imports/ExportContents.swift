import HexisApp
import HexisCore
import HexisExport

/// What an export contains.
struct ExportContents {
    private let reader: ExportReader

    /// - Parameter descriptor: The open file, which stays open.
    init(_ descriptor: Int32) throws(ExportError) {
        reader = try ExportReader(descriptor)
    }

    /// Reads the whole file. Returns what it contains, and the size of the entries that are new, in bytes.
    func preview(against known: Practice, in zone: ZoneRules) throws(ExportError) -> (ExportPreview, Int64) {
        var found = Found()
        while let piece = try reader.next() {
            guard case .entries(let entries) = piece else { continue }
            for entry in entries where !found.practice.contains(entry.id) { found.add(entry, to: known) }
        }
        let preview = ExportPreview(
            userName: reader.userName, of: found.practice, newEntries: found.newEntries,
            unreadable: reader.unreadable, span: found.days(in: zone))
        return (preview, found.newBytes)
    }

    /// What the store adds to each entry, in bytes.
    private static let overhead: Int64 = 150

    /// What was read so far.
    private struct Found {
        var practice = Practice()
        var newEntries = 0
        var newBytes: Int64 = 0
        private var span: ClosedRange<Instant>?

        mutating func add(_ entry: Entry, to known: Practice) {
            practice.add(entry)
            span = min(span?.lowerBound ?? entry.at, entry.at)...max(span?.upperBound ?? entry.at, entry.at)
            guard !known.contains(entry.id) else { return }
            newEntries += 1
            newBytes += Int64(entry.bytes.count) + ExportContents.overhead
        }

        func days(in zone: ZoneRules) -> ClosedRange<Day>? {
            let dayStart = practice.settings.dayStart
            return span.map { span in
                zone.day(of: span.lowerBound, dayStart)...zone.day(of: span.upperBound, dayStart)
            }
        }
    }
}

extension ZoneRules {
    fileprivate func day(of instant: Instant, _ dayStart: TimeOfDay) -> Day {
        Moment(instant: instant, offset: offset(at: instant), dayStart: dayStart).today
    }
}
