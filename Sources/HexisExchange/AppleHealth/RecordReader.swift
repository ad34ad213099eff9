import Foundation
import HexisCore

/// Extracts samples from the elements of an export.
///
/// It only reads children of the root: records inside a Correlation also appear there.
struct RecordReader {
    var samples: SampleSorter
    var latest = LatestValues()
    private(set) var sources = HealthSources()
    /// The number of records of imported types in the file.
    private(set) var count = 0
    /// Those without a usable date, unit or value, and the types that are not imported.
    private(set) var unused = UnusedKinds()
    private(set) var failure: AppleHealthError?

    private let zone: ZoneRules?
    private var days: CivilDays
    private var depth = 0
    private var dates = DateCache()
    private var lastType = LastType()

    init(zone: ZoneRules?, samples: SampleSorter) {
        self.zone = zone
        self.samples = samples
        days = CivilDays(zone ?? .utc)
    }

    mutating func begin(_ name: ExportText, _ attributes: UnsafeMutablePointer<ExportText?>) {
        depth += 1
        guard depth == 2, name.equals("Record") else { return }
        let record = RecordAttributes(attributes)
        guard let name = record.type, let type = lastType.type(name, counting: &unused) else { return }
        count += 1
        if let reason = fault(taking: record, type) { note(reason, record) }
    }

    mutating func end() {
        depth -= 1
        if depth == 0 { lastType.count(in: &unused) }
    }

    /// Why the record cannot be used; `nil` if it was imported.
    private mutating func fault(taking record: RecordAttributes, _ type: HealthType) -> Unused.Reason? {
        guard let source = record.source else { return .message }
        guard let factor = record.unit.flatMap({ type.factor(of: $0) }) else { return .unit }
        guard let value = record.value.flatMap({ exportNumber($0) }).map({ $0 * factor }),
            type.signal.isPlausible(value)
        else { return .amount }
        guard let begin = time(record.start) else { return .time }
        let isTaken =
            switch type {
            case .restingHeartRate, .weight: takeLatest(value, type, from: begin, record)
            case .steps, .distance, .activeEnergy, .heartRate, .exercise:
                takeSample(value, type, from: begin, record, source)
            }
        return isTaken ? nil : .time
    }

    /// Returns `false` for a record whose time cannot be used.
    private mutating func takeLatest(
        _ value: Double, _ type: HealthType, from begin: Int64, _ record: RecordAttributes
    ) -> Bool {
        guard let day = days.day(of: begin) else { return false }
        let made = time(record.creation) ?? begin
        latest.add(value, type, on: day, made: type == .weight ? begin : made, then: made)
        return true
    }

    /// Returns `false` for a record whose time cannot be used.
    private mutating func takeSample(
        _ value: Double, _ type: HealthType, from begin: Int64, _ record: RecordAttributes,
        _ source: ExportText
    ) -> Bool {
        let number = sources.number(of: source, on: record.device)
        guard let end = time(record.end),
            let sample = Sample(type, from: begin, to: end, source: number, value: value)
        else { return false }
        do { try samples.add(sample) } catch { failure = error }
        return true
    }

    @inline(never)
    private mutating func note(_ reason: Unused.Reason, _ record: RecordAttributes) {
        let example: ExportText? =
            switch reason {
            case .unit: record.unit
            case .amount: record.value
            case .time: record.start
            default: nil
            }
        unused.add(Unused(reason, example.map { String(cString: $0) } ?? ""))
    }

    /// Without a zone, the local time of the record.
    private mutating func time(_ text: ExportText?) -> Int64? {
        guard let text, let date = ExportDate(text, &dates) else { return nil }
        return zone == nil ? date.localSeconds : date.seconds
    }
}
