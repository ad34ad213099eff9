import Foundation

/// Who measured: the watch, the phone, other devices and apps, and the person's own typing.
///
/// Where several measured the same time, one of them counts: a watch before a phone, a phone before other devices,
/// those before apps, and all before what was typed in.
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

    /// The number of a source. All beyond the hundredth share one.
    @inline(__always)
    mutating func number(of name: ExportText, on device: ExportText?) -> UInt8 {
        if last < sources.count, isSource(last, name) { return UInt8(truncatingIfNeeded: last) }
        return found(name, on: device)
    }

    /// From the one that counts first to the last, for each source by its number.
    ///
    /// Within a kind by name, so that any order of the records gives the same.
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
            let length = strnlen(name, HealthSources.longestName - 1)
            sources.append(
                Source(
                    name: Array(UnsafeBufferPointer(start: name, count: length)) + [0],
                    kind: HealthSources.kind(of: name, on: device)))
        } else {
            last = Sample.mostSources - 1
        }
        return UInt8(truncatingIfNeeded: last)
    }

    /// A device says its model; names are people's own, and most hold it too.
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
