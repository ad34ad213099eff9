import Foundation

/// The sources of measurements: the watch, the phone, other devices and apps, and manual entries.
///
/// If several measured the same time, one of them counts: a watch before a phone, a phone before other devices,
/// devices before apps, and all of them before manual entries.
struct HealthSources {
    private struct Source {
        let name: [CChar]
        var kind: Kind
    }

    private enum Kind: Int {
        case watch, phone, device, app, hand
    }

    private var sources: [Source] = []
    private var last = 0
    private static let longestName = 512

    /// The number of a source. All sources after the hundredth share one.
    @inline(__always)
    mutating func number(of name: ExportText, on device: ExportText?) -> UInt8 {
        if last < sources.count, isSource(last, name) { return UInt8(truncatingIfNeeded: last) }
        return found(name, on: device)
    }

    /// The rank of each source, indexed by its number; rank 0 counts first.
    ///
    /// Sources of one kind are ranked by name, so that the result does not depend on the order of the records.
    func ranks() -> [Int] {
        let order = sources.indices.sorted { left, right in
            let (left, right) = (sources[left], sources[right])
            return left.kind == right.kind
                ? left.name.lexicographicallyPrecedes(right.name) : left.kind.rawValue < right.kind.rawValue
        }
        var ranks = [Int](repeating: 0, count: Sample.mostSources)
        for (rank, source) in order.enumerated() { ranks[source] = rank }
        return ranks
    }

    private func isSource(_ number: Int, _ name: ExportText) -> Bool {
        sources[number].name.withUnsafeBufferPointer { known in
            known.baseAddress.map { strncmp($0, name, HealthSources.longestName) == 0 } ?? false
        }
    }

    @inline(never)
    private mutating func found(_ name: ExportText, on device: ExportText?) -> UInt8 {
        if let known = sources.indices.first(where: { isSource($0, name) }) {
            last = known
        } else if sources.count < Sample.mostSources {
            last = sources.count
            sources.append(HealthSources.source(name, on: device))
        } else {
            last = Sample.mostSources - 1
        }
        return UInt8(truncatingIfNeeded: last)
    }

    private static func source(_ name: ExportText, on device: ExportText?) -> Source {
        let length = strnlen(name, longestName - 1)
        return Source(
            name: Array(UnsafeBufferPointer(start: name, count: length)) + [0],
            kind: kind(of: name, on: device))
    }

    /// A device states its model. People choose the names, but most contain it too.
    private static func kind(of name: ExportText, on device: ExportText?) -> Kind {
        for text in [device, name] {
            guard let text else { continue }
            if text.contains("Watch") { return .watch }
            if text.contains("iPhone") { return .phone }
        }
        if device != nil { return .device }
        return name.equals("Health") ? .hand : .app
    }
}
