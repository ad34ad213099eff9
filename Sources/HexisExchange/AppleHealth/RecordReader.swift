import Foundation
import HexisCore

/// Takes samples out of the elements of an export.
///
/// Only what lies directly in the root: records inside a Correlation are told a second time there.
struct RecordReader {
    var samples: SampleSorter
    var latest = LatestValues()
    private(set) var sources = HealthSources()
    /// Of a type that is taken in, as they stand in the file.
    private(set) var count = 0
    /// Of those, the ones without a usable date, unit or value.
    private(set) var unusable = 0
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
        guard let name = record.type, let type = lastType.type(name) else { return }
        count += 1
        if !take(record, type) { unusable += 1 }
    }

    mutating func end() {
        depth -= 1
    }

    /// Whether it can be used.
    private mutating func take(_ record: RecordAttributes, _ type: HealthType) -> Bool {
        guard let source = record.source, let number = record.value.flatMap({ exportNumber($0) }),
            let factor = record.unit.flatMap({ type.factor(of: $0) }), let begin = time(record.start)
        else { return false }
        let value = number * factor
        guard type.signal.isPlausible(value) else { return false }
        switch type {
        case .restingHeartRate, .weight:
            guard let day = days.day(of: begin) else { return false }
            let made = time(record.creation) ?? begin
            latest.add(value, type, on: day, made: type == .weight ? begin : made, then: made)
            return true
        case .steps, .distance, .activeEnergy, .heartRate, .exercise:
            let number = sources.number(of: source, on: record.device)
            guard let end = time(record.end),
                let sample = Sample(type, from: begin, to: end, source: number, value: value)
            else { return false }
            do {
                try samples.add(sample)
            } catch {
                failure = error
            }
            return true
        }
    }

    /// Without a zone, what the clocks showed there and then.
    private mutating func time(_ text: ExportText?) -> Int64? {
        guard let text, let date = ExportDate(text, &dates) else { return nil }
        return zone == nil ? date.localSeconds : date.seconds
    }
}

/// Records stand grouped by type, so the last one's is nearly always the next one's.
private struct LastType {
    private var name: [CChar] = [0]
    private var type: HealthType?

    @inline(__always)
    mutating func type(_ other: ExportText) -> HealthType? {
        if name.withUnsafeBufferPointer({ $0.baseAddress.map { strcmp($0, other) == 0 } ?? false }) {
            return type
        }
        type = HealthType(other)
        name = Array(UnsafeBufferPointer(start: other, count: strnlen(other, 127))) + [0]
        return type
    }
}
