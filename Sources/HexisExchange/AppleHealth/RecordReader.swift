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
        guard let number = record.value.flatMap({ exportNumber($0) }),
            type.signal.isPlausible(number * factor)
        else { return .amount }
        guard let begin = time(record.start) else { return .time }
        let value = number * factor
        switch type {
        case .restingHeartRate, .weight:
            guard let day = days.day(of: begin) else { return .time }
            let made = time(record.creation) ?? begin
            latest.add(value, type, on: day, made: type == .weight ? begin : made, then: made)
        case .steps, .distance, .activeEnergy, .heartRate, .exercise:
            let number = sources.number(of: source, on: record.device)
            guard let end = time(record.end),
                let sample = Sample(type, from: begin, to: end, source: number, value: value)
            else { return .time }
            do {
                try samples.add(sample)
            } catch {
                failure = error
            }
        }
        return nil
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

/// Records are grouped by type, so the last type is nearly always the next one's.
private struct LastType {
    private var name: [CChar] = [0]
    private var type: HealthType?
    private var count = 0

    /// - Parameter unused: Counts the records of a type that is not imported, once another type follows.
    @inline(__always)
    mutating func type(_ other: ExportText, counting unused: inout UnusedKinds) -> HealthType? {
        if !name.withUnsafeBufferPointer({ $0.baseAddress.map { strcmp($0, other) == 0 } ?? false }) {
            count(in: &unused)
            type = HealthType(other)
            name = Array(UnsafeBufferPointer(start: other, count: strnlen(other, 127))) + [0]
        }
        count += 1
        return type
    }

    /// Counts a type by its readable name: `HKCategoryTypeIdentifierMindfulSession` is a “Mindful Session”.
    @inline(never)
    mutating func count(in unused: inout UnusedKinds) {
        defer { count = 0 }
        guard type == nil, count > 0 else { return }
        let whole = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let rest = whole.firstRange(of: "Identifier").map { whole[$0.upperBound...] } ?? ""
        unused.add(Unused(.notKept, spelledOut(rest.isEmpty ? whole : String(rest)), count: count))
    }
}
