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
        var practice = Practice()
        var (newEntries, newBytes) = (0, Int64(0))
        var span: ClosedRange<Instant>?
        while let piece = try reader.next() {
            guard case .entries(let entries) = piece else { continue }
            for entry in entries where !practice.contains(entry.id) {
                practice.add(entry)
                span =
                    min(span?.lowerBound ?? entry.at, entry.at)...max(span?.upperBound ?? entry.at, entry.at)
                guard !known.contains(entry.id) else { continue }
                newEntries += 1
                newBytes += Int64(entry.bytes.count) + ExportContents.overhead
            }
        }
        let dayStart = practice.settings.dayStart
        let days = span.map { span in
            zone.day(of: span.lowerBound, dayStart)...zone.day(of: span.upperBound, dayStart)
        }
        let preview = ExportPreview(
            userName: reader.userName, of: practice, newEntries: newEntries, unreadable: reader.unreadable,
            span: days)
        return (preview, newBytes)
    }

    /// What the store adds to each entry, in bytes.
    private static let overhead: Int64 = 150
}

extension ZoneRules {
    fileprivate func day(of instant: Instant, _ dayStart: TimeOfDay) -> Day {
        Moment(instant: instant, offset: offset(at: instant), dayStart: dayStart).today
    }
}
