import Foundation
import HexisCore

/// Records are grouped by type, so the last type is nearly always the next one's.
struct LastType {
    private var name: [CChar] = [0]
    private var type: HealthType?
    private var count = 0

    /// The type of a record by its name; `nil` for one that is not imported.
    ///
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
